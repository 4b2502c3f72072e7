import { holdUntil, isLive } from '@shop/core/cart/hold';
import type { Instant } from '@shop/core/dates/instant';
import type { CartId, CartItemId } from '@shop/core/ids';
import { needsOf } from './cart-moves.ts';
import type { Tx } from './database.ts';
import { takePlaces } from './places.ts';
import { refreshPromoUse } from './promo-uses.ts';
import type { CartLines } from './tables/cart-tables.ts';

/** What became of a cart whose holds were refreshed. Removed lines and a dropped promo code are gone from the cart. */
export type RefreshedHolds = { readonly removed: readonly CartItemId[]; readonly promoDropped: boolean };

type Line = Pick<
  CartLines,
  'id' | 'product_id' | 'period' | 'quantity' | 'persons_each' | 'place_state' | 'hold_until'
>;

const hasLapsed = (line: Line, now: Instant): boolean =>
  line.place_state === 'lapsed' || (line.place_state === 'held' && !isLive(line.hold_until, now));

/** Lines in day order, so that two carts never wait for each other crosswise. */
const loadLines = (tx: Tx, cartId: CartId): Promise<Line[]> =>
  tx
    .selectFrom('cart_lines')
    .select(['id', 'product_id', 'period', 'quantity', 'persons_each', 'place_state', 'hold_until'])
    .where('cart_id', '=', cartId)
    .orderBy('product_id')
    .orderBy('period')
    .orderBy('position')
    .execute();

/** Takes a lapsed line's places again, with a hold that begins anew. False when they are gone. */
const takeAgain = async (tx: Tx, line: Line, now: Instant): Promise<boolean> => {
  for (const need of needsOf([line])) {
    const taken = await takePlaces(tx, need, 'held', now);
    if (taken.isErr()) return false;
  }
  const times = { firstAddedAt: now, lastAddedAt: now };
  await tx
    .updateTable('cart_lines')
    .set({ place_state: 'held', first_added_at: now, last_added_at: now, hold_until: holdUntil(times) })
    .where('id', '=', line.id)
    .execute();
  return true;
};

/** Takes lapsed places again where they are still free and removes the lines whose are not (design 4, decision 5); the
 *  same for the promo code's use. Live holds stay as they are. Commit even when lines were removed: answer the refusal
 *  (`expiredTicketsDeleted`, or `promoCodeInvalid` for the code) after the transaction. */
export const refreshHolds = async (tx: Tx, cartId: CartId, now: Instant): Promise<RefreshedHolds> => {
  const removed: CartItemId[] = [];
  for (const line of await loadLines(tx, cartId)) {
    if (hasLapsed(line, now) && !(await takeAgain(tx, line, now))) removed.push(line.id);
  }
  if (removed.length > 0) await removeLines(tx, cartId, removed, now);
  return { removed, promoDropped: !(await refreshPromoUse(tx, cartId, now)) };
};

const removeLines = async (tx: Tx, cartId: CartId, ids: readonly CartItemId[], now: Instant): Promise<void> => {
  await tx.deleteFrom('cart_lines').where('id', 'in', ids).execute();
  await tx
    .updateTable('carts')
    .set((row) => ({ version: row('version', '+', 1), updated_at: now }))
    .where('id', '=', cartId)
    .execute();
};
