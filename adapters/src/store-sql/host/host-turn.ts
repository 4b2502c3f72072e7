import { type Instant, plusMilliseconds } from '@shop/core/dates/instant';

/** So long a host has what it was told to be due for itself; whoever dies with it leaves it to the others then (D-POSTGRES). Units:
 *  milliseconds. */
const turnTime = 30_000;

export const turnUntil = (now: Instant): Instant => plusMilliseconds(now, turnTime);
