import type { OrderNoted } from '@shop/core/checkout/order-note';
import type { Instant } from '@shop/core/dates/instant';
import type { OrderRef } from '@shop/core/ids';
import type { OrderRecords } from '@shop/core/seller/checkout/order-records';
import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';
import { preparedDelete, preparedInsert, preparedSql, preparedUpdate, type Slots } from '../database/prepared-query.ts';
import type { Tables } from '../schema/tables.ts';
import { storedOrderNotes } from '../stored/order-content.ts';
import { type StateTable, stateTables } from './state-tables.ts';

/** Writes what differs between two states in one table. False when a row is no longer what was loaded. */
type Writer = (tx: Tx, before: OrderRecords, after: OrderRecords) => Promise<boolean>;

/** In the order of their keys, so that two transactions never lock rows crosswise. */
const sortedByKey = <Key, Value>(records: readonly (readonly [Key, Value])[]): readonly (readonly [Key, Value])[] =>
  records.toSorted(([a], [b]) => (String(a) < String(b) ? -1 : 1));

const changedColumns = <Of extends object>(before: Of, after: Of): Partial<Of> => {
  const was = new Map<string, unknown>(Object.entries(before));
  const changed: Partial<Of> = {};
  return Object.assign(
    changed,
    Object.fromEntries(Object.entries(after).filter(([name, value]) => value !== was.get(name))),
  );
};

/** Updates and deletes name all values of the loaded row, since a row may have two writers. */
const tableWriter = <Table extends keyof Tables & string, Key, Value>(
  { table, rowOf }: StateTable<Table, Key, Value>,
  recordsOf: (state: OrderRecords) => ReadonlyMap<Key, Value>,
): { readonly remove: Writer; readonly save: Writer } => {
  const insertAll = preparedInsert(table);
  const update = preparedUpdate(table);
  const deleteOne = preparedDelete(table);
  return {
    remove: async (tx, before, after) => {
      const kept = recordsOf(after);
      const gone = [...recordsOf(before)].filter(([key]) => !kept.has(key));
      for (const [key, value] of sortedByKey(gone)) if (!(await deleteOne(tx, rowOf(value, key)))) return false;
      return true;
    },
    save: async (tx, before, after) => {
      const known = recordsOf(before);
      const changed = sortedByKey([...recordsOf(after)].filter(([key, value]) => known.get(key) !== value));
      const added: Tables[Table][] = [];
      for (const [key, value] of changed) {
        const row = rowOf(value, key);
        const was = known.get(key);
        if (was === undefined) {
          added.push(row);
          continue;
        }
        const where = rowOf(was, key);
        const set = changedColumns(where, row);
        if (Object.keys(set).length > 0 && !(await update(tx, { set, where }))) return false;
      }
      await insertAll(tx, added);
      return true;
    },
  };
};

/** Parents before their children. */
const writers = [
  tableWriter(stateTables.orderNumbers, ({ orderNumbers }) => orderNumbers),
  tableWriter(stateTables.orders, ({ orders }) => orders),
  tableWriter(stateTables.orderBuyers, ({ orderBuyers }) => orderBuyers),
  tableWriter(stateTables.attempts, ({ attempts }) => attempts),
  tableWriter(stateTables.events, ({ events }) => events),
  tableWriter(stateTables.strayPayments, ({ strayPayments }) => strayPayments),
  tableWriter(stateTables.tickets, ({ tickets }) => tickets),
  tableWriter(stateTables.mails, ({ mails }) => mails),
];

const insertNotes = preparedSql(
  (slot: Slots<{ ref: OrderRef; at: Instant; notes: string }>) => sql`
    insert into order_notes (order_ref, number, noted_at, notes) values (${slot('ref')},
      (select coalesce(max(number), 0) + 1 from order_notes where order_ref = ${slot('ref')}), ${slot('at')}, ${slot('notes')})`,
);

/** Appends to the history of an order. */
export const writeNotes = async (tx: Tx, ref: OrderRef, { at, notes }: OrderNoted): Promise<void> => {
  await insertNotes(tx, { ref, at, notes: storedOrderNotes.write(notes) });
};

/** Appends the notes that `after` has beyond those of `before`; the history itself need not be loaded. */
const writeNewNotes = async (tx: Tx, before: OrderRecords, after: OrderRecords): Promise<void> => {
  for (const [ref, noted] of after.notes) {
    for (const added of noted.slice(before.notes.get(ref)?.length ?? 0)) await writeNotes(tx, ref, added);
  }
};

const childrenFirst = writers.toReversed();

/** Writes the difference between the records that a decision was made on and its result. False if a row changed. */
export const writeDifference = async (tx: Tx, before: OrderRecords, after: OrderRecords): Promise<boolean> => {
  for (const { remove } of childrenFirst) if (!(await remove(tx, before, after))) return false;
  for (const { save } of writers) if (!(await save(tx, before, after))) return false;
  await writeNewNotes(tx, before, after);
  return true;
};
