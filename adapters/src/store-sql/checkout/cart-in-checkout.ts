import type { Cart } from '@shop/core/cart/cart';
import { isTicketType } from '@shop/core/catalog/product-type';
import type { ShopError } from '@shop/core/errors/shop-error';
import type { CartId } from '@shop/core/ids';
import type { Language } from '@shop/core/languages/language';
import { err, ok, type Result } from 'neverthrow';
import { refreshHolds } from '../cart/cart-holds.ts';
import { type CartRows, loadCartRows } from '../cart/cart-rows.ts';
import { cartIn } from '../cart/cart-view.ts';
import type { LoadCatalog } from '../catalog/load-catalog.ts';
import type { Db, Tx } from '../database/database.ts';
import type { Moment } from '../database/moment.ts';

const noCart: ShopError = { kind: 'notFound', what: 'cart' };

/** A cart that is not paid yet. Errors: `notFound` cart. */
export const loadUnsoldCart = async (db: Db, id: CartId, at: Moment): Promise<Result<CartRows, ShopError>> => {
  const rows = await loadCartRows(db, id, at.now);
  return rows === undefined || rows.state === 'sold' ? err(noCart) : ok(rows);
};

/** Takes an open cart's lapsed places again. What went wrong is an answer to be committed, not an error, since lines that
 *  could not be kept are gone from the cart for good (design 4, decision 5). */
export const refreshCart = async (tx: Tx, id: CartId, at: Moment): Promise<ShopError | undefined> => {
  const { removed, promoDropped } = await refreshHolds(tx, id, at);
  if (removed.length > 0) return { kind: 'expiredTicketsDeleted' };
  return promoDropped ? { kind: 'promoCodeInvalid' } : undefined;
};

/** The cart with its prices as they are now. */
export const viewCart = async (
  db: Db,
  loadCatalog: LoadCatalog,
  rows: CartRows,
  language: Language,
  at: Moment,
): Promise<Cart> => cartIn(await loadCatalog(db), rows, language, at.now);

/** Decision: tickets, with their upsells, can be kept with a card as guarantee and paid at the till; gift cards cannot,
 *  since they are handed out at once (spec 2 says only that it is checked). */
export const isReservable = async (db: Db, loadCatalog: LoadCatalog, rows: CartRows): Promise<boolean> => {
  const { products } = await loadCatalog(db);
  const types = rows.lines.flatMap((line) =>
    line.product_id === null ? [] : (products.get(line.product_id)?.type ?? []),
  );
  return types.length > 0 && types.every(isTicketType);
};
