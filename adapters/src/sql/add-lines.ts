import { fitCart } from '@shop/core/availability/capacity';
import { holdUntil, isLive } from '@shop/core/cart/hold';
import { type Instant, instant } from '@shop/core/dates/instant';
import type { ShopError } from '@shop/core/errors/shop-error';
import { type CartId, cartItemId } from '@shop/core/ids';
import type { RandomPort } from '@shop/core/ports/random-port';
import { err, ok, type Result } from 'neverthrow';
import { needsOf } from './cart-moves.ts';
import type { Tx } from './database.ts';
import { checkPieces } from './pieces.ts';
import { needsPerDay, takePlaces } from './places.ts';
import { preparedQuery } from './prepared-query.ts';
import type { CartLines } from './tables/cart-tables.ts';

/** What makes a line this line: adding the same again raises its quantity. */
type Goods = Pick<
  CartLines,
  'product_id' | 'price_list_id' | 'upsell_id' | 'period' | 'upsell_day' | 'chosen_price' | 'persons_each'
>;

export type NewLine = Goods & Pick<CartLines, 'quantity'>;

type StoredLine = NewLine & Pick<CartLines, 'id' | 'position' | 'place_state' | 'first_added_at' | 'hold_until'>;

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

const isSame = (a: Goods, b: Goods): boolean =>
  a.product_id === b.product_id &&
  a.price_list_id === b.price_list_id &&
  a.upsell_id === b.upsell_id &&
  a.period === b.period &&
  a.upsell_day === b.upsell_day &&
  a.chosen_price === b.chosen_price;

/** A lapsed line is left alone: its places are not held, so what is added stands beside it. */
const canGrow = (line: StoredLine, now: Instant): boolean =>
  line.place_state === 'none' || (line.place_state === 'held' && isLive(line.hold_until, now));

const growLine = async (tx: Tx, cartId: CartId, line: StoredLine, quantity: number, now: Instant): Promise<void> => {
  const until = holdUntil({ firstAddedAt: line.first_added_at, lastAddedAt: now });
  await tx
    .updateTable('cart_lines')
    .set({ quantity, last_added_at: now, ...(line.place_state === 'held' ? { hold_until: until } : {}) })
    .where('cart_id', '=', cartId)
    .where('id', '=', line.id)
    .execute();
};

const noEnd = instant(0);

const insertLines = async (
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

/** Equal lines of one request count as one. */
const mergeEqual = (lines: readonly NewLine[]): readonly NewLine[] => {
  const merged: NewLine[] = [];
  for (const line of lines) {
    const index = merged.findIndex((other) => isSame(other, line));
    const same = merged[index];
    if (same === undefined) merged.push(line);
    else merged[index] = { ...same, quantity: same.quantity + line.quantity };
  }
  return merged;
};

const personsOf = (lines: readonly NewLine[]): number =>
  lines.reduce((persons, line) => persons + line.quantity * line.persons_each, 0);

const takeAll = async (tx: Tx, lines: readonly NewLine[], now: Instant): Promise<Result<void, ShopError>> => {
  for (const need of needsPerDay(needsOf(lines))) {
    const taken = await takePlaces(tx, need, 'held', now);
    if (taken.isErr()) return taken;
  }
  return ok();
};

/** Puts lines into an open cart and takes their places, all or nothing: undo the transaction on an error.
 *  Errors: `cartTooLarge`, `capacityFull`, `periodNotOnSale`, `invalidInput` for too many pieces. */
export const addLines = async (
  tx: Tx,
  cart: { readonly id: CartId; readonly isNew: boolean },
  wanted: readonly NewLine[],
  now: Instant,
  random: RandomPort,
): Promise<Result<void, ShopError>> => {
  const stored = cart.isNew ? [] : (await selectStored(tx, { cartId: cart.id })).rows;
  const lines = mergeEqual(wanted).map((line) => ({
    line,
    into: stored.find((other) => isSame(other, line) && canGrow(other, now)),
  }));
  const fresh = lines.filter(({ into }) => into === undefined).map(({ line }) => line);
  for (const { line, into } of lines) {
    const pieces = checkPieces(line.quantity + (into?.quantity ?? 0));
    if (pieces.isErr()) return err(pieces.error);
  }
  const persons = personsOf(wanted);
  const fits = persons === 0 ? ok(0) : fitCart(personsOf(stored) + persons);
  if (fits.isErr()) return err(fits.error);
  const taken = await takeAll(tx, wanted, now);
  if (taken.isErr()) return taken;
  for (const { line, into } of lines) {
    if (into !== undefined) await growLine(tx, cart.id, into, into.quantity + line.quantity, now);
  }
  await insertLines(tx, cart.id, fresh, Math.max(0, ...stored.map((line) => line.position)), now, random);
  return ok();
};
