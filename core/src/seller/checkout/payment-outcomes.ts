import type { DeclineReason } from '../../checkout/attempt-state.ts';
import type { PaymentStatus } from '../../checkout/payment.ts';
import { type Instant, minutes, plusMilliseconds } from '../../dates/instant.ts';
import type { AttemptId, OrderRef } from '../../ids.ts';
import { releaseCart, sellCart, thawCart } from '../cart/cart-states.ts';
import { isFrozen } from '../cart/open-cart.ts';
import type { DecisionTime } from '../decision.ts';
import { change } from '../maps.ts';
import { attemptsIn, type OrderRecords, type PaymentCase } from './order-records.ts';
import type { AttemptName, SellerAttempt, SellerOrder } from './seller-order.ts';
import { type ClosedAs, isRunning, isUndecided } from './settlement.ts';
import { hasBuyer } from './used-order.ts';

/** Units: milliseconds after the attempt was made. */
const queryTimes = [10_000, 30_000, minutes(1), minutes(2), minutes(5)];

/** When to query an undecided attempt next: 10 s, 30 s, 1, 2 and 5 minutes after it was made, then every 5 minutes. */
export const nextQuery = (createdAt: Instant, now: Instant): Instant => {
  const next = queryTimes.map((time) => plusMilliseconds(createdAt, time)).find((time) => time > now);
  return next ?? plusMilliseconds(now, minutes(5));
};

/** The next query while the provider is unreachable or owes a refund: soon, so that outages cost little. */
export const nextTry = (now: Instant): Instant => plusMilliseconds(now, 15_000);

/** The next query of an attempt that needs a person's attention: the provider may still correct itself. */
export const nextLook = (now: Instant): Instant => plusMilliseconds(now, minutes(1));

/** The next query after a failure of our own, so that one attempt does not block the others. */
export const afterFailure = (now: Instant): Instant => plusMilliseconds(now, minutes(5));

/** An attempt that was due at `askAt`; it is stale once another host has taken or postponed it. */
export type DueAttempt = { readonly id: AttemptId; readonly askAt: Instant };

type Attempts = Pick<OrderRecords, 'attempts'>;
type Orders = Pick<OrderRecords, 'orders'>;

/** The records with an attempt changed. An unknown attempt is a bug and throws. */
export const changeAttempt = <Of extends Attempts>(
  of: Of,
  id: AttemptId,
  to: (attempt: SellerAttempt) => SellerAttempt,
): Of => ({ ...of, attempts: change(of.attempts, id, to) });

/** Ends an attempt: it is not queried any more. */
export const ended =
  (as: AttemptName) =>
  ({ askAt: _, ...attempt }: SellerAttempt): SellerAttempt => ({ ...attempt, state: as });

/** Schedules the next query of an attempt. */
export const askAgain = <Of extends Attempts>(of: Of, id: AttemptId, askAt: Instant): Of =>
  changeAttempt(of, id, (attempt) => ({ ...attempt, askAt }));

/** Marks an attempt for refund of all that it brings. */
export const refundDue = <Of extends Attempts>(of: Of, id: AttemptId, askAt: Instant): Of =>
  changeAttempt(of, id, (attempt) => ({ ...attempt, state: 'refunding', askAt, refundDueAt: askAt }));

/** The records with an order's outcome. */
export const withOutcome = <Of extends Orders>(of: Of, ref: OrderRef, outcome: SellerOrder['outcome']): Of => ({
  ...of,
  orders: change(of.orders, ref, (order) => ({ ...order, outcome })),
});

/** The records with a new payment status of an order; the reason of an earlier decline is dropped. */
export const withStatus = <Of extends Orders>(
  of: Of,
  ref: OrderRef,
  news: Pick<SellerOrder, 'status'> &
    Partial<Pick<SellerOrder, 'declineReason' | 'language' | 'outcome' | 'paidAttempt'>>,
): Of => ({
  ...of,
  orders: change(of.orders, ref, ({ declineReason: _, ...order }) => ({ ...order, ...news })),
});

/** The order is over: its money goes back. */
const refundOrder = <Of extends Orders>(of: Of, ref: OrderRef): Of =>
  withStatus(of, ref, { outcome: 'refunded', status: 'error' });

