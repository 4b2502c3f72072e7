import { err, ok, type Result } from 'neverthrow';
import { isLive, payingUntil } from '../../cart/hold.ts';
import type { AttemptState } from '../../checkout/attempt-state.ts';
import type { ErrorOf } from '../../errors/shop-error.ts';
import type { AttemptId } from '../../ids.ts';
import type { Decided, DecisionTime } from '../decision.ts';
import { put } from '../maps.ts';
import { attentionsRaised, raised } from './attention.ts';
import type { PaymentCase } from './order-records.ts';
import {
  type AttemptCase,
  askAgain,
  attemptCaseOf,
  changeAttempt,
  closed,
  complete,
  ended,
  nextLook,
  nextQuery,
  nextTry,
  refund,
  refunded,
  released,
  timedOut,
} from './payment-outcomes.ts';
import type { NeedsAttention, SellerAttempt, SellerOrder } from './seller-order.ts';
import { isOnlyHeld, isRunning, isUndecided, type Settlement, settlementOf } from './settlement.ts';

/** A report of the provider about an attempt; a notification has an event id, the answer to a query none. */
export type Settle = {
  readonly attemptId: AttemptId;
  readonly reported: AttemptState;
  readonly eventId?: string | undefined;
  /** What a person found in the provider's books, who answers for the currency as well. */
  readonly byPerson?: true | undefined;
};

/** Whether a report accounts for the money, so that no person has to look any more. */
const isExplained = ({ attention }: SellerAttempt, { type }: Settlement, { state }: AttemptState): boolean => {
  if (attention === undefined) return false;
  const isMoneyThere = type === 'nothing' && (state === 'captured' || state === 'authorized' || state === 'refunded');
  return isMoneyThere || type === 'refunded' || type === 'close' || type === 'complete';
};

/** The largest amount reported is kept, whatever is reported later; none that is only held for a payment, since it is
 *  let go without a refund. */
const withMoney = (attempt: SellerAttempt, order: SellerOrder, reported: AttemptState): SellerAttempt =>
  (reported.state === 'captured' || reported.state === 'authorized') &&
  !isOnlyHeld(attempt, order, reported) &&
  !(attempt.moneySeen !== undefined && attempt.moneySeen >= reported.amount)
    ? { ...attempt, moneySeen: reported.amount }
    : attempt;

/** Clears the need for attention; an attempt that has ended is not queried any more. */
const calmed = ({ attention: _, ...attempt }: SellerAttempt): SellerAttempt =>
  isUndecided(attempt.state) ? attempt : ended(attempt.state)(attempt);

const settled = (of: PaymentCase, found: AttemptCase, settlement: Settlement, at: DecisionTime): PaymentCase => {
  const { attempt, order } = found;
  switch (settlement.type) {
    case 'nothing':
      return attempt.askAt === undefined ? of : askAgain(of, attempt.id, nextLook(at.now));
    case 'askLater': {
      if (attempt.state === 'refunding') return askAgain(of, attempt.id, nextTry(at.now));
      const next = nextQuery(attempt.createdAt, at.now);
      const end = payingUntil(attempt.sessionEndsAt);
      return askAgain(of, attempt.id, isRunning(attempt) && isLive(end, at.now) && end < next ? end : next);
    }
    case 'raiseAttention':
      return raised(of, attempt, settlement.why, at.now);
    case 'giveUpWaiting': {
      // The places that a silent payment kept are free from here on.
      const askAt = nextQuery(attempt.createdAt, at.now);
      return released(
        changeAttempt(of, attempt.id, (one) => ({ ...one, state: 'overdue', askAt })),
        at,
      );
    }
    case 'timedOut':
      return timedOut(of, found, at);
    case 'close':
      // A voided authorization is reported as canceled: the order that lived on it is over as well.
      return order.paidAttempt === attempt.id ? refunded(of, found, at) : closed(of, found, settlement, at);
    case 'complete':
      return complete(of, found, at);
    case 'refund':
      return refund(of, found, at);
    case 'refunded':
      return refunded(of, found, at);
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
  if (eventId !== undefined && before.events.has(eventId)) return ok({ next: before, answer: [] });
  const { attention: _, ...inEuros } = attempt;
  const settlement = settlementOf(byPerson === true ? inEuros : attempt, order, reported, at.now);
  const seen = withMoney(attempt, order, reported);
  const known = isExplained(attempt, settlement, reported) ? calmed(seen) : seen;
  const event = eventId === undefined ? undefined : { id: eventId, attemptId, receivedAt: at.now };
  const learnt = known === attempt ? before : { ...before, attempts: put(before.attempts, attemptId, known) };
  const noted = event === undefined ? learnt : { ...learnt, events: put(learnt.events, event.id, event) };
  const next = settled(noted, { attempt: known, order }, settlement, at);
  return ok({ next, answer: attentionsRaised(before, next) });
};
