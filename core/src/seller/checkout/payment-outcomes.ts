import type { DeclineReason } from '../../checkout/attempt-state.ts';
import type { PaymentStatus } from '../../checkout/payment.ts';
import type { AttemptId, OrderRef } from '../../ids.ts';
import { releaseCart, sellCart, thawCart } from '../cart/cart-states.ts';
import { isFrozen } from '../cart/open-cart.ts';
import type { DecisionTime } from '../decision.ts';
import type { Facts } from '../facts.ts';
import { endAttempt, endState, refundDue, withRefund } from './attempt-outcomes.ts';
import { withOutcome, withStatus } from './order-outcome.ts';
import {
  type AttemptCase,
  attemptCases,
  changeAttempt,
  changeOrder,
  type Orders,
  type PaymentCase,
  withAttemptFact,
} from './order-records.ts';
import { withRefundDone } from './part-refund.ts';
import { dueRefund, isDecided, type Refund, refundingAll, type SellerAttempt, unrefunded } from './payment-attempt.ts';
import { attemptsOf } from './seller-order.ts';
import { type ClosedAs, isRunning, isUndecided } from './settlement.ts';
import { hasBuyer } from './used-order.ts';

type OrdersOf = Orders & Facts;

/** Ends an order as refunded. */
const refundOrder = <Of extends OrdersOf>(of: Of, ref: OrderRef, { now }: DecisionTime): Of =>
  withOutcome(
    changeOrder(of, ref, (order) => ({ ...order, declineReason: undefined, status: 'error' })),
    ref,
    'refunded',
    now,
  );

/** Marks the cart's attempts that can still bring money for closing or refund, except the attempt `exceptId`. */
export const refundAttempts = (of: PaymentCase, at: DecisionTime, exceptId?: AttemptId): PaymentCase =>
  attemptCases(of)
    .map(({ attempt }) => attempt)
    .filter((attempt) => attempt.attemptId !== exceptId && (isRunning(attempt) || attempt.state === 'overdue'))
    .reduce((after, { attemptId }) => refundDue(after, attemptId, at.now, { by: 'shop', reason: 'replaced' }), of);

/** Sets the status of an open order after a failed attempt. A final order retains its status. */
const withFailedStatus = (
  of: PaymentCase,
  { order }: AttemptCase,
  status: PaymentStatus,
  why?: DeclineReason,
): PaymentCase => {
  if (order.outcome !== 'open') return of;
  return withStatus(of, order.ref, why === undefined ? { status } : { status, declineReason: why });
};

/** Releases a frozen cart. A cart that is open again after a timeout retains the places that it took since. */
export const releaseFrozen = (of: PaymentCase, { now }: DecisionTime): PaymentCase =>
  of.cart.state === 'paying' ? releaseCart(of, now) : of;

/** Whether this attempt is the only one that can still bring the order's money. */
const isAwaited = (of: PaymentCase, { attempt, order }: AttemptCase): boolean =>
  order.outcome === 'open' &&
  attemptsOf(of.orders.get(order.ref) ?? order).every(
    ({ attemptId, state: name }) => attemptId === attempt.attemptId || !isUndecided(name),
  );

/** Whether a report sets the order's status. A late report does so only when the order has no other status. */
const setsOrderStatus = (of: PaymentCase, attemptCase: AttemptCase): boolean =>
  isRunning(attemptCase.attempt) || (attemptCase.order.status === 'initializing' && isAwaited(of, attemptCase));

/** Opens the cart of a running attempt again. While the cart is frozen, its places stay held for another attempt; after
 *  the end of the freeze they are released. */
export const thawAfter = (of: PaymentCase, { attempt }: AttemptCase, at: DecisionTime): PaymentCase => {
  if (!isRunning(attempt)) return of;
  return isFrozen(of.cart, at.now) ? thawCart(of, at.now) : releaseFrozen(of, at);
};

/** Returns an attempt whose money is refunded, also when this shop requested no refund. */
const asRefunded = (attempt: SellerAttempt, at: DecisionTime, by: Refund['by']): SellerAttempt => {
  const due = dueRefund(attempt);
  if (due !== undefined && !isDecided(due)) return refundingAll(attempt);
  const made = due === undefined ? attempt : withRefundDone(attempt);
  return due !== undefined && unrefunded(made) === 0 ? made : withRefund(made, at.now, { by, reason: 'reported' });
};

/** Applies another report of a full refund to an ended attempt: money reported in the meantime counts as refunded
 *  too. */
