import { holdUntil, isLive } from '@shop/core/cart/hold';
import type { Instant } from '@shop/core/dates/instant';
import type { CartId } from '@shop/core/ids';
import type { Tx } from '../database/database.ts';
import type { CountedState } from './cart-moves.ts';

/** A code with a limit is like a day with few places: a use is held, lapses by itself, and is counted in one conditional
 *  statement (reliability 1.1, I9). */
const shiftUses = async (tx: Tx, code: string, uses: number): Promise<boolean> => {
  const result = await tx
    .updateTable('promo_codes')
    .set((row) => ({ used: row('used', '+', uses) }))
    .where('code', '=', code)
    .where(({ eb, or }) => or([eb('max_uses', 'is', null), eb('used', '<=', eb('max_uses', '-', uses))]))
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
};

const reapLapsedUses = async (tx: Tx, code: string, now: Instant): Promise<void> => {
  const lapsed = await tx
    .updateTable('promo_uses')
    .set({ place_state: 'lapsed' })
    .where('code', '=', code)
    .where('place_state', '=', 'held')
    .where('hold_until', '<=', now)
    .executeTakeFirst();
  const freed = Number(lapsed.numUpdatedRows);
  if (freed > 0) await shiftUses(tx, code, -freed);
};

/** Takes a use of a code for a cart that holds none. False when the code is unknown or used up. */
export const takePromoUse = async (tx: Tx, cartId: CartId, code: string, now: Instant): Promise<boolean> => {
  await reapLapsedUses(tx, code, now);
  if (!(await shiftUses(tx, code, 1))) return false;
  const use = { code, place_state: 'held' as const, hold_until: holdUntil({ firstAddedAt: now, lastAddedAt: now }) };
  await tx
    .insertInto('promo_uses')
    .values({ cart_id: cartId, ...use })
    .execute();
  return true;
};

/** Gives a cart's use of a code back and forgets the code. Without one it does nothing. */
export const dropPromoUse = async (tx: Tx, cartId: CartId): Promise<void> => {
  const dropped = await tx
    .deleteFrom('promo_uses')
    .where('cart_id', '=', cartId)
    .returning(['code', 'place_state'])
    .executeTakeFirst();
  if (dropped !== undefined && dropped.place_state !== 'lapsed') await shiftUses(tx, dropped.code, -1);
};

/** Takes a lapsed use again, else drops it. False when the cart has just lost its code. */
export const refreshPromoUse = async (tx: Tx, cartId: CartId, now: Instant): Promise<boolean> => {
  const use = await tx.selectFrom('promo_uses').selectAll().where('cart_id', '=', cartId).executeTakeFirst();
  if (
    use === undefined ||
    (use.place_state !== 'lapsed' && (use.place_state !== 'held' || isLive(use.hold_until, now)))
  ) {
    return true;
  }
  await dropPromoUse(tx, cartId);
  return takePromoUse(tx, cartId, use.code, now);
};

/** Moves a cart's use between the counted states, or gives it back as lapsed. */
export const movePromoUse = async (
  tx: Tx,
  cartId: CartId,
  from: CountedState,
  to: CountedState | 'lapsed',
  until: Instant,
): Promise<void> => {
  const moved = await tx
    .updateTable('promo_uses')
    .set({ place_state: to, hold_until: until })
    .where('cart_id', '=', cartId)
    .where('place_state', '=', from)
    .returning('code')
    .executeTakeFirst();
  if (moved !== undefined && to === 'lapsed') await shiftUses(tx, moved.code, -1);
};
