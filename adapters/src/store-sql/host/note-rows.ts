import type { OrderNoted } from '@shop/core/checkout/order-note';
import type { Instant } from '@shop/core/dates/instant';
import type { PaymentEvent } from '@shop/core/host/checkout/host-order';
import type { HostState } from '@shop/core/host/state';
import type { CartId, OrderRef } from '@shop/core/ids';
import { type Selectable, sql } from 'kysely';
import type { Db, Tx } from '../database/database.ts';
import { preparedQuery } from '../database/prepared-query.ts';
import { storedOrderNotes } from '../stored/order-notes.ts';
import type { OrderNotes } from '../tables/checkout-tables.ts';
import { eventOf } from './order-rows.ts';

type Row = Selectable<OrderNotes>;

const insertNotes = preparedQuery<{ ref: OrderRef; at: Instant; notes: string }>()((db, slot) =>
  db.insertInto('order_notes').values({
    order_ref: slot('ref'),
    number: sql<number>`(select coalesce(max(number), 0) + 1 from order_notes where order_ref = ${slot('ref')})`,
    noted_at: slot('at'),
    notes: slot('notes'),
  }),
);

/** Appends to the history of an order. */
export const writeNotes = async (tx: Tx, ref: OrderRef, { at, notes }: OrderNoted): Promise<void> => {
  await insertNotes(tx, { ref, at, notes: storedOrderNotes.write(notes) });
};

/** Appends the notes that `after` has beyond those of `before`; the history itself need not be loaded. */
export const writeNewNotes = async (tx: Tx, before: HostState, after: HostState): Promise<void> => {
  for (const [ref, noted] of after.notes) {
    for (const added of noted.slice(before.notes.get(ref)?.length ?? 0)) await writeNotes(tx, ref, added);
  }
};

/** Notes of orders in their order, by order. */
export const notedOf = (rows: readonly Row[]): ReadonlyMap<OrderRef, readonly OrderNoted[]> => {
  const sorted = [...rows].sort((a, b) => a.number - b.number);
  const byOrder = Map.groupBy(sorted, (row) => row.order_ref);
  return new Map(
    [...byOrder].map(([ref, own]) => [
      ref,
      own.map(({ noted_at: at, notes }) => ({ at, notes: storedOrderNotes.read(notes) })),
    ]),
  );
};

export type LoadedHistory = {
  readonly notes: ReadonlyMap<OrderRef, readonly OrderNoted[]>;
  readonly events: readonly PaymentEvent[];
};

/** What was written down of a cart's orders, and the notifications that were heard of them. */
export const loadHistory = async (db: Db, cartId: CartId): Promise<LoadedHistory> => {
  const notes = await db
    .selectFrom('order_notes')
    .innerJoin('orders', 'orders.ref', 'order_notes.order_ref')
    .selectAll('order_notes')
    .where('orders.cart_id', '=', cartId)
    .execute();
  const events = await db
    .selectFrom('payment_events')
    .innerJoin('payment_attempts', 'payment_attempts.id', 'payment_events.attempt_id')
    .innerJoin('orders', 'orders.ref', 'payment_attempts.order_ref')
    .selectAll('payment_events')
    .where('orders.cart_id', '=', cartId)
    .execute();
  return { notes: notedOf(notes), events: events.map(eventOf) };
};
