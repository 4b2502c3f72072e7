import { holdUntil, isLive } from '@shop/core/cart/hold';
import type { LocalDate } from '@shop/core/dates/local-date';
import type { CartId, CartItemId } from '@shop/core/ids';
import { periodOf } from '../capacity/period-key.ts';
import { shiftPlaces, takePlaces } from '../capacity/places.ts';
import type { Tx } from '../database/database.ts';
import type { Moment } from '../database/moment.ts';
import type { CartLines } from '../tables/cart-tables.ts';
import { needsOf } from './cart-moves.ts';
import { refreshPromoUse } from './promo-uses.ts';

/** What became of a cart whose holds were refreshed. Removed lines and a dropped promo code are gone from the cart. */
export type RefreshedHolds = { readonly removed: readonly CartItemId[]; readonly promoDropped: boolean };

type Line = Pick<
  CartLines,
  'cart_id' | 'id' | 'product_id' | 'period' | 'quantity' | 'persons_each' | 'place_state' | 'hold_until'
> & { readonly season_end: LocalDate | null };

/** Lines in day order, so that two carts never wait for each other crosswise. */
const loadLines = (tx: Tx, cartId: CartId): Promise<Line[]> =>
  tx
    .selectFrom('cart_lines as line')
    .leftJoin('seasons as season', (join) =>
      join.on((row) => row(row.cast('season.id', 'text'), '=', row.ref('line.period'))),
    )
    .select(['line.cart_id', 'line.id', 'line.product_id', 'line.period', 'line.quantity', 'line.persons_each'])
    .select(['line.place_state', 'line.hold_until', 'season.last_day as season_end'])
    .where('line.cart_id', '=', cartId)
    .orderBy('line.product_id')
    .orderBy('line.period')
    .orderBy('line.position')
    .execute();

/** A day that is over cannot be bought any more, even while its places are held. */
const isOver = (line: Line, today: LocalDate): boolean => {
  if (line.period === null) return false;
  const period = periodOf(line.period);
  return period.type === 'day' ? period.date < today : line.season_end !== null && line.season_end < today;
};

const isOpen = (line: Line): boolean => line.place_state === 'held' || line.place_state === 'lapsed';

/** Takes a lapsed line's places again, with a hold that begins anew. False when they are gone. */
const takeAgain = async (tx: Tx, line: Line, { now }: Moment): Promise<boolean> => {
  for (const need of needsOf([line])) {
    const taken = await takePlaces(tx, need, 'held', now);
    if (taken.isErr()) return false;
  }
  const until = holdUntil({ firstAddedAt: now, lastAddedAt: now });
  await tx
    .updateTable('cart_lines')
    .set({ place_state: 'held', first_added_at: now, last_added_at: now, hold_until: until })
    .where('cart_id', '=', line.cart_id)
    .where('id', '=', line.id)
    .execute();
  return true;
};

const keepLine = async (tx: Tx, line: Line, at: Moment): Promise<boolean> => {
  if (!isOpen(line)) return true;
  if (isOver(line, at.today)) return false;
  return (line.place_state === 'held' && isLive(line.hold_until, at.now)) || takeAgain(tx, line, at);
};

/** Deletes a line; places that its day still counts go back. */
export const removeLine = async (tx: Tx, cartId: CartId, id: CartItemId): Promise<void> => {
  const removed = await tx
    .deleteFrom('cart_lines')
    .where('cart_id', '=', cartId)
    .where('id', '=', id)
    .returning(['product_id', 'period', 'quantity', 'persons_each', 'place_state'])
    .execute();
  for (const need of needsOf(removed.filter((line) => line.place_state === 'held'))) {
    await shiftPlaces(tx, need, { held: -need.persons });
  }
};

/** Takes lapsed places again where they are still free and removes the lines whose are not, or whose day is over
 *  (design 4, decision 5); the same for the promo code's use. Live holds stay as they are. Commit even when lines were
 *  removed: answer the refusal (`expiredTicketsDeleted`, or `promoCodeInvalid` for the code) after the transaction. */
export const refreshHolds = async (tx: Tx, cartId: CartId, at: Moment): Promise<RefreshedHolds> => {
  const removed: CartItemId[] = [];
  for (const line of await loadLines(tx, cartId)) {
    if (await keepLine(tx, line, at)) continue;
    await removeLine(tx, cartId, line.id);
    removed.push(line.id);
  }
  if (removed.length > 0) {
    await tx
      .updateTable('carts')
      .set((row) => ({ version: row('version', '+', 1), updated_at: at.now }))
      .where('id', '=', cartId)
      .execute();
  }
  return { removed, promoDropped: !(await refreshPromoUse(tx, cartId, at.now)) };
};
