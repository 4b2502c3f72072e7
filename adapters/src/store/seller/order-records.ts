import { instant } from '@shop/core/dates/instant';
import type { AttemptId, CartId, OrderRef } from '@shop/core/ids';
import { cents } from '@shop/core/money/cents';
import { noOrders, type OrderRecords } from '@shop/core/seller/checkout/order-records';
import type { Person, StrayPayment } from '@shop/core/seller/checkout/seller-order';
import { sql } from 'kysely';
import type { RecordParts } from '../../seller/seller-store.ts';
import type { Db } from '../database/database.ts';
import { changedRows, statement } from '../database/statement.ts';
import type { SqlDialectName } from '../schema/table.ts';
import { readPerson, writePerson } from '../stored/documents.ts';
import { LostRace } from './lost-race.ts';
import { loadOrdersOf, saveOrder } from './order-rows.ts';

type BuyerRow = { readonly order_ref: OrderRef; readonly document: unknown };

const selectBuyers = statement<BuyerRow>(`select order_ref, order_buyers.document from order_buyers
  join orders on orders.ref = order_ref where orders.cart_id = $1`);

const upsertBuyer = statement(`insert into order_buyers (order_ref, document) values ($1, $2)
  on conflict (order_ref) do update set document = excluded.document`);

const deleteBuyer = statement('delete from order_buyers where order_ref = $1');

type StrayRow = {
  readonly attempt_id: AttemptId;
  readonly order_ref: OrderRef;
  readonly amount: number;
  readonly state: StrayPayment['state'];
  readonly since: number;
};

const selectStray = statement<StrayRow>('select * from stray_payments where attempt_id = $1');

// Money without an order has no cart to lock, so each change names the values that were read.
const insertStray = statement(`insert into stray_payments (attempt_id, order_ref, amount, state, since)
  values ($1, $2, $3, $4, $5) on conflict do nothing`);

const updateStray = statement(`update stray_payments set amount = $4, state = $5
  where attempt_id = $1 and amount = $2 and state = $3`);

const deleteStray = statement('delete from stray_payments where attempt_id = $1 and amount = $2 and state = $3');

const saveStray = async (
  db: Db,
  dialect: SqlDialectName,
  before: StrayPayment | undefined,
  after: StrayPayment | undefined,
): Promise<void> => {
  const was = before && [before.attemptId, before.amount, before.state];
  const write = async () => {
    if (after === undefined) return was && deleteStray(db, dialect, was);
    const { attemptId, orderRef, amount, state, since } = after;
    return was === undefined
      ? insertStray(db, dialect, [attemptId, orderRef, amount, state, since])
      : updateStray(db, dialect, [...was, amount, state]);
  };
  const result = await write();
  if (result !== undefined && changedRows(result) !== 1) throw new LostRace('a stray payment was changed meanwhile');
};

const selectNumber = statement<{ readonly last: number }>('select last from order_numbers where year = $1');

const upsertNumber = statement(`insert into order_numbers (year, last) values ($1, $2)
  on conflict (year) do update set last = excluded.last`);

/** A row that every transaction changes could conflict repeatedly; this lock is granted in turn. */
const lockYear = (db: Db, year: number) => sql`select pg_advisory_xact_lock(${year})`.execute(db);

/** Converts a row to money without an order. */
export const strayPaymentIn = ({ attempt_id: attemptId, order_ref: orderRef, ...row }: StrayRow): StrayPayment => ({
  attemptId,
  orderRef,
  amount: cents(row.amount),
  state: row.state,
  since: instant(row.since),
});

/** Returns the buyers of orders. */
export const buyersIn = (rows: readonly BuyerRow[]): ReadonlyMap<OrderRef, Person> =>
  new Map(rows.map(({ order_ref: ref, document }) => [ref, readPerson(document)]));

/** Returns the orders of a cart with the requested parts. `isShared`: other writers may decide at the same time. */
export const loadOrders = async (
  db: Db,
  dialect: SqlDialectName,
  cartId: CartId | undefined,
  { papers = false, strayPayment, orderYear: year }: RecordParts,
  isShared: boolean,
): Promise<OrderRecords> => {
  const orders = cartId === undefined ? noOrders.orders : await loadOrdersOf(db, dialect, cartId);
  const isOrdered = cartId !== undefined && orders.size > 0;
  const buyers = isOrdered && papers ? (await selectBuyers(db, dialect, [cartId])).rows : [];
  const strays = strayPayment === undefined ? [] : (await selectStray(db, dialect, [strayPayment])).rows;
  // Locked last, because all other orders of the year wait for this lock.
  if (year !== undefined && isShared) await lockYear(db, year);
  const numbers = year === undefined ? [] : (await selectNumber(db, dialect, [year])).rows;
  return {
    orders,
    orderBuyers: buyersIn(buyers),
    orderNumbers: new Map(year === undefined ? [] : numbers.map(({ last }) => [year, last])),
    strayPayments: new Map(strays.map((row) => [row.attempt_id, strayPaymentIn(row)])),
  };
};

/** Returns the new or changed entries of a map, and the removed ones. */
const differences = <Key, Value>(before: ReadonlyMap<Key, Value>, after: ReadonlyMap<Key, Value>) => ({
  changed: before === after ? [] : [...after].filter(([key, value]) => before.get(key) !== value),
  gone: before === after ? [] : [...before.keys()].filter((key) => !after.has(key)),
});

/** Writes the buyer of an order. */
const saveOrderBuyer = async (db: Db, dialect: SqlDialectName, ref: OrderRef, person: Person): Promise<void> => {
  await upsertBuyer(db, dialect, [ref, writePerson(person)]);
};

/** Writes a decision's changes of orders and related records. Rejects with `LostRace` when another writer was first. */
export const saveOrders = async (
  db: Db,
  dialect: SqlDialectName,
  before: OrderRecords,
  after: OrderRecords,
): Promise<void> => {
  for (const [year, last] of differences(before.orderNumbers, after.orderNumbers).changed)
    await upsertNumber(db, dialect, [year, last]);
  for (const [ref, order] of differences(before.orders, after.orders).changed)
    await saveOrder(db, dialect, before.orders.get(ref), order);
  const buyers = differences(before.orderBuyers, after.orderBuyers);
  for (const ref of buyers.gone) await deleteBuyer(db, dialect, [ref]);
  for (const [ref, person] of buyers.changed) await saveOrderBuyer(db, dialect, ref, person);
  const strays = differences(before.strayPayments, after.strayPayments);
  for (const id of strays.gone) await saveStray(db, dialect, before.strayPayments.get(id), undefined);
  for (const [id, stray] of strays.changed) await saveStray(db, dialect, before.strayPayments.get(id), stray);
};
