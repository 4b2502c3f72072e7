import type { DeclineReason } from '../../checkout/attempt-state.ts';
import type { PaymentStatus } from '../../checkout/payment.ts';
import type { AttemptId } from '../../ids.ts';
import { releaseCart, sellCart, thawCart } from '../cart/cart-states.ts';
import { isFrozen } from '../cart/open-cart.ts';
import type { Change } from '../changes.ts';
import type { DecisionTime } from '../decision-time.ts';
import { attemptsOf, type HostState } from '../state.ts';
import { hasBuyer } from './buyer-of.ts';
import type { ClosedAs } from './closed-as.ts';
import type { HostAttempt, HostOrder } from './host-order.ts';
import { isRunning, isUndecided } from './settlement.ts';

/** An attempt and the order that it is to pay. */
export type Case = { readonly attempt: HostAttempt; readonly order: HostOrder };

/** Attempts of the cart that could still bring money are to be closed at the provider, or refunded if that is too late. */
export const refundAttempts = (
  state: HostState,
  { cartId }: Pick<HostOrder, 'cartId'>,
  at: DecisionTime,
  besides?: AttemptId,
): readonly Change[] =>
  attemptsOf(state, cartId)
    .filter((attempt) => attempt.id !== besides && (isRunning(attempt) || attempt.state === 'overdue'))
    .map(({ id }) => ({ type: 'refundDue', attemptId: id, askAt: at.now }));

/** The order's word after an attempt that came to nothing; an order that is over keeps its own. */
export const told = (
  { order }: Case,
  status: PaymentStatus,
  reason: { readonly why?: DeclineReason } = {},
): readonly Change[] =>
  order.outcome === 'open' ? [{ type: 'orderStatusTold', ref: order.ref, status, ...reason }] : [];

/** The places of a frozen cart go back, and it opens; one that opened by itself when its time was over keeps what it has taken since
 *  (D-SILENT-PAYMENT). */
export const released = (state: HostState, { order }: Case): readonly Change[] =>
  state.carts.get(order.cartId)?.state === 'paying' ? releaseCart(state, order.cartId) : [];

/** Whether an order waits for the word of this attempt alone: no other one can still bring its money. */
const isAwaited = (state: HostState, { attempt, order }: Case): boolean =>
  order.outcome === 'open' &&
  attemptsOf(state, order.cartId).every(
    ({ id, orderRef, state: name }) => id === attempt.id || orderRef !== order.ref || !isUndecided(name),
  );

/** A word that comes after the attempt's time is the order's only where nothing else was said of it. */
const isTold = (state: HostState, found: Case): boolean =>
  isRunning(found.attempt) || (found.order.status === 'initializing' && isAwaited(state, found));

/** A cart is frozen by the one attempt that is still running; only that one opens it again, with its places until its time is over. */
export const thawed = (state: HostState, found: Case, at: DecisionTime): readonly Change[] => {
  const { attempt, order } = found;
  if (!isRunning(attempt)) return [];
  const cart = state.carts.get(order.cartId);
  return cart !== undefined && isFrozen(cart, at.now) ? thawCart(state, order.cartId, at.now) : released(state, found);
};

/** An attempt that came to nothing: its cart opens again, if it was frozen by this one. */
export const closed = (state: HostState, found: Case, { as, why }: ClosedAs, at: DecisionTime): readonly Change[] => {
  const reason = why === undefined ? {} : { why };
  return [
    { type: 'attemptClosed', attemptId: found.attempt.id, as, ...reason },
    ...(isTold(state, found) ? told(found, as === 'canceled' ? 'canceled' : 'error', reason) : []),
    ...thawed(state, found, at),
  ];
};

/** Money that the order cannot keep. */
export const refund = (state: HostState, found: Case, at: DecisionTime): readonly Change[] => [
  { type: 'refundDue', attemptId: found.attempt.id, askAt: at.now },
  ...(found.order.outcome === 'open' ? [{ type: 'orderRefunded', ref: found.order.ref } as const] : []),
  ...thawed(state, found, at),
];

/** Late money for a cart that was changed or sold since is refunded (D-MOVED-ON), and so is money whose places are gone
 *  (D-LATE-MONEY) or whose buyer was forgotten, whom no tickets can reach. */
export const complete = (state: HostState, found: Case, at: DecisionTime): readonly Change[] => {
  const { attempt, order } = found;
  const cart = state.carts.get(order.cartId);
  const isUnchanged = cart !== undefined && cart.state !== 'sold' && cart.version === order.cartVersion;
  const sold = isUnchanged && hasBuyer(state, order) ? sellCart(state, order.cartId, at) : undefined;
  if (sold === undefined) return refund(state, found, at);
  return [
    { type: 'attemptPaid', attemptId: attempt.id },
    ...refundAttempts(state, order, at, attempt.id),
    { type: 'orderCompleted', ref: order.ref, paidAttempt: attempt.id },
    ...sold,
  ];
};

/** Money that is back where it came from. The order that lived on it is canceled and its places are free. */
export const refunded = (state: HostState, found: Case, at: DecisionTime): readonly Change[] => {
  const { attempt, order } = found;
  const made: Change = { type: 'refundMade', attemptId: attempt.id };
  if (order.outcome === 'completed' && order.paidAttempt === attempt.id) {
    return [made, { type: 'orderCanceled', ref: order.ref }, ...releaseCart(state, order.cartId)];
  }
  const isOver = isRunning(attempt) || isAwaited(state, found);
  return isOver ? [made, { type: 'orderRefunded', ref: order.ref }, ...thawed(state, found, at)] : [made];
};
