import type { Instant } from '@shop/core/dates/instant';
import type { CartId } from '@shop/core/ids';
import { needsPerDay, type PlaceNeed, type PlaceShift, shiftPlaces } from '../capacity/places.ts';
import type { Tx } from '../database/database.ts';
import type { CartLines } from '../tables/cart-tables.ts';

/** States whose persons a day counts. */
export type CountedState = 'held' | 'paying' | 'sold';

type PlacedLine = Pick<CartLines, 'product_id' | 'period' | 'quantity' | 'persons_each'>;

/** What a line takes of its day; nothing for gift cards and upsells. */
export const needsOf = (lines: readonly PlacedLine[]): readonly PlaceNeed[] =>
  lines.flatMap(({ product_id, period, quantity, persons_each }) =>
    product_id === null || period === null ? [] : [{ productId: product_id, period, persons: quantity * persons_each }],
  );

/** Moves a cart's lines from one counted state to another, or back to nobody as lapsed, and the days' counters with
 *  them. `until` is the new end of the hold. Never fails: what is counted already fits. */
export const moveLines = async (
  tx: Tx,
  cartId: CartId,
  from: CountedState,
  to: CountedState | 'lapsed',
  until: Instant,
): Promise<void> => {
  const moved = await tx
    .updateTable('cart_lines')
    .set({ place_state: to, hold_until: until })
    .where('cart_id', '=', cartId)
    .where('place_state', '=', from)
    .returning(['product_id', 'period', 'quantity', 'persons_each'])
    .execute();
  for (const need of needsPerDay(needsOf(moved))) {
    const shift: PlaceShift = { [from]: -need.persons, ...(to === 'lapsed' ? {} : { [to]: need.persons }) };
    if (!(await shiftPlaces(tx, need, shift)))
      throw new Error(`places of ${need.productId} on ${need.period} do not add up`);
  }
};
