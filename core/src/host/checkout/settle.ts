import { err, ok } from 'neverthrow';
import type { AttemptState } from '../../checkout/attempt-state.ts';
import type { PaymentStatus } from '../../checkout/payment.ts';
import type { ErrorOf } from '../../errors/shop-error.ts';
import type { AttemptId } from '../../ids.ts';
import { releaseCart, sellCart, thawCart } from '../cart/cart-states.ts';
import { isFrozen } from '../cart/open-cart.ts';
import type { Change } from '../changes.ts';
import type { Decide } from '../decision.ts';
import type { DecisionTime } from '../decision-time.ts';
import { evolveAll } from '../evolve.ts';
import { attemptsOf, type HostState } from '../state.ts';
import { nextAsking, nextLook, nextTry } from './asking-times.ts';
import type { HostAttempt, HostOrder } from './host-order.ts';
import { raised } from './raise-attention.ts';
import { isRunning, type Settlement, settlementOf } from './settlement.ts';

/** What the provider told about an attempt, and the event it told it in; a query's answer has none. */
export type Settle = {
  readonly type: 'settle';
  readonly attemptId: AttemptId;
  readonly reported: AttemptState;
  readonly eventId?: string;
};

export type SettleRefusal = ErrorOf<'notFound'>;

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
const told = ({ order }: Case, status: PaymentStatus): readonly Change[] =>
  order.outcome === 'open' ? [{ type: 'orderStatusTold', ref: order.ref, status }] : [];

/** The places of a frozen cart go back, and it opens; one that opened by itself when its time was over keeps what it has taken since
 *  (D-SILENT-PAYMENT). */
const released = (state: HostState, { order }: Case): readonly Change[] =>
  state.carts.get(order.cartId)?.state === 'paying' ? releaseCart(state, order.cartId) : [];

/** A cart is frozen by the one attempt that is still running; only that one opens it again, with its places until its time is over. */
export const thawed = (state: HostState, found: Case, at: DecisionTime): readonly Change[] => {
  const { attempt, order } = found;
  if (!isRunning(attempt)) return [];
  const cart = state.carts.get(order.cartId);
  return cart !== undefined && isFrozen(cart, at.now) ? thawCart(state, order.cartId, at.now) : released(state, found);
};

const closed = (
  state: HostState,
  found: Case,
  as: 'declined' | 'canceled' | 'failed',
  at: DecisionTime,
): readonly Change[] => [
  { type: 'attemptClosed', attemptId: found.attempt.id, as },
  ...(isRunning(found.attempt) ? told(found, as === 'canceled' ? 'canceled' : 'error') : []),
  ...thawed(state, found, at),
];

/** Money that the order cannot keep. */
const refund = (state: HostState, found: Case, at: DecisionTime): readonly Change[] => [
  { type: 'refundDue', attemptId: found.attempt.id, askAt: at.now },
  ...(found.order.outcome === 'open' ? [{ type: 'orderRefunded', ref: found.order.ref } as const] : []),
  ...thawed(state, found, at),
];

/** Late money for a cart that was changed or sold since is refunded (D-MOVED-ON), and so is money whose places are gone
 *  (D-LATE-MONEY). */
const complete = (state: HostState, found: Case, at: DecisionTime): readonly Change[] => {
  const { attempt, order } = found;
  const cart = state.carts.get(order.cartId);
  const isUnchanged = cart !== undefined && cart.state !== 'sold' && cart.version === order.cartVersion;
  const sold = isUnchanged ? sellCart(state, order.cartId, at) : undefined;
  if (sold === undefined) return refund(state, found, at);
  return [
    { type: 'attemptPaid', attemptId: attempt.id },
    ...refundAttempts(state, order, at, attempt.id),
    { type: 'orderCompleted', ref: order.ref, paidAttempt: attempt.id },
    ...sold,
  ];
};

