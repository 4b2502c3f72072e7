import type { Change } from '@shop/core/host/changes';
import type { StrayPayment } from '@shop/core/host/checkout/stray-payment';
import type { AttemptId } from '@shop/core/ids';
import type { Selectable } from 'kysely';
import type { Db, Tx } from '../database/database.ts';
import { preparedUpsert } from '../database/prepared-write.ts';
import type { StrayPayments } from '../tables/checkout-tables.ts';

const saveStray = preparedUpsert('stray_payments', ['attempt_id']);

const strayOf = (row: Selectable<StrayPayments>): StrayPayment => ({
  attemptId: row.attempt_id,
  orderRef: row.order_ref,
  amount: row.amount,
  word: row.word,
  since: row.seen_since,
});

/** All money that belongs to no order, or what is kept of one attempt. */
export const loadStrays = async (db: Db, attemptId?: AttemptId): Promise<readonly StrayPayment[]> => {
  const all = db.selectFrom('stray_payments').selectAll();
  const rows = await (attemptId === undefined ? all : all.where('attempt_id', '=', attemptId)).execute();
  return rows.map(strayOf);
};

/** Writes what changes say of money that belongs to no order. */
export const writeStray = async (tx: Tx, change: Change): Promise<void> => {
  if (change.type === 'strayMoneySeen') {
    const { attemptId, orderRef, amount, word, since } = change.payment;
    await saveStray(tx, { attempt_id: attemptId, order_ref: orderRef, amount, word, seen_since: since });
  }
  if (change.type === 'strayMoneyBack') {
    await tx.deleteFrom('stray_payments').where('attempt_id', '=', change.attemptId).execute();
  }
};
