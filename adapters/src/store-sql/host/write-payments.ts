import type { Change } from '@shop/core/host/changes';
import type { HostAttempt } from '@shop/core/host/checkout/host-order';
import type { HostState } from '@shop/core/host/state';
import type { TouchedRecords } from '@shop/core/host/touched-records';
import type { Tx } from '../database/database.ts';
import { preparedInsert, preparedUpdate, preparedUpsert } from '../database/prepared-write.ts';
import { attemptColumns, attemptRow, eventRow, orderBuyerRow, orderColumns, orderRow } from './order-rows.ts';

const insertOrder = preparedInsert('orders');
const updateOrder = preparedUpdate('orders');
const insertAttempt = preparedInsert('payment_attempts');
const updateAttempt = preparedUpdate('payment_attempts');
const saveNumber = preparedUpsert('order_numbers', ['year']);
const insertEvent = preparedInsert('payment_events');
const saveOrderBuyer = preparedUpsert('order_buyers', ['order_ref']);

const writeOrders = async (tx: Tx, { orders }: TouchedRecords, before: HostState, after: HostState): Promise<void> => {
  for (const ref of orders) {
    const order = after.orders.get(ref);
    if (order === undefined) continue;
    if (before.orders.has(ref)) await updateOrder(tx, { set: orderColumns(order), where: { ref } });
    else await insertOrder(tx, [orderRow(order)]);
  }
};

const changeAttempt = (tx: Tx, before: HostAttempt, after: HostAttempt): Promise<boolean> => {
  const { id } = before;
  const { state } = attemptColumns(before);
  return updateAttempt(tx, { set: attemptColumns(after), where: { id, state } });
};

/** Writes orders and attempts as they are after changes. False when an attempt is no longer what it was before: somebody else was
 *  faster. Attempts that end come before new ones, as an order has at most one that can be paid. */
export const writePayments = async (
  tx: Tx,
  touched: TouchedRecords,
  before: HostState,
  after: HostState,
): Promise<boolean> => {
  await writeOrders(tx, touched, before, after);
  const attempts = [...touched.attempts].flatMap((id) => after.attempts.get(id) ?? []);
  for (const attempt of attempts) {
    const was = before.attempts.get(attempt.id);
    if (was !== undefined && !(await changeAttempt(tx, was, attempt))) return false;
  }
  for (const attempt of attempts) {
    if (!before.attempts.has(attempt.id)) await insertAttempt(tx, [attemptRow(attempt)]);
  }
  return true;
};

/** Writes the number that an order is about to be given. */
export const writeNumber = async (tx: Tx, change: Change): Promise<void> => {
  if (change.type !== 'orderNumberGiven') return;
  const { year, last } = change;
  await saveNumber(tx, { year, last });
};

/** Writes what stands beside orders and attempts: who bought, and what the provider told. */
export const writePaymentEntry = async (tx: Tx, change: Change): Promise<void> => {
  if (change.type === 'eventHeard') await insertEvent(tx, [eventRow(change.event)]);
  if (change.type === 'buyerForgotten') {
    await tx.deleteFrom('order_buyers').where('order_ref', '=', change.ref).execute();
  }
  if (change.type !== 'orderPlaced' && change.type !== 'orderTriedAgain') return;
  const ref = change.type === 'orderPlaced' ? change.order.ref : change.ref;
  await saveOrderBuyer(tx, orderBuyerRow(ref, change.person));
};
