import { err, ok } from 'neverthrow';
import { isLive, payingUntil } from '../../cart/hold.ts';
import type { AttemptState } from '../../checkout/attempt-state.ts';
import type { ErrorOf } from '../../errors/shop-error.ts';
import type { AttemptId } from '../../ids.ts';
import { type Decide, type DecisionTime, put, type SellerState } from '../state.ts';
import { attentionsRaised, raised } from './attention.ts';
import {
  askAgain,
  type Case,
  caseOf,
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
type Settle = {
  readonly type: 'settle';
  readonly attemptId: AttemptId;
  readonly reported: AttemptState;
  readonly eventId?: string;
  /** What a person found in the provider's books, who answers for the currency as well. */
  readonly byPerson?: true;
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

const settled = (state: SellerState, found: Case, settlement: Settlement, at: DecisionTime): SellerState => {
  const { attempt, order } = found;
  switch (settlement.type) {
    case 'nothing':
      return attempt.askAt === undefined ? state : askAgain(state, attempt.id, nextLook(at.now));
    case 'askLater': {
      if (attempt.state === 'refunding') return askAgain(state, attempt.id, nextTry(at.now));
      const next = nextQuery(attempt.createdAt, at.now);
      const end = payingUntil(attempt.sessionEndsAt);
      return askAgain(state, attempt.id, isRunning(attempt) && isLive(end, at.now) && end < next ? end : next);
    }
    case 'raiseAttention':
      return raised(state, attempt, settlement.why, at.now);
    case 'giveUpWaiting': {
      // The places that a silent payment kept are free from here on.
      const askAt = nextQuery(attempt.createdAt, at.now);
      return released(
        changeAttempt(state, attempt.id, (one) => ({ ...one, state: 'overdue', askAt })),
        found,
        at,
      );
    }
    case 'timedOut':
      return timedOut(state, found, at);
    case 'close':
      // A voided authorization is reported as canceled: the order that lived on it is over as well.
      return order.paidAttempt === attempt.id ? refunded(state, found, at) : closed(state, found, settlement, at);
    case 'complete':
      return complete(state, found, at);
    case 'refund':
      return refund(state, found, at);
    case 'refunded':
      return refunded(state, found, at);
  }
};

/** Applies a report of the provider to an attempt. Reports may repeat and come in any order: states only move forward,
 *  and an order keeps one attempt's money. The answer needs a person. */
export const settle: Decide<Settle, ErrorOf<'notFound'>, readonly NeedsAttention[]> = (
  before,
  { attemptId, reported, eventId, byPerson },
  at,
) => {
  const found = caseOf(before, attemptId);
  if (found === undefined) return err({ kind: 'notFound', what: 'order' });
  const { attempt, order } = found;
  if (eventId !== undefined && before.events.has(eventId)) return ok({ next: before, answer: [] });
  const { attention: _, ...inEuros } = attempt;
  const settlement = settlementOf(byPerson === true ? inEuros : attempt, order, reported, at.now);
  const seen = withMoney(attempt, order, reported);
  const known = isExplained(attempt, settlement, reported) ? calmed(seen) : seen;
  const event = eventId === undefined ? undefined : { id: eventId, attemptId, receivedAt: at.now };
  const learnt = known === attempt ? before : { ...before, attempts: put(before.attempts, attemptId, known) };
  const state = event === undefined ? learnt : { ...learnt, events: put(learnt.events, event.id, event) };
  const next = settled(state, { attempt: known, order }, settlement, at);
  return ok({ next, answer: attentionsRaised(before, next) });
};
