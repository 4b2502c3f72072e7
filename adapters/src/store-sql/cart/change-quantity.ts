import { fitCart } from '@shop/core/availability/capacity';
import { checkPieces } from '@shop/core/availability/pieces';
import { holdUntil, isLive } from '@shop/core/cart/hold';
import type { QuantityChange } from '@shop/core/cart/orders';
import { namedError } from '@shop/core/errors/named-error';
import type { ShopError } from '@shop/core/errors/shop-error';
import { changeQuantityErrors, type ShopPort } from '@shop/core/ports/shop-port';
import { err, ok, type Result } from 'neverthrow';
import { periodOf } from '../capacity/period-key.ts';
import { type PlaceNeed, shiftPlaces, takePlaces } from '../capacity/places.ts';
import type { Catalog } from '../catalog/catalog.ts';
import { checkPeriod } from '../catalog/periods-on-sale.ts';
import type { Tx } from '../database/database.ts';
import { type Moment, momentOf } from '../database/moment.ts';
import type { CartLines } from '../tables/cart-tables.ts';
import { removeLine } from './cart-holds.ts';
import { loadCartRows } from './cart-rows.ts';
import { cartIn } from './cart-view.ts';
import { openCart } from './open-cart.ts';
import { loadPersonsInCart } from './persons-in-cart.ts';
import type { ShopParts } from './shop-parts.ts';

const loadLine = (tx: Tx, change: QuantityChange): Promise<CartLines | undefined> =>
  tx
    .selectFrom('cart_lines')
    .selectAll()
    .where('id', '=', change.itemId)
    .where('cart_id', '=', change.cartId)
    .executeTakeFirst();

const setQuantity = async (tx: Tx, line: CartLines, quantity: number): Promise<void> => {
  await tx
    .updateTable('cart_lines')
    .set({ quantity })
    .where('cart_id', '=', line.cart_id)
    .where('id', '=', line.id)
    .execute();
};

/** A line that takes more places, or takes its lapsed ones again: what is needed must be on sale, fit the cart and be free. */
const takeMore = async (
  tx: Tx,
  catalog: Catalog,
  change: QuantityChange,
  line: CartLines,
  need: PlaceNeed,
  at: Moment,
): Promise<Result<void, ShopError>> => {
  const product = catalog.products.get(need.productId);
  if (product === undefined) return err({ kind: 'notFound', what: 'product' });
  const onSale = checkPeriod(product, periodOf(need.period), at.today);
  if (onSale.isErr()) return err(onSale.error);
  const growth = (change.quantity - line.quantity) * line.persons_each;
  const fits = fitCart((await loadPersonsInCart(tx, change.cartId)) + growth);
  if (fits.isErr() && growth > 0) return err(fits.error);
  return takePlaces(tx, need, 'held', at.now);
};

/** Sets a ticket line. Fewer places do not move its hold; more do, and a lapsed one begins anew (design 4, decision 5). */
const setTicketLine = async (
  tx: Tx,
  catalog: Catalog,
  change: QuantityChange,
  line: CartLines,
  day: Omit<PlaceNeed, 'persons'>,
  at: Moment,
): Promise<Result<void, ShopError>> => {
  const isHeld = line.place_state === 'held' && isLive(line.hold_until, at.now);
  const persons = (change.quantity - (isHeld ? line.quantity : 0)) * line.persons_each;
  if (persons <= 0) {
    await shiftPlaces(tx, day, { held: persons });
    await setQuantity(tx, line, change.quantity);
    return ok();
  }
  const taken = await takeMore(tx, catalog, change, line, { ...day, persons }, at);
  if (taken.isErr()) return taken;
  const first = isHeld ? line.first_added_at : at.now;
  await tx
    .updateTable('cart_lines')
    .set({
      quantity: change.quantity,
      place_state: 'held',
      first_added_at: first,
      last_added_at: at.now,
      hold_until: holdUntil({ firstAddedAt: first, lastAddedAt: at.now }),
    })
    .where('cart_id', '=', line.cart_id)
    .where('id', '=', line.id)
    .execute();
  return ok();
};

const setLine = async (
  tx: Tx,
  catalog: Catalog,
  change: QuantityChange,
  line: CartLines,
  at: Moment,
): Promise<Result<void, ShopError>> => {
  const { product_id: productId, period } = line;
  if (productId !== null && period !== null) {
    return setTicketLine(tx, catalog, change, line, { productId, period }, at);
  }
  await setQuantity(tx, line, change.quantity);
  return ok();
};

const applyChange = async (
  tx: Tx,
  catalog: Catalog,
  change: QuantityChange,
  at: Moment,
): Promise<Result<void, ShopError>> => {
  const line = await loadLine(tx, change);
  if (line === undefined) return err({ kind: 'notFound', what: 'cartItem' });
  if (change.quantity === 0) {
    await removeLine(tx, change.cartId, line.id);
    return ok();
  }
  const pieces = checkPieces(change.quantity);
  return pieces.isErr() ? err(pieces.error) : setLine(tx, catalog, change, line, at);
};

/** Sets a line to a quantity; what it takes more is taken in the same transaction, what it gives back is free at once. */
export const sqlChangeQuantity =
  ({ database, loadCatalog, clock }: ShopParts): ShopPort['changeQuantity'] =>
  (change) =>
    database
      .transaction(async (tx) => {
        const at = momentOf(clock);
        const opened = await openCart(tx, change.cartId, at.now);
        if (opened.isErr()) return err(opened.error);
        const catalog = await loadCatalog(tx);
        const changed = await applyChange(tx, catalog, change, at);
        if (changed.isErr()) return err(changed.error);
        const rows = await loadCartRows(tx, change.cartId, at.now);
        if (rows === undefined) throw new Error(`cart ${change.cartId} is gone`);
        return ok(cartIn(catalog, rows, change.language, at.now));
      })
      .mapErr(namedError(changeQuantityErrors));
