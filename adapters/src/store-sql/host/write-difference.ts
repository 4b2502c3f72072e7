import { codesMoved, placesMoved } from '@shop/core/host/places/counters';
import type { HostState } from '@shop/core/host/state';
import type { FacilityId } from '@shop/core/ids';
import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';
import { hasChanged, preparedQuery } from '../database/prepared-query.ts';
import { preparedDelete, preparedInsert, preparedUpdate } from '../database/prepared-write.ts';
import { type PeriodKey, periodKey } from '../schema/period-key.ts';
import type { Tables } from '../schema/tables.ts';
import { cartRow, codeUseRow, intentRow, lineRow } from './cart-rows.ts';
import { writeNewNotes } from './note-rows.ts';
import { attemptRow, buyerRow, eventRow, mailRow, orderBuyerRow, orderRow, strayRow, ticketRow } from './order-rows.ts';

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
  rowOf: (value: Value, key: Key) => Tables[Table],
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

/** One statement that takes and checks; the table's CHECK says the same again. */
const updatePlaces = preparedQuery<{
  facilityId: FacilityId;
  period: PeriodKey;
  held: number;
  paying: number;
  sold: number;
  growth: number;
}>()((db, slot) =>
  db
    .updateTable('facility_periods')
    .set((row) => ({
      held: row('held', '+', slot('held')),
      paying: row('paying', '+', slot('paying')),
      sold: row('sold', '+', slot('sold')),
    }))
    .where('facility_id', '=', slot('facilityId'))
    .where('period', '=', slot('period'))
    .where(sql<boolean>`capacity - sold - paying - held >= ${slot('growth')}`),
);

const updateUses = preparedQuery<{ code: string; uses: number }>()((db, slot) =>
  db
    .updateTable('promo_codes')
    .set((row) => ({ used: row('used', '+', slot('uses')) }))
    .where('code', '=', slot('code'))
    .where(({ eb, or }) => or([eb('max_uses', 'is', null), eb('used', '<=', eb('max_uses', '-', slot('uses')))])),
);

/** Moves the counters of days and codes by what their lines and uses differ. False when a limit stands in the way. */
const writeCounts = async (tx: Tx, before: HostState, after: HostState): Promise<boolean> => {
  for (const { facilityId, period, held, paying, sold } of placesMoved(before, after)) {
    const counts = { facilityId, period: periodKey(period), held, paying, sold, growth: held + paying + sold };
    if (!hasChanged(await updatePlaces(tx, counts))) return false;
  }
  for (const [code, uses] of codesMoved(before, after)) {
    if (!hasChanged(await updateUses(tx, { code, uses }))) return false;
  }
  return true;
};

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
