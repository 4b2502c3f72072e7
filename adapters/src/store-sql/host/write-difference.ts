import type { HostState } from '@shop/core/host/state';
import type { Selectable } from 'kysely';
import type { Tx } from '../database/database.ts';
import { preparedDelete, preparedInsert, preparedUpdate } from '../database/prepared-write.ts';
import type { Tables } from '../tables/tables.ts';
import { cartRow, codeUseRow, intentRow } from './cart-rows.ts';
import { lineRow } from './line-rows.ts';
import { mailRow } from './mail-rows.ts';
import { writeNewNotes } from './note-rows.ts';
import { attemptRow, buyerRow, eventRow, orderBuyerRow, orderRow } from './order-rows.ts';
import { strayRow } from './stray-rows.ts';
import { ticketRow } from './ticket-rows.ts';
import { writeCounts } from './write-counts.ts';

type Row<Table extends keyof Tables> = Selectable<Tables[Table]>;

/** Writes what differs between two states in one table. False when a row is no longer what was loaded. */
type Writer = (tx: Tx, before: HostState, after: HostState) => Promise<boolean>;

type TableWriter = { readonly remove: Writer; readonly save: Writer };

/** In the order of their keys, so that two transactions never lock rows crosswise. */
const sortedByKey = <Key, Value>(records: readonly (readonly [Key, Value])[]): readonly (readonly [Key, Value])[] =>
  records.toSorted(([a], [b]) => (String(a) < String(b) ? -1 : 1));

/** The columns of `after` that hold something else than before. */
const changedColumns = <Of extends object>(before: Of, after: Of): Partial<Of> => {
  const was = new Map<string, unknown>(Object.entries(before));
  const changed: Partial<Of> = {};
  return Object.assign(
    changed,
    Object.fromEntries(Object.entries(after).filter(([name, value]) => value !== was.get(name))),
  );
};

/** A record that is the same object before and after was not changed. Every update and delete names all values of the row with
 *  which the record was loaded, since a row may have two writers. */
const tableWriter = <Table extends keyof Tables & string, Key, Value>(
  table: Table,
  recordsOf: (state: HostState) => ReadonlyMap<Key, Value>,
  rowOf: (value: Value, key: Key) => Row<Table>,
): TableWriter => {
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
      const added: Row<Table>[] = [];
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
const tables: readonly TableWriter[] = [
  tableWriter('carts', ({ carts }) => carts, cartRow),
  tableWriter('cart_lines', ({ lines }) => lines, lineRow),
  tableWriter('promo_uses', ({ codeUses }) => codeUses, codeUseRow),
  tableWriter('idempotency_keys', ({ intents }) => intents, intentRow),
  tableWriter('buyers', ({ buyers }) => buyers, buyerRow),
  tableWriter(
    'order_numbers',
    ({ orderNumbers }) => orderNumbers,
    (last, year) => ({ year, last }),
  ),
  tableWriter('orders', ({ orders }) => orders, orderRow),
  tableWriter(
    'order_buyers',
    ({ orderBuyers }) => orderBuyers,
    (person, ref) => orderBuyerRow(ref, person),
  ),
  tableWriter('payment_attempts', ({ attempts }) => attempts, attemptRow),
  tableWriter('payment_events', ({ events }) => events, eventRow),
  tableWriter('stray_payments', ({ strayPayments }) => strayPayments, strayRow),
  tableWriter('order_tickets', ({ tickets }) => tickets, ticketRow),
  tableWriter('order_mails', ({ mails }) => mails, mailRow),
];

const childrenFirst = tables.toReversed();

/** Writes the difference between the state that a decision was made on and the one it leads to. False when a row is no longer what
 *  was loaded, or a counter has no room: undo the transaction and decide again on fresh state. */
export const writeDifference = async (tx: Tx, before: HostState, after: HostState): Promise<boolean> => {
  for (const { remove } of childrenFirst) if (!(await remove(tx, before, after))) return false;
  for (const { save } of tables) if (!(await save(tx, before, after))) return false;
  await writeNewNotes(tx, before, after);
  // Last, since every buyer of a day waits for the transaction that has counted there.
  return writeCounts(tx, before, after);
};
