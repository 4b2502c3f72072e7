import { type Instant, minutes, plusMilliseconds } from '../../dates/instant.ts';
import type { AttemptId } from '../../ids.ts';

/** Units: milliseconds after the attempt was made. */
const queryTimes = [10_000, 30_000, minutes(1), minutes(2), minutes(5)];

/** Returns the next query of an undecided attempt: 10 s, 30 s, 1, 2 and 5 minutes after it was made, then every 5
 *  minutes. */
export const nextQuery = (createdAt: Instant, now: Instant): Instant => {
  const next = queryTimes.map((time) => plusMilliseconds(createdAt, time)).find((time) => time > now);
  return next ?? plusMilliseconds(now, minutes(5));
};

/** Returns the next query while the provider is unreachable or a refund is due: soon, so that outages have little
 *  effect. */
export const nextTry = (now: Instant): Instant => plusMilliseconds(now, 15_000);

/** Returns the next query of an attempt that needs attention: the provider may still correct itself. */
export const nextLook = (now: Instant): Instant => plusMilliseconds(now, minutes(1));

/** Returns the next query after an internal error, so that one attempt does not block the others. */
export const afterFailure = (now: Instant): Instant => plusMilliseconds(now, minutes(5));

/** An attempt that was due at `askAt`. */
export type DueAttempt = { readonly id: AttemptId; readonly askAt: Instant };
