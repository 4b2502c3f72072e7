import { err, ok, type Result } from 'neverthrow';
import { isLive, payingUntil } from '../../cart/hold.ts';
import type { AttemptState } from '../../checkout/attempt-state.ts';
import type { Fact } from '../../checkout/fact.ts';
import type { ErrorOf } from '../../errors/shop-error.ts';
import type { AttemptId } from '../../ids.ts';
import type { Decided, DecisionTime } from '../decision.ts';
import { attentionsRaised, raised } from './attention.ts';
import {
  type AttemptCase,
  attemptCaseOf,
  attemptCases,
  changeAttempt,
  type PaymentCase,
  withAttemptFact,
} from './order-records.ts';
import { notBack, refundingAll, type SellerAttempt } from './payment-attempt.ts';
import {
  askAgain,
  backAgain,
  closed,
  complete,
  ended,
  refund,
  refunded,
  released,
  timedOut,
} from './payment-outcomes.ts';
import { nextLook, nextQuery, nextTry } from './query-times.ts';
import type { NeedsAttention, SellerOrder } from './seller-order.ts';
import { isForeign, isOnlyHeld, isRunning, isUndecided, type Settlement, settlementOf } from './settlement.ts';

/** A report of the provider about an attempt; a notification has an event id, the answer to a query none. */
export type Settle = {
  readonly attemptId: AttemptId;
  readonly reported: AttemptState;
  readonly eventId?: string | undefined;
  /** What a person found in the provider's books, who answers for the currency as well. */
  readonly byPerson?: true | undefined;
};

/** Whether a report accounts for the money, so that no person has to look any more. */
const isExplained = (attempt: SellerAttempt, { type }: Settlement, reported: AttemptState): boolean => {
  if (attempt.attention === undefined) return false;
  const { state } = reported;
  const isBack = state === 'refunded' && (reported.amount === attempt.captured?.amount || notBack(attempt) === 0);
  const isMoneyThere = type === 'nothing' && (state === 'captured' || state === 'authorized' || isBack);
  return isMoneyThere || type === 'refunded' || type === 'close' || type === 'complete';
};

/** The largest amount reported is kept, whatever is reported later, and all of it is refunded where that is due; none
 *  that is only held for a payment, since it is let go without a refund. */
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

/** Clears the need for attention; an attempt that has ended is not queried any more. */
const calmed = (attempt: SellerAttempt): SellerAttempt => {
  const calm = { ...attempt, attention: undefined };
  return isUndecided(calm.state) ? calm : ended(calm.state)(calm);
};

/** Whether the provider's books still have the money of a paid order, so that it is not queried any more. */
const isStillPaid = ({ state }: SellerAttempt, { type }: Settlement, reported: AttemptState): boolean =>
  state === 'paid' && type === 'nothing' && (reported.state === 'captured' || reported.state === 'authorized');

/** So many notifications are kept of an attempt; a repeat of an older one is settled again, which changes nothing. */
const mostNotifications = 50;

const notified = (attempt: SellerAttempt, id: string, { now }: DecisionTime): SellerAttempt => ({
  ...attempt,
  notifications: [...attempt.notifications, { id, at: now }].slice(-mostNotifications),
});

/** What a report says of an attempt by itself. */
const reportFacts = (was: SellerAttempt, is: SellerAttempt, eventId: string | undefined): readonly Fact[] => {
  const amount = is.captured?.amount;
  return [
    ...(eventId === undefined ? [] : [{ what: 'notified' } as const]),
    ...(amount === was.captured?.amount ? [] : [{ what: 'moneySeen', amount } as const]),
    ...(was.attention !== undefined && is.attention === undefined ? [{ what: 'attentionCleared' } as const] : []),
  ];
};

const settled = (
  of: PaymentCase,
  found: AttemptCase,
  settlement: Settlement,
  reported: AttemptState,
  at: DecisionTime,
  by: 'provider' | 'office',
): PaymentCase => {
  const { attempt, order } = found;
  switch (settlement.type) {
    case 'nothing':
      if (reported.state === 'refunded' && reported.amount === attempt.captured?.amount)
        return backAgain(of, found, at, by);
      return attempt.askAt === undefined ? of : askAgain(of, attempt.attemptId, nextLook(at.now));
    case 'askLater': {
      if (attempt.state === 'refunding') return askAgain(of, attempt.attemptId, nextTry(at.now));
      const next = nextQuery(attempt.createdAt, at.now);
      const end = payingUntil(attempt.sessionEndsAt);
      return askAgain(of, attempt.attemptId, isRunning(attempt) && isLive(end, at.now) && end < next ? end : next);
    }
    case 'raiseAttention':
      return raised(of, attempt, settlement.why, at.now);
    case 'giveUpWaiting': {
      // The places that a silent payment kept are free from here on.
      const askAt = nextQuery(attempt.createdAt, at.now);
      const overdue = changeAttempt(of, attempt.attemptId, (one) => ({ ...one, state: 'overdue', askAt }));
      return released(withAttemptFact(overdue, attempt.attemptId, { what: 'attemptOverdue' }), at);
    }
    case 'timedOut':
      return timedOut(of, found, at, by);
    case 'close':
      // A voided authorization is reported as canceled: the order that lived on it is over as well.
      return order.paidAttempt === attempt.attemptId
        ? refunded(of, found, at, by)
        : closed(of, found, settlement, at, by);
    case 'complete':
      return complete(of, found, at);
    case 'refund':
      return refund(of, found, at, order.outcome === 'open' ? 'otherMoney' : 'orderOver');
    case 'refunded':
      return refunded(of, found, at, by);
  }
};

/** Applies a report of the provider to an attempt. Reports may repeat and come in any order: states only move forward,
 *  and an order keeps one attempt's money. The answer needs a person. */
export const settle = (
  before: PaymentCase,
  { attemptId, reported, eventId, byPerson }: Settle,
  at: DecisionTime,
): Result<Decided<PaymentCase, readonly NeedsAttention[]>, ErrorOf<'notFound'>> => {
  const found = attemptCaseOf(before, attemptId);
  if (found === undefined) return err({ kind: 'notFound', what: 'order' });
  const { attempt, order } = found;
  if (attemptCases(before).some((one) => one.attempt.notifications.some(({ id }) => id === eventId)))
    return ok({ next: before, answer: [] });
  const inEuros = byPerson === true && isForeign(attempt) ? { ...attempt, attention: undefined } : attempt;
  const settlement = settlementOf(inEuros, order, reported, at.now);
  const seen = withMoney(attempt, order, reported, at);
  const known = isExplained(attempt, settlement, reported) ? calmed(seen) : seen;
  // A notification may be older than a refund; the answer to a query is not.
  const isAnswered = eventId === undefined && isStillPaid(attempt, settlement, reported);
  const asked = isAnswered && known.askAt !== undefined ? { ...known, askAt: undefined } : known;
  const learnt = eventId === undefined ? asked : notified(asked, eventId, at);
  const changed = learnt === attempt ? before : changeAttempt(before, attemptId, () => learnt);
  const noted = reportFacts(attempt, learnt, eventId).reduce(
    (of, fact) => withAttemptFact(of, attemptId, fact),
    changed,
  );
  const by = byPerson === true ? 'office' : 'provider';
  const next = settled(noted, { attempt: learnt, order }, settlement, reported, at, by);
  return ok({ next, answer: attentionsRaised(before, next) });
};
