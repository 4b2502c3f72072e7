import { err, ok, type Result } from 'neverthrow';
import type { AttemptState } from '../../checkout/attempt-state.ts';
import type { Instant } from '../../dates/instant.ts';
import type { ErrorOf } from '../../errors/shop-error.ts';
import type { AttemptId, OrderRef } from '../../ids.ts';
import type { Decision, DecisionTime } from '../decision.ts';
import type { Facts } from '../facts.ts';
import { put, without } from '../maps.ts';
import {
  attemptCaseOf,
  attemptCases,
  changeAttempt,
  type OrderRecords,
  type Orders,
  type OrdersCase,
  withAttemptFact,
} from './order-records.ts';
import type { AttentionReason, SellerAttempt } from './payment-attempt.ts';
import { nextLook } from './query-times.ts';
import type { PaymentAttention, StrayPayment } from './seller-order.ts';
import { isForeign } from './settlement.ts';

/** Marks an attempt as needing attention, since the first mark; queries continue. The reason `otherCurrency` is never
 *  replaced. */
export const withAttention = <Of extends Orders & Facts>(
  of: Of,
  { attemptId }: SellerAttempt,
  why: AttentionReason,
  now: Instant,
): Of => {
  const attempt = attemptCaseOf(of, attemptId)?.attempt;
  const word = attempt !== undefined && isForeign(attempt) ? 'otherCurrency' : why;
  const next = changeAttempt(of, attemptId, (one) => ({
    ...one,
    attention: { since: one.attention?.since ?? now, why: word },
    askAt: nextLook(now),
  }));
  return attempt?.attention?.why === word ? next : withAttemptFact(next, attemptId, { what: 'attentionRaised', word });
};

const attemptAttentions = (state: Orders): readonly PaymentAttention[] =>
  attemptCases(state).flatMap(({ attempt: { attemptId, attention }, order }) =>
    attention === undefined ? [] : [{ ...attention, attemptId, orderNumber: order.number }],
  );

const strayAttention = ({ state: _, ...payment }: StrayPayment): PaymentAttention => ({
  ...payment,
  why: 'unknownToShop',
});

/** Returns attempts that need attention and money that belongs to no order as one list, the oldest first. */
export const attentionList = (
  attempts: readonly PaymentAttention[],
  strays: Iterable<StrayPayment>,
): readonly PaymentAttention[] =>
  [...attempts, ...Array.from(strays, strayAttention)].sort(
    (a, b) => a.since - b.since || (a.attemptId < b.attemptId ? -1 : 1),
  );

/** Returns the payments that need attention, the oldest first. */
export const paymentAttentions = (state: Pick<OrderRecords, 'orders' | 'strayPayments'>): readonly PaymentAttention[] =>
  attentionList(attemptAttentions(state), state.strayPayments.values());

/** Returns the attempts that need attention after a decision for a reason that they did not have before it. */
export const newAttentions = (before: Orders, after: Orders): readonly PaymentAttention[] => {
  const earlier = attemptAttentions(before);
  return attemptAttentions(after).filter(
    ({ attemptId, why }) => !earlier.some((one) => one.attemptId === attemptId && one.why === why),
  );
};

/** Marks an attempt whose provider reported another currency than euros. No report completes such an attempt; a person
 *  has to. The answer contains the new attention entries. Errors: `notFound` for an unknown attempt. */
export const noteCurrency = (
  of: OrdersCase,
  { attemptId }: { readonly attemptId: AttemptId },
  { now }: DecisionTime,
): Result<Decision<OrdersCase, readonly PaymentAttention[]>, ErrorOf<'notFound'>> => {
  const attemptCase = attemptCaseOf(of, attemptId);
  if (attemptCase === undefined) return err({ kind: 'notFound', what: 'order' });
  const next = withAttention(of, attemptCase.attempt, 'otherCurrency', now);
  return ok({ next, answer: newAttentions(of, next) });
};

export type NoteStray = {
  readonly attemptId: AttemptId;
  readonly orderRef: OrderRef;
  readonly reported: AttemptState;
};

const isMore = (stored: StrayPayment, { amount, state }: Pick<StrayPayment, 'amount' | 'state'>): boolean =>
  amount > stored.amount || (state === 'captured' && stored.state === 'authorized');

/** Whether a report says that all of the money is refunded, or released when it was only authorized. */
const isBack = ({ amount, state }: StrayPayment, reported: AttemptState): boolean =>
  reported.state === 'refunded'
    ? reported.amount === amount
    : state === 'authorized' && (reported.state === 'canceled' || reported.state === 'expired');

/** Stores money without an order until all of it is refunded. The answer contains the new attention entries. Errors:
 *  `notFound` for a report without money about an unknown attempt. */
export const noteStray = (
  of: OrdersCase,
  { attemptId, orderRef, reported }: NoteStray,
  { now }: DecisionTime,
): Result<Decision<OrdersCase, readonly PaymentAttention[]>, ErrorOf<'notFound'>> => {
  const stored = of.strayPayments.get(attemptId);
  if (reported.state === 'captured' || reported.state === 'authorized') {
    const money = { amount: reported.amount, state: reported.state };
    if (stored !== undefined && !isMore(stored, money)) return ok({ next: of, answer: [] });
    const payment: StrayPayment = { attemptId, orderRef, ...money, since: stored?.since ?? now };
    const next = { ...of, strayPayments: put(of.strayPayments, attemptId, payment) };
    return ok({ next, answer: [strayAttention(payment)] });
  }
  if (stored === undefined) return err({ kind: 'notFound', what: 'order' });
  const next = isBack(stored, reported) ? { ...of, strayPayments: without(of.strayPayments, attemptId) } : of;
  return ok({ next, answer: [] });
};
