import { err, ok } from 'neverthrow';
import type { AttemptState } from '../../checkout/attempt-state.ts';
import type { ErrorOf } from '../../errors/shop-error.ts';
import type { AttemptId } from '../../ids.ts';
import type { Change } from '../changes.ts';
import type { Decide } from '../decision.ts';
import type { DecisionTime } from '../decision-time.ts';
import { evolveAll } from '../evolve.ts';
import type { HostState } from '../state.ts';
import { nextAsking, nextLook, nextTry } from './asking-times.ts';
import type { HostAttempt } from './host-order.ts';
import { type Case, closed, complete, refund, refunded, released, told } from './payment-outcomes.ts';
import { raised } from './raise-attention.ts';
import { type Settlement, settlementOf } from './settlement.ts';

/** What the provider told about an attempt, and the event it told it in; a query's answer has none. */
export type Settle = {
  readonly type: 'settle';
  readonly attemptId: AttemptId;
  readonly reported: AttemptState;
  readonly eventId?: string;
};

export type SettleRefusal = ErrorOf<'notFound'>;

/** Whether the provider's word accounts for the money again, so that nobody has to look any more. */
const isExplained = ({ attention }: HostAttempt, { type }: Settlement, { state }: AttemptState): boolean => {
  if (attention === undefined) return false;
  const isMoneyThere = type === 'nothing' && (state === 'captured' || state === 'authorized' || state === 'refunded');
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
      return order.paidAttempt === attempt.id ? refunded(state, found, at) : closed(state, found, settlement, at);
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