/** Money that is back where it came from. The order that lived on it is canceled and its places are free. */
const refunded = (state: HostState, found: Case, at: DecisionTime): readonly Change[] => {
  const { attempt, order } = found;
  const made: Change = { type: 'refundMade', attemptId: attempt.id };
  if (order.outcome === 'completed' && order.paidAttempt === attempt.id) {
    return [made, { type: 'orderCanceled', ref: order.ref }, ...releaseCart(state, order.cartId)];
  }
  return isRunning(attempt) ? [made, { type: 'orderRefunded', ref: order.ref }, ...thawed(state, found, at)] : [made];
};

/** Whether the provider's word accounts for the money again, so that nobody has to look any more. */
const isExplained = ({ attention }: HostAttempt, { type }: Settlement, { state }: AttemptState): boolean => {
  if (attention === undefined) return false;
  const isMoneyThere = type === 'nothing' && (state === 'captured' || state === 'authorized');
  return isMoneyThere || type === 'refunded' || type === 'close' || type === 'complete';
};

/** What the provider said of money is kept, whatever it says later; a word of more counts more. */
const noted = ({ id, moneySeen }: HostAttempt, reported: AttemptState): readonly Change[] =>
  (reported.state === 'captured' || reported.state === 'authorized') &&
  !(moneySeen !== undefined && moneySeen >= reported.amount)
    ? [{ type: 'moneySeen', attemptId: id, amount: reported.amount }]
    : [];

const changesOf = (state: HostState, found: Case, settlement: Settlement, at: DecisionTime): readonly Change[] => {
  const { attempt, order } = found;
  switch (settlement.type) {
    case 'nothing':
      return attempt.askAt === undefined
        ? []
        : [{ type: 'askingPostponed', attemptId: attempt.id, askAt: nextLook(at.now) }];
    case 'askLater': {
      const askAt = attempt.state === 'refunding' ? nextTry(at.now) : nextAsking(attempt.createdAt, at.now);
      return [{ type: 'askingPostponed', attemptId: attempt.id, askAt }];
    }
    case 'raiseAttention':
      return raised(attempt, settlement.why, at.now);
    case 'giveUpWaiting':
      // The places that a silent payment kept are nobody's from here on (D-SILENT-PAYMENT).
      return [
        { type: 'attemptOverdue', attemptId: attempt.id, askAt: nextAsking(attempt.createdAt, at.now) },
        ...released(state, found),
      ];
    case 'timedOut':
      return [
        { type: 'attemptClosed', attemptId: attempt.id, as: 'canceled' },
        ...told(found, 'canceled'),
        ...released(state, found),
      ];
    case 'close':
      // A voided authorization is told as canceled: the order that lived on it is over as well.
      return order.paidAttempt === attempt.id ? refunded(state, found, at) : closed(state, found, settlement.as, at);
    case 'complete':
      return complete(state, found, at);
    case 'refund':
      return refund(state, found, at);
    case 'refunded':
      return refunded(state, found, at);
  }
};

/** Brings an order and its attempt in line with the provider's own word. Every word may be repeated and come in any order: states
 *  only move forward, and an order keeps the money of one attempt at most (R-SAFE-4 to R-SAFE-6, R-SAFE-11). */
export const settle: Decide<Settle, SettleRefusal> = (state, { attemptId, reported, eventId }, at) => {
  const attempt = state.attempts.get(attemptId);
  const order = attempt === undefined ? undefined : state.orders.get(attempt.orderRef);
  if (attempt === undefined || order === undefined) return err({ kind: 'notFound', what: 'order' });
  if (eventId !== undefined && state.events.has(eventId)) return ok([]);
  const heard: readonly Change[] =
    eventId === undefined ? [] : [{ type: 'eventHeard', event: { id: eventId, attemptId, receivedAt: at.now } }];
  const settlement = settlementOf(attempt, order, reported, at.now);
  const known: readonly Change[] = [
    ...heard,
    ...noted(attempt, reported),
    ...(isExplained(attempt, settlement, reported) ? [{ type: 'attentionCleared', attemptId } as const] : []),
  ];
  const now = evolveAll(state, known);
  const found = { attempt: now.attempts.get(attemptId) ?? attempt, order };
  return ok([...known, ...changesOf(now, found, settlement, at)]);
};
