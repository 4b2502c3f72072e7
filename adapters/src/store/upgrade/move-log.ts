import { type Actor, type Fact, factNames } from '@shop/core/checkout/fact';
import type { CartId, OrderRef } from '@shop/core/ids';
import type { Cents } from '@shop/core/money/cents';
import type { SellerCart, SellerLine } from '@shop/core/seller/cart/seller-cart';
import type { SellerOrder } from '@shop/core/seller/checkout/seller-order';
import type { LogRow } from '@shop/core/seller/log/log-row';
import * as z from 'zod/mini';
import type { Db } from '../database/database.ts';
import { statement } from '../database/statement.ts';
import type { SqlDialectName } from '../schema/table.ts';
import { writeLog } from '../seller/log-rows.ts';
import { count, moment, number, text } from '../stored/document.ts';
import { type Between, type FormerTable, rowsBetween, storedValue } from './former-rows.ts';

const note = z.object({
  // `statusTold` is the name of a changed status in release 0.2.0.
  what: z.enum([...factNames, 'statusTold']),
  attempt: z.exactOptional(count),
  amount: z.exactOptional(number<Cents>()),
  item: z.exactOptional(count),
  ticket: z.exactOptional(count),
  word: z.exactOptional(z.string()),
  why: z.exactOptional(z.string()),
});
type Note = z.output<typeof note>;

const noteRow = z.object({
  order_ref: text<OrderRef>(),
  number: count,
  noted_at: moment,
  notes: storedValue<Note[]>(z.array(note)),
});
export type NoteRow = z.output<typeof noteRow>;

const notes: FormerTable<NoteRow> = { name: 'order_notes', key: ['order_ref', 'number'], row: noteRow };

/** Reads the notes of orders, one row per decision, in their order. */
export const notesBetween = rowsBetween(notes, 'where order_ref between $1 and $2 order by order_ref, number');

/** Returns the likely actor: release 0.2.0 did not store it. */
const actorOf = (noted: readonly Note[]): Actor => {
  const has = (...whats: readonly Note['what'][]): boolean => noted.some(({ what }) => whats.includes(what));
  if (has('notified')) return 'provider';
  if (has('placed', 'triedAgain')) return 'visitor';
  return has('admitted') ? 'door' : 'worker';
};

const request = { type: 'useCase', name: 'upgrade' } as const;

const factOf = ({ item, what, ...noted }: Note, { number: order, content }: SellerOrder): Fact => ({
  ...noted,
  what: what === 'statusTold' ? 'statusChanged' : what,
  order,
  line: item === undefined ? undefined : content.items[item - 1]?.cartItemId,
});

/** Returns an id for a log row. Rows of the same time are ordered by id: those of a cart before those of its orders.
 *  An order's reference is secret, so the id contains its number. */
const idOf = (...parts: readonly (string | number)[]): string =>
  ['upgrade', ...parts.map((part) => (typeof part === 'number' ? String(part).padStart(6, '0') : part))].join(' ');

const orderLog = (order: SellerOrder, own: readonly NoteRow[]): readonly LogRow[] =>
  own.map(({ number: turn, noted_at: at, notes: noted }) => ({
    id: idOf('order', order.number, turn),
    at,
    cartId: order.cartId,
    by: actorOf(noted),
    request,
    facts: noted.map((one) => factOf(one, order)),
  }));

/** Writes the notes of orders as facts. */
export const moveOrderLog = (
  db: Db,
  dialect: SqlDialectName,
  orders: readonly SellerOrder[],
  notesOf: (ref: OrderRef) => readonly NoteRow[],
): Promise<void> =>
  writeLog(
    db,
    dialect,
    orders.flatMap((order) => orderLog(order, notesOf(order.ref))),
  );

const goodsOf = (line: SellerLine): string => (line.kind === 'upsell' ? line.upsellId : line.priceListId);

/** Returns the log of a cart: its opening and the additions of its present lines, one row for each time. */
const cartLog = ({ cartId, createdAt, lines }: SellerCart): readonly LogRow[] => {
  const added = lines.map((line) => ({
    at: line.firstAddedAt,
    fact: { what: 'lineAdded', line: line.cartItemId, goods: goodsOf(line) } as const,
  }));
  const byMoment = Map.groupBy([{ at: createdAt, fact: { what: 'cartOpened' } as const }, ...added], ({ at }) => at);
  return [...byMoment].map(([at, own], turn) => ({
    id: idOf('cart', cartId, turn),
    at,
    cartId,
    by: 'visitor',
    request,
    facts: own.map(({ fact }) => fact),
  }));
};

const selectOrdered = statement<{ readonly cart_id: CartId }>(
  'select distinct cart_id from former_orders where cart_id between $1 and $2',
);

/** Writes the beginning of the history of orders. */
export const moveCartLog = async (
  db: Db,
  dialect: SqlDialectName,
  carts: readonly SellerCart[],
  { from, to }: Between,
): Promise<void> => {
  const { rows } = await selectOrdered(db, dialect, [from, to]);
  const ordered = new Set(rows.map((row) => row.cart_id));
  await writeLog(db, dialect, carts.filter(({ cartId }) => ordered.has(cartId)).flatMap(cartLog));
};
