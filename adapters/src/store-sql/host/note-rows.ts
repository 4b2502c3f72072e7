import type { OrderNoted } from '@shop/core/checkout/order-note';
import type { Instant } from '@shop/core/dates/instant';
import type { HostState } from '@shop/core/host/state';
import type { OrderRef } from '@shop/core/ids';
import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';
import { preparedQuery } from '../database/prepared-query.ts';
import type { Tables } from '../schema/tables.ts';
import { storedOrderNotes } from '../stored/order-notes.ts';

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
export const notedOf = (rows: readonly Tables['order_notes'][]): ReadonlyMap<OrderRef, readonly OrderNoted[]> => {
  const sorted = [...rows].sort((a, b) => a.number - b.number);
  const byOrder = Map.groupBy(sorted, (row) => row.order_ref);
  return new Map(
    [...byOrder].map(([ref, own]) => [
      ref,
      own.map(({ noted_at: at, notes }) => ({ at, notes: storedOrderNotes.read(notes) })),
    ]),
  );
};
