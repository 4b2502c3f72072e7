import type { Instant } from '../../dates/instant.ts';
import type { AttemptId } from '../../ids.ts';
import type { Change } from '../changes.ts';
import type { HostState } from '../state.ts';
import { nextLook } from './asking-times.ts';
import type { AttentionReason, NeedsAttention } from './attention.ts';
import type { HostAttempt } from './host-order.ts';
import type { StrayPayment } from './stray-payment.ts';

/** Says that a person has to look, once for each reason; the provider is asked again all the same (D-ATTENTION). */
export const raised = ({ id, attention }: HostAttempt, why: AttentionReason, now: Instant): readonly Change[] => [
  ...(attention?.why === why
    ? []
    : [{ type: 'attentionRaised', attemptId: id, attention: { since: attention?.since ?? now, why } } as const]),
  { type: 'askingPostponed', attemptId: id, askAt: nextLook(now) },
];

const attemptsToLookAt = (state: HostState): readonly NeedsAttention[] =>
  [...state.attempts.values()].flatMap(({ id, orderRef, attention }) => {
    const order = state.orders.get(orderRef);
    return attention === undefined || order === undefined
      ? []
      : [{ ...attention, attemptId: id, orderNumber: order.number }];
  });

/** What whoever looks is told of money that belongs to no order. */
export const strayAttention = ({ attemptId, orderRef, amount, since }: StrayPayment): NeedsAttention => ({
  attemptId,
  orderRef,
  amount,
  since,
  why: 'unknownToShop',
});

/** Everything that a person has to look at, the longest standing first. */
export const needsAttention = (state: HostState): readonly NeedsAttention[] =>
  [...attemptsToLookAt(state), ...[...state.strayPayments.values()].map(strayAttention)].sort(
    (a, b) => a.since - b.since || (a.attemptId < b.attemptId ? -1 : 1),
  );

const raisedBy = (change: Change): readonly AttemptId[] => {
  if (change.type === 'attentionRaised') return [change.attemptId];
  return change.type === 'strayMoneySeen' ? [change.payment.attemptId] : [];
};

/** What changes raised, in the state after them. */
export const attentionsRaised = (state: HostState, changes: readonly Change[]): readonly NeedsAttention[] => {
  const raisedFor = new Set(changes.flatMap(raisedBy));
  return raisedFor.size === 0 ? [] : needsAttention(state).filter(({ attemptId }) => raisedFor.has(attemptId));
};
