import type { StrayPayment } from '@shop/core/host/checkout/attention';
import type { AttemptId } from '@shop/core/ids';
import type { Selectable } from 'kysely';
import type { Db } from '../database/database.ts';
import type { StrayPayments } from '../tables/checkout-tables.ts';

const strayOf = (row: Selectable<StrayPayments>): StrayPayment => ({
  attemptId: row.attempt_id,
  orderRef: row.order_ref,
  amount: row.amount,
  state: row.word,
  since: row.seen_since,
});

export const strayRow = ({ attemptId, orderRef, amount, state, since }: StrayPayment): StrayPayments => ({
  attempt_id: attemptId,
  order_ref: orderRef,
  amount,
  word: state,
  seen_since: since,
});

/** All money that belongs to no order, or what is kept of one attempt. */
export const loadStrays = async (db: Db, attemptId?: AttemptId): Promise<readonly StrayPayment[]> => {
  const all = db.selectFrom('stray_payments').selectAll();
  const rows = await (attemptId === undefined ? all : all.where('attempt_id', '=', attemptId)).execute();
  return rows.map(strayOf);
};