/** An attempt and the order that it is to pay. */
export type AttemptCase = { readonly attempt: SellerAttempt; readonly order: SellerOrder };

/** An attempt with its order; none for one that was not made here. */
export const attemptCaseOf = (of: Attempts & Orders, id: AttemptId): AttemptCase | undefined => {
  const attempt = of.attempts.get(id);
  const order = attempt && of.orders.get(attempt.orderRef);
  return attempt && order && { attempt, order };
};

/** Marks the cart's attempts that could still bring money to be closed at the provider, or else refunded. */
export const refundAttempts = (of: PaymentCase, at: DecisionTime, besides?: AttemptId): PaymentCase =>
  attemptsIn(of)
    .filter((attempt) => attempt.id !== besides && (isRunning(attempt) || attempt.state === 'overdue'))
    .reduce((after, { id }) => refundDue(after, id, at.now), of);

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
  attemptsIn(of).every(
    ({ id, orderRef, state: name }) => id === attempt.id || orderRef !== order.ref || !isUndecided(name),
  );

/** Whether a report sets the order's status; a late one only if the order has no other. */
const isOrdersWord = (of: PaymentCase, found: AttemptCase): boolean =>
  isRunning(found.attempt) || (found.order.status === 'initializing' && isAwaited(of, found));

/** Opens the cart of a running attempt again, with its places until the attempt's time is over. */
export const thawed = (of: PaymentCase, { attempt }: AttemptCase, at: DecisionTime): PaymentCase => {
  if (!isRunning(attempt)) return of;
  return isFrozen(of.cart, at.now) ? thawCart(of, at.now) : released(of, at);
};

/** An attempt that came to nothing: its cart opens again, if it was frozen by this one. */
export const closed = (
  before: PaymentCase,
  found: AttemptCase,
  { as, why }: ClosedAs,
  at: DecisionTime,
): PaymentCase => {
  const next = changeAttempt(before, found.attempt.id, ended(as));
  const status = as === 'canceled' ? 'canceled' : 'error';
  return thawed(isOrdersWord(next, found) ? unpaid(next, found, status, why) : next, found, at);
};

/** A session whose time is over without a payment: its places go back. */
export const timedOut = (of: PaymentCase, found: AttemptCase, at: DecisionTime): PaymentCase =>
  released(unpaid(changeAttempt(of, found.attempt.id, ended('canceled')), found, 'canceled'), at);

/** Money that the order cannot keep. */
export const refund = (before: PaymentCase, found: AttemptCase, at: DecisionTime): PaymentCase => {
  const next = refundDue(before, found.attempt.id, at.now);
  return thawed(found.order.outcome === 'open' ? refundOrder(next, found.order.ref) : next, found, at);
};

/** Completes the order, or refunds money that came too late: the cart changed, its places are gone, or its buyer was
 *  erased. */
export const complete = (of: PaymentCase, found: AttemptCase, at: DecisionTime): PaymentCase => {
  const { attempt, order } = found;
  const isUnchanged = of.cart.state !== 'sold' && of.cart.version === order.cartVersion;
  const sold = isUnchanged && hasBuyer(of, order) ? sellCart(of, at) : undefined;
  if (sold === undefined) return refund(of, found, at);
  const paid = refundAttempts(changeAttempt(sold, attempt.id, ended('paid')), at, attempt.id);
  return withStatus(paid, order.ref, { outcome: 'completed', status: 'completed', paidAttempt: attempt.id });
};

/** Money that is back where it came from. The order that lived on it is canceled and its places are free. */
export const refunded = (before: PaymentCase, found: AttemptCase, at: DecisionTime): PaymentCase => {
  const { attempt, order } = found;
  const next = changeAttempt(before, attempt.id, ended('refunded'));
  if (order.outcome === 'completed' && order.paidAttempt === attempt.id) {
    return releaseCart(withOutcome(next, order.ref, 'canceled'), at.now);
  }
  const isOver = isRunning(attempt) || isAwaited(next, found);
  return isOver ? thawed(refundOrder(next, order.ref), found, at) : next;
};
