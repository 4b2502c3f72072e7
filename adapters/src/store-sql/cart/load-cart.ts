import type { Cart } from '@shop/core/cart/cart';
import { namedError } from '@shop/core/errors/named-error';
import type { ShopError } from '@shop/core/errors/shop-error';
import type { CartId } from '@shop/core/ids';
import type { Language } from '@shop/core/languages/language';
import { loadCartErrors, type ShopPort } from '@shop/core/ports/shop-port';
import { err, ok, type Result } from 'neverthrow';
import type { Catalog } from '../catalog/catalog.ts';
import type { Db } from '../database/database.ts';
import { type Moment, momentOf } from '../database/moment.ts';
import { type CartRows, loadCartRows } from './cart-rows.ts';
import { cartIn } from './cart-view.ts';
import type { ShopParts } from './shop-parts.ts';

/** Decision: what has been paid is in the order, so a paid cart shows empty (spec 4 is silent). */
const shown = (rows: CartRows): CartRows =>
  rows.state === 'sold' ? { id: rows.id, state: rows.state, version: rows.version, lines: [] } : rows;

/** A visitor's cart as it is now. Errors: `notFound` cart. */
export const readCart = async (
  db: Db,
  catalog: Catalog,
  cartId: CartId,
  language: Language,
  at: Moment,
): Promise<Result<Cart, ShopError>> => {
  const rows = await loadCartRows(db, cartId, at.now);
  return rows === undefined
    ? err({ kind: 'notFound', what: 'cart' })
    : ok(cartIn(catalog, shown(rows), language, at.now));
};

export const sqlLoadCart =
  ({ database, loadCatalog, clock }: ShopParts): ShopPort['loadCart'] =>
  ({ cartId, language }) =>
    database
      .read(async (db) => readCart(db, await loadCatalog(db), cartId, language, momentOf(clock)))
      .mapErr(namedError(loadCartErrors));
