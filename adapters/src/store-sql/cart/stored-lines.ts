import { holdUntil } from '@shop/core/cart/hold';
import { type Instant, instant } from '@shop/core/dates/instant';
import { type CartId, cartItemId } from '@shop/core/ids';
import type { RandomPort } from '@shop/core/ports/random-port';
import type { Tx } from '../database/database.ts';
import { preparedQuery } from '../database/prepared-query.ts';
import type { CartLines } from '../tables/cart-tables.ts';
import type { NewLine } from './new-line.ts';

export type StoredLine = NewLine & Pick<CartLines, 'id' | 'position' | 'place_state' | 'first_added_at' | 'hold_until'>;

const selectStored = preparedQuery<{ cartId: CartId }>()((db, slot) =>
  db
    .selectFrom('cart_lines')
    .select(['id', 'position', 'product_id', 'price_list_id', 'upsell_id', 'period', 'upsell_day', 'chosen_price'])
    .select(['quantity', 'persons_each', 'place_state', 'first_added_at', 'hold_until'])
    .where('cart_id', '=', slot('cartId')),
);

const insertLine = preparedQuery<CartLines>()((db, slot) =>
  db.insertInto('cart_lines').values({
    cart_id: slot('cart_id'),
    id: slot('id'),
    position: slot('position'),
    product_id: slot('product_id'),
    price_list_id: slot('price_list_id'),
    upsell_id: slot('upsell_id'),
    period: slot('period'),
    upsell_day: slot('upsell_day'),
    chosen_price: slot('chosen_price'),
    quantity: slot('quantity'),
    persons_each: slot('persons_each'),
    place_state: slot('place_state'),
    first_added_at: slot('first_added_at'),
    last_added_at: slot('last_added_at'),
    hold_until: slot('hold_until'),
  }),
);

/** What a cart has already, to add to. */
export const loadStored = async (tx: Tx, cartId: CartId): Promise<readonly StoredLine[]> =>
  (await selectStored(tx, { cartId })).rows;

/** Raises a line's quantity; its hold counts from now, to the end that its first place set. */
export const growLine = async (
  tx: Tx,
  cartId: CartId,
  line: StoredLine,
  quantity: number,
  now: Instant,
): Promise<void> => {
  const until = holdUntil({ firstAddedAt: line.first_added_at, lastAddedAt: now });
  await tx
    .updateTable('cart_lines')
    .set({ quantity, last_added_at: now, ...(line.place_state === 'held' ? { hold_until: until } : {}) })
    .where('cart_id', '=', cartId)
    .where('id', '=', line.id)
    .execute();
};

const noEnd = instant(0);

/** Puts new lines behind position `after`, those with a day as held. */
export const insertLines = async (
  tx: Tx,
  cartId: CartId,
  lines: readonly NewLine[],
  after: number,
  now: Instant,
  random: RandomPort,
): Promise<void> => {
  const until = holdUntil({ firstAddedAt: now, lastAddedAt: now });
  for (const [index, line] of lines.entries()) {
    const held = line.period !== null;
    await insertLine(tx, {
      ...line,
      id: cartItemId(random.token()),
      cart_id: cartId,
      position: after + index + 1,
      place_state: held ? 'held' : 'none',
      first_added_at: now,
      last_added_at: now,
      hold_until: held ? until : noEnd,
    });
  }
};