export const recordRepeatedRefund = (
  of: PaymentCase,
  { attempt }: AttemptCase,
  at: DecisionTime,
  by: Refund['by'],
): PaymentCase => changeAttempt(of, attempt.attemptId, (one) => endState(one.state)(asRefunded(one, at, by)));

/** Ends an attempt without payment. Money reported of it counts as refunded. */
const endUnpaid = (
  of: PaymentCase,
  { attempt }: AttemptCase,
  { as, why }: ClosedAs,
  at: DecisionTime,
  by: Refund['by'],
): PaymentCase => endAttempt(of, attempt.attemptId, as, { to: (one) => asRefunded(one, at, by), why });

/** Closes an attempt without payment. Its cart opens again when this attempt has frozen it. */
export const closeAttempt = (
  before: PaymentCase,
  attemptCase: AttemptCase,
  { as, why }: ClosedAs,
  at: DecisionTime,
  by: Refund['by'],
): PaymentCase => {
  const next = endUnpaid(before, attemptCase, { as, why }, at, by);
  const status = as === 'canceled' ? 'canceled' : 'error';
  return thawAfter(
    setsOrderStatus(next, attemptCase) ? withFailedStatus(next, attemptCase, status, why) : next,
    attemptCase,
    at,
  );
};

/** Closes an attempt whose session ended without payment, and releases the places of its cart. */
export const closeTimedOut = (
  of: PaymentCase,
  attemptCase: AttemptCase,
  at: DecisionTime,
  by: Refund['by'],
): PaymentCase => {
  const next = endUnpaid(of, attemptCase, { as: 'canceled' }, at, by);
  return releaseFrozen(withFailedStatus(next, attemptCase, 'canceled'), at);
};

/** Refunds money that the order cannot use. */
export const refundMoney = (
  before: PaymentCase,
  attemptCase: AttemptCase,
  at: DecisionTime,
  reason: Refund['reason'],
): PaymentCase => {
  const next = refundDue(before, attemptCase.attempt.attemptId, at.now, { by: 'shop', reason });
  return thawAfter(
    attemptCase.order.outcome === 'open' ? refundOrder(next, attemptCase.order.ref, at) : next,
    attemptCase,
    at,
  );
};

/** Returns the case with an order completed. `paidAttempt` is the attempt that paid it. */
export const withCompletion = <Of extends OrdersOf>(
  of: Of,
  ref: OrderRef,
  { now }: DecisionTime,
  paidAttempt?: AttemptId,
): Of => {
  const next = changeOrder(of, ref, (order) => ({
    ...order,
    declineReason: undefined,
    status: 'completed',
    paidAttempt,
  }));
  return withOutcome(next, ref, 'completed', now);
};

/** Completes the order of a paid attempt. Refunds the money instead when the cart changed, its places are gone, or its
 *  buyer was erased. */
export const completeOrder = (of: PaymentCase, attemptCase: AttemptCase, at: DecisionTime): PaymentCase => {
  const { attempt, order } = attemptCase;
  const isUnchanged = of.cart.state !== 'sold' && of.cart.version === order.cartVersion;
  const sold = isUnchanged && hasBuyer(of, order) ? sellCart(of, at) : undefined;
  if (sold === undefined) return refundMoney(of, attemptCase, at, 'notFulfilled');
  const paid = refundAttempts(endAttempt(sold, attempt.attemptId, 'paid'), at, attempt.attemptId);
  return withCompletion(paid, order.ref, at, attempt.attemptId);
};

/** Records a refund: the order that the attempt paid is canceled and its places are released. `by`: who refunded the
 *  money when the shop did not request it. */
export const recordRefund = (
  before: PaymentCase,
  attemptCase: AttemptCase,
  at: DecisionTime,
  by: Refund['by'] = 'provider',
): PaymentCase => {
  const { attempt, order } = attemptCase;
  const captured = attempt.captured ?? { amount: attempt.amount, at: at.now };
  const reported =
    attempt.captured === undefined
      ? withAttemptFact(before, attempt.attemptId, { what: 'moneySeen', amount: captured.amount })
      : before;
  const next = endAttempt(reported, attempt.attemptId, 'refunded', {
    to: (one) => asRefunded({ ...one, captured }, at, by),
  });
  if (order.outcome === 'completed' && order.paidAttempt === attempt.attemptId) {
    return releaseCart(withOutcome(next, order.ref, 'canceled', at.now), at.now);
  }
  const isLast = isRunning(attempt) || isAwaited(next, attemptCase);
  return isLast ? thawAfter(refundOrder(next, order.ref, at), attemptCase, at) : next;
};
