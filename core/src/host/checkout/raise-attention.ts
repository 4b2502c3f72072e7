import type { Instant } from '../../dates/instant.ts';
import type { Change } from '../changes.ts';
import type { HostState } from '../state.ts';
import { nextLook } from './asking-times.ts';
import type { AttentionReason, NeedsAttention } from './attention.ts';
import type { HostAttempt } from './host-order.ts';

/** Says that a person has to look, once for each reason; the provider is asked again all the same (D-ATTENTION). */
export const raised = ({ id, attention }: HostAttempt, why: AttentionReason, now: Instant): readonly Change[] => [
  ...(attention?.why === why
    ? []
    : [{ type: 'attentionRaised', attemptId: id, attention: { since: attention?.since ?? now, why } } as const]),
  { type: 'askingPostponed', attemptId: id, askAt: nextLook(now) },
];

/** Everything that a person has to look at, the longest standing first. */
export const needsAttention = (state: HostState): readonly NeedsAttention[] =>
  [...state.attempts.values()]
    .flatMap(({ id, orderRef, attention }) => {
      const order = state.orders.get(orderRef);
      return attention === undefined || order === undefined
        ? []
        : [{ ...attention, attemptId: id, orderNumber: order.number }];
    })
    .sort((a, b) => a.since - b.since || (a.attemptId < b.attemptId ? -1 : 1));

/** What changes raised, in the state after them. */
export const attentionsRaised = (state: HostState, changes: readonly Change[]): readonly NeedsAttention[] => {
  const raisedFor = new Set(changes.flatMap((change) => (change.type === 'attentionRaised' ? change.attemptId : [])));
  return raisedFor.size === 0 ? [] : needsAttention(state).filter(({ attemptId }) => raisedFor.has(attemptId));
};
