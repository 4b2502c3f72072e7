import type { DeclineReason } from '../../checkout/attempt-state.ts';
import type { Fact } from '../../checkout/fact.ts';
import type { PaymentStatus } from '../../checkout/payment.ts';
import type { Instant } from '../../dates/instant.ts';
import { type AttemptId, type OrderRef, refundKey } from '../../ids.ts';
import { cents } from '../../money/cents.ts';
import { releaseCart, sellCart, thawCart } from '../cart/cart-states.ts';
import { isFrozen } from '../cart/open-cart.ts';
import type { DecisionTime } from '../decision.ts';
import type { Facts } from '../facts.ts';
import { withOutcome, withStatus } from './order-outcome.ts';
import {
  type AttemptCase,
  attemptCaseOf,
  attemptCases,
  changeAttempt,
  changeOrder,
  type Orders,
  type PaymentCase,
  withAttemptFact,
} from './order-records.ts';
import { type AttemptName, dueRefund, type Refund, refundingAll, type SellerAttempt } from './payment-attempt.ts';
import { attemptsOf } from './seller-order.ts';
import { type ClosedAs, isRunning, isUndecided } from './settlement.ts';
import { hasBuyer } from './used-order.ts';

type OrdersOf = Orders & Facts;

/** Refunds that are due are over with their attempt; one of nothing was only to close the session. */
const overWith = (refunds: readonly Refund[]): readonly Refund[] =>
  refunds.filter(({ state, amount }) => state === 'done' || amount > 0).map((refund) => ({ ...refund, state: 'done' }));

/** An attempt that is over: it is not queried any more. */
export const ended =
  (as: AttemptName) =>
  (attempt: SellerAttempt): SellerAttempt => ({
    ...attempt,
    state: as,
    askAt: undefined,
    refunds: overWith(attempt.refunds),
  });

/** Schedules the next query of an attempt. */
export const askAgain = <Of extends Orders>(of: Of, id: AttemptId, askAt: Instant): Of =>
  changeAttempt(of, id, (attempt) => ({ ...attempt, askAt }));

export type WhyRefunded = Pick<Refund, 'by' | 'reason'>;

/** Adds a due refund of all that is not back yet, with a key of its own. */
const withRefund = (attempt: SellerAttempt, at: Instant, why: WhyRefunded): SellerAttempt => {
  const key = refundKey(`${attempt.attemptId}-${attempt.refunds.length + 1}`);
  return refundingAll({
    ...attempt,
    refunds: [...attempt.refunds, { key, amount: cents(0), at, state: 'due', ...why }],
  });
};

/** Marks an attempt for refund of all that it brings. */
export const refundDue = <Of extends OrdersOf>(of: Of, id: AttemptId, askAt: Instant, why: WhyRefunded): Of => {
  const wasDue = attemptCaseOf(of, id)?.attempt.state === 'refunding';
  const next = changeAttempt(of, id, (attempt) => ({ ...withRefund(attempt, askAt, why), state: 'refunding', askAt }));
  return wasDue ? next : withAttemptFact(next, id, { what: 'refundDue' });
};

const endFact = (as: EndedAs, why: DeclineReason | undefined): Fact => {
  switch (as) {
    case 'paid':
      return { what: 'attemptPaid' };
    case 'refunded':
      return { what: 'refundMade' };
    case 'declined':
    case 'canceled':
    case 'failed':
      return { what: 'attemptClosed', word: as, why };
  }
};

type EndedAs = Exclude<AttemptName, 'opening' | 'open' | 'overdue' | 'refunding'>;

/** Ends an attempt: it is not queried any more. `to`: what else is known of it now; `why`: the bank's reason. */
export const endAttempt = <Of extends OrdersOf>(
  of: Of,
  id: AttemptId,
  as: EndedAs,
  {
    to = (attempt) => attempt,
    why,
  }: { readonly to?: (attempt: SellerAttempt) => SellerAttempt; readonly why?: DeclineReason | undefined } = {},
): Of => {
  const wasSo = attemptCaseOf(of, id)?.attempt.state === as;
  const next = changeAttempt(of, id, (attempt) => ended(as)(to(attempt)));
  return wasSo ? next : withAttemptFact(next, id, endFact(as, why));
};

/** The order is over: its money goes back. */
const refundOrder = <Of extends OrdersOf>(of: Of, ref: OrderRef, { now }: DecisionTime): Of =>
  withOutcome(
    changeOrder(of, ref, (order) => ({ ...order, declineReason: undefined, status: 'error' })),
    ref,
    'refunded',
    now,
  );

/** Marks the cart's attempts that could still bring money to be closed at the provider, or else refunded. */
export const refundAttempts = (of: PaymentCase, at: DecisionTime, besides?: AttemptId): PaymentCase =>
  attemptCases(of)
    .map(({ attempt }) => attempt)
    .filter((attempt) => attempt.attemptId !== besides && (isRunning(attempt) || attempt.state === 'overdue'))
    .reduce((after, { attemptId }) => refundDue(after, attemptId, at.now, { by: 'shop', reason: 'replaced' }), of);

/** The order's status after a failed attempt; an order that is over keeps its own. */
const unpaid = (of: PaymentCase, { order }: AttemptCase, status: PaymentStatus, why?: DeclineReason): PaymentCase => {
  if (order.outcome !== 'open') return of;
  return withStatus(of, order.ref, why === undefined ? { status } : { status, declineReason: why });
};

