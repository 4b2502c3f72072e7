import type { OrderRef } from '@shop/core/ids';
import type { Person } from '@shop/core/seller/checkout/seller-order';
import { mailId } from '@shop/core/seller/mail/seller-mail';
import { recordsOf } from '../schema/records.ts';
import type { Tables } from '../schema/tables.ts';

const orderBuyers = recordsOf('order_buyers');

/** The records of one map of the state as rows of a table. */
export type StateTable<Name extends keyof Tables, Key, Value> = {
  readonly table: Name;
  readonly rowOf: (value: Value, key: Key) => Tables[Name];
  readonly recordOf: (row: Tables[Name]) => Value;
  readonly keyOf: (row: Tables[Name]) => Key;
};

const stateTable = <Name extends keyof Tables, Key, Value>(
  table: Name,
  rows: { read(row: Tables[Name]): Value; write(value: Value, key: Key): Tables[Name] },
  keyOf: (row: Tables[Name]) => Key,
): StateTable<Name, Key, Value> => ({ table, rowOf: rows.write, recordOf: rows.read, keyOf });

/** The records of orders, which are stored row by row. */
export const stateTables = {
  orderNumbers: stateTable(
    'order_numbers',
    { read: ({ last }) => last, write: (last: number, year: number) => ({ year, last }) },
    ({ year }) => year,
  ),
  orders: stateTable('orders', recordsOf('orders'), ({ ref }) => ref),
  orderBuyers: stateTable(
    'order_buyers',
    {
      read: (row) => {
        const { orderRef: _ref, ...person } = orderBuyers.read(row);
        return person;
      },
      write: (person: Person, orderRef: OrderRef) => orderBuyers.write({ orderRef, ...person }),
    },
    (row) => row.order_ref,
  ),
  attempts: stateTable('payment_attempts', recordsOf('payment_attempts'), ({ id }) => id),
  events: stateTable('payment_events', recordsOf('payment_events'), ({ id }) => id),
  strayPayments: stateTable('stray_payments', recordsOf('stray_payments'), (row) => row.attempt_id),
  tickets: stateTable('order_tickets', recordsOf('order_tickets'), ({ code }) => code),
  mails: stateTable('order_mails', recordsOf('order_mails'), (row) =>
    mailId({ orderRef: row.order_ref, about: row.about }),
  ),
};

/** Rows as records by their keys. */
export const recordsIn = <Name extends keyof Tables, Key, Value>(
  { keyOf, recordOf }: StateTable<Name, Key, Value>,
  rows: readonly Tables[Name][],
): ReadonlyMap<Key, Value> => new Map(rows.map((row) => [keyOf(row), recordOf(row)]));
