import type { DeclineReason } from '../../checkout/attempt-state.ts';
import type { PaymentStatus } from '../../checkout/payment.ts';
import { type Instant, minutes, plusMilliseconds } from '../../dates/instant.ts';
import type { AttemptId, OrderRef } from '../../ids.ts';
import { releaseCart, sellCart, thawCart } from '../cart/cart-states.ts';
import { isFrozen } from '../cart/open-cart.ts';
import { attemptsOf, change, type DecisionTime, type SellerState } from '../state.ts';
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

/** The state with an attempt changed. An unknown attempt is a bug and throws. */
export const changeAttempt = (
  state: SellerState,
  id: AttemptId,
  to: (attempt: SellerAttempt) => SellerAttempt,
): SellerState => ({ ...state, attempts: change(state.attempts, id, to) });

/** Ends an attempt: it is not queried any more. */
export const ended =
  (as: AttemptName) =>
  ({ askAt: _, ...attempt }: SellerAttempt): SellerAttempt => ({ ...attempt, state: as });

/** Schedules the next query of an attempt. */
export const askAgain = (state: SellerState, id: AttemptId, askAt: Instant): SellerState =>
  changeAttempt(state, id, (attempt) => ({ ...attempt, askAt }));

/** Marks an attempt for refund of all that it brings. */
export const refundDue = (state: SellerState, id: AttemptId, askAt: Instant): SellerState =>
  changeAttempt(state, id, (attempt) => ({ ...attempt, state: 'refunding', askAt, refundDueAt: askAt }));

/** The state with an order's outcome. */
export const withOutcome = (state: SellerState, ref: OrderRef, outcome: SellerOrder['outcome']): SellerState => ({
  ...state,
  orders: change(state.orders, ref, (order) => ({ ...order, outcome })),
});

/** The state with a new payment status of an order; the reason of an earlier decline is dropped. */
export const withStatus = (
  state: SellerState,
  ref: OrderRef,
  news: Pick<SellerOrder, 'status'> &
    Partial<Pick<SellerOrder, 'declineReason' | 'language' | 'outcome' | 'paidAttempt'>>,
): SellerState => ({
  ...state,
  orders: change(state.orders, ref, ({ declineReason: _, ...order }) => ({ ...order, ...news })),
});

/** The order is over: its money goes back. */
const refundOrder = (state: SellerState, ref: OrderRef): SellerState =>
  withStatus(state, ref, { outcome: 'refunded', status: 'error' });

/** An attempt and the order that it is to pay. */
export type Case = { readonly attempt: SellerAttempt; readonly order: SellerOrder };

/** An attempt with its order; none for one that was not made here. */
export const caseOf = (state: SellerState, id: AttemptId): Case | undefined => {
  const attempt = state.attempts.get(id);
  const order = attempt && state.orders.get(attempt.orderRef);
  return attempt && order && { attempt, order };
};

/** Marks the cart's attempts that could still bring money to be closed at the provider, or else refunded. */
export const refundAttempts = (
  state: SellerState,
  { cartId }: Pick<SellerOrder, 'cartId'>,
  at: DecisionTime,
  besides?: AttemptId,
): SellerState =>
  attemptsOf(state, cartId)
    .filter((attempt) => attempt.id !== besides && (isRunning(attempt) || attempt.state === 'overdue'))
    .reduce((after, { id }) => refundDue(after, id, at.now), state);

/** The order's status after a failed attempt; an order that is over keeps its own. */
const unpaid = (state: SellerState, { order }: Case, status: PaymentStatus, why?: DeclineReason): SellerState =>
  order.outcome === 'open'
    ? withStatus(state, order.ref, { status, ...(why === undefined ? {} : { declineReason: why }) })
    : state;

/** Releases a frozen cart; one that opened by itself after a timeout keeps what it took since. */
export const released = (state: SellerState, { order }: Case, { now }: DecisionTime): SellerState =>
  state.carts.get(order.cartId)?.state === 'paying' ? releaseCart(state, order.cartId, now) : state;

/** Whether this attempt alone can still bring the order's money. */
const isAwaited = (state: SellerState, { attempt, order }: Case): boolean =>
  order.outcome === 'open' &&
  attemptsOf(state, order.cartId).every(
    ({ id, orderRef, state: name }) => id === attempt.id || orderRef !== order.ref || !isUndecided(name),
  );

/** Whether a report sets the order's status; a late one only if the order has no other. */
const isOrdersWord = (state: SellerState, found: Case): boolean =>
  isRunning(found.attempt) || (found.order.status === 'initializing' && isAwaited(state, found));

/** Opens the cart of a running attempt again, with its places until the attempt's time is over. */
export const thawed = (state: SellerState, found: Case, at: DecisionTime): SellerState => {
  const { attempt, order } = found;
  if (!isRunning(attempt)) return state;
  const cart = state.carts.get(order.cartId);
  return cart !== undefined && isFrozen(cart, at.now)
    ? thawCart(state, order.cartId, at.now)
    : released(state, found, at);
};

/** An attempt that came to nothing: its cart opens again, if it was frozen by this one. */
export const closed = (before: SellerState, found: Case, { as, why }: ClosedAs, at: DecisionTime): SellerState => {
  const state = changeAttempt(before, found.attempt.id, ended(as));
  const status = as === 'canceled' ? 'canceled' : 'error';
  return thawed(isOrdersWord(state, found) ? unpaid(state, found, status, why) : state, found, at);
};

/** A session whose time is over without a payment: its places go back. */
export const timedOut = (state: SellerState, found: Case, at: DecisionTime): SellerState =>
  released(unpaid(changeAttempt(state, found.attempt.id, ended('canceled')), found, 'canceled'), found, at);

/** Money that the order cannot keep. */
export const refund = (before: SellerState, found: Case, at: DecisionTime): SellerState => {
  const state = refundDue(before, found.attempt.id, at.now);
  return thawed(found.order.outcome === 'open' ? refundOrder(state, found.order.ref) : state, found, at);
};

/** Completes the order, or refunds money that came too late: the cart changed, its places are gone, or its buyer was
 *  erased. */
export const complete = (state: SellerState, found: Case, at: DecisionTime): SellerState => {
  const { attempt, order } = found;
  const cart = state.carts.get(order.cartId);
  const isUnchanged = cart !== undefined && cart.state !== 'sold' && cart.version === order.cartVersion;
  const sold = isUnchanged && hasBuyer(state, order) ? sellCart(state, order.cartId, at) : undefined;
  if (sold === undefined) return refund(state, found, at);
  const paid = refundAttempts(changeAttempt(sold, attempt.id, ended('paid')), order, at, attempt.id);
  return withStatus(paid, order.ref, { outcome: 'completed', status: 'completed', paidAttempt: attempt.id });
};

/** Money that is back where it came from. The order that lived on it is canceled and its places are free. */
export const refunded = (before: SellerState, found: Case, at: DecisionTime): SellerState => {
  const { attempt, order } = found;
  const state = changeAttempt(before, attempt.id, ended('refunded'));
  if (order.outcome === 'completed' && order.paidAttempt === attempt.id) {
    return releaseCart(withOutcome(state, order.ref, 'canceled'), order.cartId, at.now);
  }
  const isOver = isRunning(attempt) || isAwaited(state, found);
  return isOver ? thawed(refundOrder(state, order.ref), found, at) : state;
};
