import { err, ok, type Result } from 'neverthrow';
import { isLive, payingUntil } from '../../cart/hold.ts';
import type { AttemptState } from '../../checkout/attempt-state.ts';
import type { Fact } from '../../checkout/fact.ts';
import type { ErrorOf } from '../../errors/shop-error.ts';
import type { AttemptId } from '../../ids.ts';
import type { Decision, DecisionTime } from '../decision.ts';
import { endState, scheduleQuery } from './attempt-outcomes.ts';
import { newAttentions, withAttention } from './attention.ts';
import {
  type AttemptCase,
  attemptCaseOf,
  attemptCases,
  changeAttempt,
  type PaymentCase,
  withAttemptFact,
} from './order-records.ts';
import { recordPartRefund } from './part-refund.ts';
import { refundingAll, type SellerAttempt, unrefunded } from './payment-attempt.ts';
import {
  closeAttempt,
  closeTimedOut,
  completeOrder,
  recordRefund,
  recordRepeatedRefund,
  refundMoney,
  releaseFrozen,
} from './payment-outcomes.ts';
import { nextLook, nextQuery, nextTry } from './query-times.ts';
import type { PaymentAttention, SellerOrder } from './seller-order.ts';
import { isForeign, isOnlyHeld, isRunning, isUndecided, type Settlement, settlementOf } from './settlement.ts';

/** A report of the provider about an attempt. A notification has an event id, the answer to a query has none. */
export type Settle = {
  readonly attemptId: AttemptId;
  readonly reported: AttemptState;
  readonly eventId?: string | undefined;
  /** Set for a report that a person read at the provider; the person also vouches for the currency. */
  readonly byPerson?: true | undefined;
};

/** Whether a report accounts for the money, so that the attempt does not need attention any more. */
const isExplained = (attempt: SellerAttempt, { type }: Settlement, reported: AttemptState): boolean => {
  if (attempt.attention === undefined) return false;
  const { state } = reported;
  const isBack = state === 'refunded' && (reported.amount === attempt.captured?.amount || unrefunded(attempt) === 0);
  const isMoneyThere =
    type === 'nothing' && (state === 'captured' || state === 'authorized' || state === 'lapsed' || isBack);
  return isMoneyThere || type === 'refunded' || type === 'partRefunded' || type === 'close' || type === 'complete';
};

/** Returns an attempt with the largest amount reported so far; all of it is refunded when a refund is due. An amount
 *  that is only authorized for a payment does not count: it is released without a refund. */
const withMoney = (
  attempt: SellerAttempt,
  order: SellerOrder,
  reported: AttemptState,
  { now }: DecisionTime,
): SellerAttempt => {
  if (reported.state !== 'captured' && reported.state !== 'authorized') return attempt;
  const { amount } = reported;
  if (isOnlyHeld(attempt, order, reported) || (attempt.captured?.amount ?? -1) >= amount) return attempt;
  return refundingAll({ ...attempt, captured: { amount, at: now } });
};

/** Removes the need for attention. An attempt that has ended is not queried any more. */
const withoutAttention = (attempt: SellerAttempt): SellerAttempt => {
  const cleared = { ...attempt, attention: undefined };
  return isUndecided(cleared.state) ? cleared : endState(cleared.state)(cleared);
};

/** Whether the provider still has the money of a paid order, or its authorization ended by itself, so that the attempt
 *  is not queried any more. */
const isStillPaid = ({ state }: SellerAttempt, { type }: Settlement, { state: reported }: AttemptState): boolean =>
  state === 'paid' &&
  type === 'nothing' &&
  (reported === 'captured' || reported === 'authorized' || reported === 'lapsed');

/** Number of notifications stored per attempt. A repeat of an older one is applied again, which changes nothing. */
const mostNotifications = 50;

const withNotification = (attempt: SellerAttempt, id: string, { now }: DecisionTime): SellerAttempt => ({
  ...attempt,
  notifications: [...attempt.notifications, { id, at: now }].slice(-mostNotifications),
});

/** Returns the facts that follow from a report about an attempt by itself. */
const reportFacts = (was: SellerAttempt, is: SellerAttempt, eventId: string | undefined): readonly Fact[] => {
  const amount = is.captured?.amount;
  return [
    ...(eventId === undefined ? [] : [{ what: 'notified' } as const]),
    ...(amount === was.captured?.amount ? [] : [{ what: 'moneySeen', amount } as const]),
    ...(was.attention !== undefined && is.attention === undefined ? [{ what: 'attentionCleared' } as const] : []),
  ];
};

