import { refundKey } from '../../ids.ts';
import type { Cents } from '../../money/cents.ts';
import { releaseCart } from '../cart/cart-states.ts';
import type { DecisionTime } from '../decision.ts';
import { withOutcome } from './order-outcome.ts';
import { type AttemptCase, changeAttempt, type PaymentCase, withAttemptFact } from './order-records.ts';
import { type Refund, type SellerAttempt, unrefunded } from './payment-attempt.ts';

/** Returns an attempt with a refund of an amount that the office has decided: due at the provider, or made there
 *  already. */
export const withOfficeRefund = (
  attempt: SellerAttempt,
  amount: Cents,
  { now: at }: DecisionTime,
  state: Refund['state'],
): SellerAttempt => {
  const key = refundKey(`${attempt.attemptId}-${attempt.refunds.length + 1}`);
  const reason = state === 'due' ? 'canceled' : 'reported';
  return { ...attempt, refunds: [...attempt.refunds, { key, amount, at, state, by: 'office', reason }] };
};

/** Returns an attempt whose due refund is made. Money that stays belongs to the canceled order. */
export const withRefundDone = (attempt: SellerAttempt): SellerAttempt => {
  const refunds = attempt.refunds.map((refund): Refund => ({ ...refund, state: 'done' }));
  const done = { ...attempt, refunds, askAt: undefined };
  return { ...done, state: unrefunded(done) === 0 ? 'refunded' : 'paid' };
};

/** Records that the provider made a refund of a part: the order is canceled and its places are released. */
export const recordPartRefund = (of: PaymentCase, { attempt, order }: AttemptCase, at: DecisionTime): PaymentCase => {
  const { attemptId: id } = attempt;
  const next = withAttemptFact(changeAttempt(of, id, withRefundDone), id, { what: 'refundMade' });
  if (order.outcome !== 'completed' || order.paidAttempt !== id) return next;
  return releaseCart(withOutcome(next, order.ref, 'canceled', at.now), at.now);
};
