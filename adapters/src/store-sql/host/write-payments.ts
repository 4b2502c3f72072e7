import type { Change } from '@shop/core/host/changes';
import type { HostAttempt } from '@shop/core/host/checkout/host-order';
import type { HostState } from '@shop/core/host/state';
import type { TouchedRecords } from '@shop/core/host/touched-records';
import type { Tx } from '../database/database.ts';
import { attemptColumns, attemptRow, eventRow, orderBuyerRow, orderColumns, orderRow } from './order-rows.ts';

const writeOrders = async (tx: Tx, { orders }: TouchedRecords, before: HostState, after: HostState): Promise<void> => {
  for (const ref of orders) {
    const order = after.orders.get(ref);
    if (order === undefined) continue;
    if (before.orders.has(ref))
      await tx.updateTable('orders').set(orderColumns(order)).where('ref', '=', ref).execute();
    else await tx.insertInto('orders').values(orderRow(order)).execute();
  }
};

const updateAttempt = async (tx: Tx, before: HostAttempt, after: HostAttempt): Promise<boolean> => {
  const result = await tx
    .updateTable('payment_attempts')
    .set(attemptColumns(after))
    .where('id', '=', before.id)
    .where('state', '=', attemptColumns(before).state)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
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
    if (was !== undefined && !(await updateAttempt(tx, was, attempt))) return false;
  }
  for (const attempt of attempts) {
    if (!before.attempts.has(attempt.id)) await tx.insertInto('payment_attempts').values(attemptRow(attempt)).execute();
  }
  return true;
};

/** Writes the number that an order is about to be given. */
export const writeNumber = async (tx: Tx, change: Change): Promise<void> => {
  if (change.type !== 'orderNumberGiven') return;
  const { year, last } = change;
  await tx
    .insertInto('order_numbers')
    .values({ year, last })
    .onConflict((conflict) => conflict.column('year').doUpdateSet({ last }))
    .execute();
};

/** Writes what stands beside orders and attempts: who bought, and what the provider told. */
export const writePaymentEntry = async (tx: Tx, change: Change): Promise<void> => {
  if (change.type === 'eventHeard') await tx.insertInto('payment_events').values(eventRow(change.event)).execute();
  if (change.type === 'buyerForgotten') {
    await tx.deleteFrom('order_buyers').where('order_ref', '=', change.ref).execute();
  }
  if (change.type !== 'orderPlaced' && change.type !== 'orderTriedAgain') return;
  const row = orderBuyerRow(change.type === 'orderPlaced' ? change.order.ref : change.ref, change.person);
  const { order_ref: _, ...person } = row;
  await tx
    .insertInto('order_buyers')
    .values(row)
    .onConflict((conflict) => conflict.column('order_ref').doUpdateSet(person))
    .execute();
};