const applySettlement = (
  of: PaymentCase,
  attemptCase: AttemptCase,
  settlement: Settlement,
  reported: AttemptState,
  at: DecisionTime,
  by: 'provider' | 'office',
): PaymentCase => {
  const { attempt, order } = attemptCase;
  switch (settlement.type) {
    case 'nothing':
      if (reported.state === 'refunded' && reported.amount === attempt.captured?.amount)
        return recordRepeatedRefund(of, attemptCase, at, by);
      return attempt.askAt === undefined ? of : scheduleQuery(of, attempt.attemptId, nextLook(at.now));
    case 'askLater': {
      if (attempt.state === 'refunding') return scheduleQuery(of, attempt.attemptId, nextTry(at.now));
      const ends = isRunning(attempt) ? [attempt.endAt, payingUntil(attempt.sessionEndsAt)] : [];
      const next = [nextQuery(attempt.createdAt, at.now), ...ends]
        .filter((time) => time !== undefined)
        .filter((time) => isLive(time, at.now))
        .sort((one, other) => one - other)[0];
      return scheduleQuery(of, attempt.attemptId, next ?? nextTry(at.now));
    }
    case 'raiseAttention':
      return withAttention(of, attempt, settlement.why, at.now);
    case 'giveUpWaiting': {
      // The payment got no report in time, so its places are released; the provider is still queried.
      const askAt = nextQuery(attempt.createdAt, at.now);
      const overdue = changeAttempt(of, attempt.attemptId, (one) => ({ ...one, state: 'overdue', askAt }));
      return releaseFrozen(withAttemptFact(overdue, attempt.attemptId, { what: 'attemptOverdue' }), at);
    }
    case 'timedOut':
      return closeTimedOut(of, attemptCase, at, by);
    case 'close':
      // A voided authorization is reported as canceled: the order that it paid is canceled as well.
      return order.paidAttempt === attempt.attemptId
        ? recordRefund(of, attemptCase, at, by)
        : closeAttempt(of, attemptCase, settlement, at, by);
    case 'complete':
      return completeOrder(of, attemptCase, at);
    case 'refund':
      return refundMoney(of, attemptCase, at, order.outcome === 'open' ? 'otherMoney' : 'orderOver');
    case 'refunded':
      return recordRefund(of, attemptCase, at, by);
    case 'partRefunded':
      return recordPartRefund(of, attemptCase, at);
  }
};

/** Applies a report of the provider to an attempt. Reports may repeat and arrive in any order: states only move
 *  forward, and an order uses one attempt's money. The answer contains the new attention entries. Errors: `notFound`
 *  for an unknown attempt. */
export const settle = (
  before: PaymentCase,
  { attemptId, reported, eventId, byPerson }: Settle,
  at: DecisionTime,
): Result<Decision<PaymentCase, readonly PaymentAttention[]>, ErrorOf<'notFound'>> => {
  const attemptCase = attemptCaseOf(before, attemptId);
  if (attemptCase === undefined) return err({ kind: 'notFound', what: 'order' });
  const { attempt, order } = attemptCase;
  if (attemptCases(before).some((one) => one.attempt.notifications.some(({ id }) => id === eventId)))
    return ok({ next: before, answer: [] });
  const inEuros = byPerson === true && isForeign(attempt) ? { ...attempt, attention: undefined } : attempt;
  const settlement = settlementOf(inEuros, order, reported, at.now);
  const withAmount = withMoney(attempt, order, reported, at);
  const updated = isExplained(attempt, settlement, reported) ? withoutAttention(withAmount) : withAmount;
  // A notification may be older than a refund; the answer to a query is not.
  const isAnswered = eventId === undefined && isStillPaid(attempt, settlement, reported);
  const answered = isAnswered && updated.askAt !== undefined ? { ...updated, askAt: undefined } : updated;
  const reportedAttempt = eventId === undefined ? answered : withNotification(answered, eventId, at);
  const changed = reportedAttempt === attempt ? before : changeAttempt(before, attemptId, () => reportedAttempt);
  const withFacts = reportFacts(attempt, reportedAttempt, eventId).reduce(
    (of, fact) => withAttemptFact(of, attemptId, fact),
    changed,
  );
  const by = byPerson === true ? 'office' : 'provider';
  const next = applySettlement(withFacts, { attempt: reportedAttempt, order }, settlement, reported, at, by);
  return ok({ next, answer: newAttentions(before, next) });
};
