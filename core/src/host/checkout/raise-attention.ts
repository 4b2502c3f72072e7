import type { Instant } from '../../dates/instant.ts';
import type { HostState } from '../state.ts';
import type { AttentionReason, NeedsAttention, StrayPayment } from './attention.ts';
import type { HostAttempt } from './host-order.ts';
import { changeAttempt } from './payment-records.ts';
import { nextLook } from './query-times.ts';

/** Marks an attempt that needs a person, since the first time; the queries go on (D-ATTENTION). */
export const raised = (state: HostState, { id }: HostAttempt, why: AttentionReason, now: Instant): HostState =>
  changeAttempt(state, id, (attempt) => ({
    ...attempt,
    attention: { since: attempt.attention?.since ?? now, why },
    askAt: nextLook(now),
  }));

const attemptsToLookAt = (state: HostState): readonly NeedsAttention[] =>
  [...state.attempts.values()].flatMap(({ id, orderRef, attention }) => {
    const order = state.orders.get(orderRef);
    return attention === undefined || order === undefined
      ? []
      : [{ ...attention, attemptId: id, orderNumber: order.number }];
  });

/** Money that belongs to no order, as something that a person has to look at. */
export const strayAttention = ({ state: _, ...payment }: StrayPayment): NeedsAttention => ({
  ...payment,
  why: 'unknownToShop',
});

/** All that needs a person, the oldest first. */
export const needsAttention = (state: HostState): readonly NeedsAttention[] =>
  [...attemptsToLookAt(state), ...[...state.strayPayments.values()].map(strayAttention)].sort(
    (a, b) => a.since - b.since || (a.attemptId < b.attemptId ? -1 : 1),
  );

/** Attempts that need a person since a decision, for a reason that they did not have before. */
export const attentionsRaised = (before: HostState, after: HostState): readonly NeedsAttention[] =>
  attemptsToLookAt(after).filter(({ attemptId, why }) => before.attempts.get(attemptId)?.attention?.why !== why);
