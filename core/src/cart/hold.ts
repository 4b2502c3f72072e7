import { type Instant, minutes, plusMilliseconds } from '../dates/instant.ts';

/** The state of a line's places. `held`: reserved until an instant. `expired`: may be taken again at checkout. `over`:
 *  the day or season has passed. `notHeld`: sold, or the provider has no holds. */
export type HoldState =
  | { readonly type: 'notHeld' }
  | {
      readonly type: 'held';
      readonly until: Instant;
      /** The latest end to which the hold can be extended; absent when it cannot be extended. */
      readonly limit?: Instant;
    }
  | {
      readonly type: 'expired';
      /** How much of the line is available now; absent when the provider does not return it. Units: pieces. */
      readonly free?: number;
    }
  | { readonly type: 'over' };

/** Length of a hold after the last addition or extension. Units: minutes. */
const holdMinutes = 15;

/** Maximum length of a hold after the first addition. Units: minutes. */
export const holdLimitMinutes = 60;

/** Minimum time for which places are available to others after they were held up to the limit. Units: minutes. */
const restMinutes = 1;

/** Minimum length of a hold after a failed payment. Units: minutes. */
const retryMinutes = 5;

/** Time of grace for a payment that ends at the last moment. Units: minutes after the session's end. */
const payingGraceMinutes = 2;

/** The times of a hold. Extending the hold advances `lastAddedAt`. */
export type HoldTimes = { readonly firstAddedAt: Instant; readonly lastAddedAt: Instant };

/** Whether a visitor can extend a hold. */
export const isExtendable = (hold: HoldState): boolean =>
  hold.type === 'held' && hold.limit !== undefined && hold.until < hold.limit;

/** Returns the hold limit: the latest end of a hold whose first addition was at `firstAddedAt`. */
export const limitOf = (firstAddedAt: Instant): Instant => plusMilliseconds(firstAddedAt, minutes(holdLimitMinutes));

const earlier = (one: Instant, other: Instant): Instant => (one < other ? one : other);
const later = (one: Instant, other: Instant): Instant => (one < other ? other : one);

/** Returns the end of a hold. An addition that is a repeat must not advance `lastAddedAt`. */
export const holdUntil = ({ firstAddedAt, lastAddedAt }: HoldTimes): Instant => {
  const byLast = plusMilliseconds(lastAddedAt, minutes(holdMinutes));
  return earlier(byLast, limitOf(firstAddedAt));
};

/** Returns the end of a hold after a failed payment: at least `retryMinutes` from now, but not after the hold limit;
 *  `now` when the limit has passed. */
export const retryUntil = (times: HoldTimes, now: Instant): Instant => {
  const least = earlier(plusMilliseconds(now, minutes(retryMinutes)), limitOf(times.firstAddedAt));
  return later(later(holdUntil(times), least), now);
};

/** Whether places whose first addition was at `firstAddedAt` may still be held. */
export const isWithinHoldLimit = (firstAddedAt: Instant, now: Instant): boolean => now < limitOf(firstAddedAt);

/** Returns when places reserved for a payment are released, unless the payment was decided before. */
export const payingUntil = (sessionEndsAt: Instant): Instant =>
  plusMilliseconds(sessionEndsAt, minutes(payingGraceMinutes));

/** Whether a hold has not ended. The instant `until` itself is after the end. */
export const isLive = (until: Instant, now: Instant): boolean => now < until;

/** Whether places were available to others long enough after a hold's end for a new hold to get its full limit
 *  again. */
export const isRested = (until: Instant, now: Instant): boolean =>
  !isLive(plusMilliseconds(until, minutes(restMinutes)), now);

/** Returns the state of a line's places from the end of its hold; `notHeld` when there is no hold, as for gift
 *  cards. */
export const holdState = (until: Instant | undefined, now: Instant): HoldState => {
  if (until === undefined) return { type: 'notHeld' };
  return isLive(until, now) ? { type: 'held', until } : { type: 'expired' };
};

/** Returns the remaining time of a hold, rounded up; 0 when it has ended. Units: minutes. */
export const minutesLeft = (until: Instant, now: Instant): number => Math.max(0, Math.ceil((until - now) / minutes(1)));
