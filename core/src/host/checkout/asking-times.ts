import { type Instant, minutes, plusMilliseconds } from '../../dates/instant.ts';
import type { AttemptId } from '../../ids.ts';
import type { HostState } from '../state.ts';

/** Units: milliseconds after the attempt was made (R-HOLD-7). */
const askingTimes = [10_000, 30_000, minutes(1), minutes(2), minutes(5)];

/** When to ask about an unresolved attempt next: 10 s, 30 s, 1, 2 and 5 minutes after it was made, then every 5 minutes. */
export const nextAsking = (createdAt: Instant, now: Instant): Instant => {
  const next = askingTimes.map((time) => plusMilliseconds(createdAt, time)).find((time) => time > now);
  return next ?? plusMilliseconds(now, minutes(5));
};

/** While the provider cannot be reached, or owes a refund, it is asked more often, so that nobody waits a minute
 *  longer than it takes (R-SAFE-4). */
export const nextTry = (now: Instant): Instant => plusMilliseconds(now, 15_000);

/** What a person has to look at is asked about no more often than that, in case the provider comes to its senses. */
export const nextLook = (now: Instant): Instant => plusMilliseconds(now, minutes(1));

/** An attempt that could not be looked after comes again after this, so that it does not stand in the way of others. */
export const afterFailure = (now: Instant): Instant => plusMilliseconds(now, minutes(5));

/** An attempt as it was told to be due: whoever was told has it only as long as nobody else took it or put it off. */
export type DueAttempt = { readonly id: AttemptId; readonly askAt: Instant };

/** Attempts that the provider is to be asked about now, the longest due first. */
export const dueAttempts = (state: HostState, now: Instant, most: number): readonly DueAttempt[] =>
  [...state.attempts.values()]
    .flatMap(({ id, askAt }) => (askAt !== undefined && askAt <= now ? [{ id, askAt }] : []))
    .sort((a, b) => a.askAt - b.askAt)
    .slice(0, most);