/** Releases a frozen cart; one that opened by itself after a timeout keeps what it took since. */
export const released = (of: PaymentCase, { now }: DecisionTime): PaymentCase =>
  of.cart.state === 'paying' ? releaseCart(of, now) : of;

/** Whether this attempt alone can still bring the order's money. */
const isAwaited = (of: PaymentCase, { attempt, order }: AttemptCase): boolean =>
  order.outcome === 'open' &&
  attemptsOf(of.orders.get(order.ref) ?? order).every(
    ({ attemptId, state: name }) => attemptId === attempt.attemptId || !isUndecided(name),
  );

/** Whether a report sets the order's status; a late one only if the order has no other. */
const isOrdersWord = (of: PaymentCase, found: AttemptCase): boolean =>
  isRunning(found.attempt) || (found.order.status === 'initializing' && isAwaited(of, found));

/** Opens the cart of a running attempt again, with its places until the attempt's time is over. */
export const thawed = (of: PaymentCase, { attempt }: AttemptCase, at: DecisionTime): PaymentCase => {
  if (!isRunning(attempt)) return of;
  return isFrozen(of.cart, at.now) ? thawCart(of, at.now) : released(of, at);
};

/** An attempt whose money is back, also where nothing here asked for it. */
const paidBack = (attempt: SellerAttempt, at: DecisionTime, by: Refund['by']): SellerAttempt =>
  dueRefund(attempt) === undefined ? withRefund(attempt, at.now, { by, reason: 'reported' }) : refundingAll(attempt);

/** An attempt that has ended, once more reported as paid back whole: money that was seen since is not there either. */
export const backAgain = (of: PaymentCase, { attempt }: AttemptCase, at: DecisionTime, by: Refund['by']): PaymentCase =>
  changeAttempt(of, attempt.attemptId, (one) => ended(one.state)(paidBack(one, at, by)));

/** Ends an attempt that came to nothing: money that was seen of it is not there. */
const cameToNothing = (
  of: PaymentCase,
  { attempt }: AttemptCase,
  { as, why }: ClosedAs,
  at: DecisionTime,
  by: Refund['by'],
): PaymentCase => endAttempt(of, attempt.attemptId, as, { to: (one) => paidBack(one, at, by), why });

/** An attempt that came to nothing: its cart opens again, if it was frozen by this one. */
export const closed = (
  before: PaymentCase,
  found: AttemptCase,
  { as, why }: ClosedAs,
  at: DecisionTime,
  by: Refund['by'],
): PaymentCase => {
  const next = cameToNothing(before, found, { as, why }, at, by);
  const status = as === 'canceled' ? 'canceled' : 'error';
  return thawed(isOrdersWord(next, found) ? unpaid(next, found, status, why) : next, found, at);
};

/** A session whose time is over without a payment: its places go back. */
export const timedOut = (of: PaymentCase, found: AttemptCase, at: DecisionTime, by: Refund['by']): PaymentCase => {
  const next = cameToNothing(of, found, { as: 'canceled' }, at, by);
  return released(unpaid(next, found, 'canceled'), at);
};

/** Money that the order cannot keep. */
export const refund = (
  before: PaymentCase,
  found: AttemptCase,
  at: DecisionTime,
  reason: Refund['reason'],
): PaymentCase => {
  const next = refundDue(before, found.attempt.attemptId, at.now, { by: 'shop', reason });
  return thawed(found.order.outcome === 'open' ? refundOrder(next, found.order.ref, at) : next, found, at);
};

/** The case with a completed order; `paidAttempt` is the one whose money it keeps. */
export const completed = <Of extends OrdersOf>(
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

/** Completes the order, or refunds money that came too late: the cart changed, its places are gone, or its buyer was
 *  erased. */
export const complete = (of: PaymentCase, found: AttemptCase, at: DecisionTime): PaymentCase => {
  const { attempt, order } = found;
  const isUnchanged = of.cart.state !== 'sold' && of.cart.version === order.cartVersion;
  const sold = isUnchanged && hasBuyer(of, order) ? sellCart(of, at) : undefined;
  if (sold === undefined) return refund(of, found, at, 'notFulfilled');
  const paid = refundAttempts(endAttempt(sold, attempt.attemptId, 'paid'), at, attempt.attemptId);
  return completed(paid, order.ref, at, attempt.attemptId);
};

/** Money that is back where it came from. The order that lived on it is canceled and its places are free. `by`: who
 *  sent it back where the shop did not. */
export const refunded = (
  before: PaymentCase,
  found: AttemptCase,
  at: DecisionTime,
  by: Refund['by'] = 'provider',
): PaymentCase => {
  const { attempt, order } = found;
  const captured = attempt.captured ?? { amount: attempt.amount, at: at.now };
  const seen =
    attempt.captured === undefined
      ? withAttemptFact(before, attempt.attemptId, { what: 'moneySeen', amount: captured.amount })
      : before;
  const next = endAttempt(seen, attempt.attemptId, 'refunded', { to: (one) => paidBack({ ...one, captured }, at, by) });
  if (order.outcome === 'completed' && order.paidAttempt === attempt.attemptId) {
    return releaseCart(withOutcome(next, order.ref, 'canceled', at.now), at.now);
  }
  const isOver = isRunning(attempt) || isAwaited(next, found);
  return isOver ? thawed(refundOrder(next, order.ref, at), found, at) : next;
};
