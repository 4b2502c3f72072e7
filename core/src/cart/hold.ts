import { type Instant, minutes, plusMilliseconds } from '../dates/instant.ts';

/** A live hold keeps places until an instant; an expired one may be taken again at checkout; after its day or season it
 *  is over; what is sold, or of a provider without holds, is not held. */
export type HoldState =
  | { readonly type: 'notHeld' }
  | {
      readonly type: 'held';
      readonly until: Instant;
      /** The latest end that extending may lead to; absent where it cannot be extended. */
      readonly limit?: Instant;
    }
  | {
      readonly type: 'expired';
      /** How much of the line is free now; absent where the provider does not say. Units: pieces. */
      readonly free?: number;
    }
  | { readonly type: 'over' };

/** Places stay held this long after the last one was added, or after the visitor extended it. Units: minutes. */
const holdMinutes = 15;

/** Nothing is held longer than this after the first place was added. Units: minutes. */
export const holdLimitMinutes = 60;

/** Places that a cart kept to that limit are free for others at least this long before it takes them again. Units:
 *  minutes. */
const restMinutes = 1;

/** A payment that came to nothing leaves at least this long to try again. Units: minutes. */
const retryMinutes = 5;

/** A payment that ends at the last moment still finds its places. Units: minutes after the session's end. */
const payingGraceMinutes = 2;

/** `lastAddedAt` moves on when the hold is extended. */
export type HoldTimes = { readonly firstAddedAt: Instant; readonly lastAddedAt: Instant };

/** Whether a visitor can still move a hold's end. */
export const isExtendable = (hold: HoldState): boolean =>
  hold.type === 'held' && hold.limit !== undefined && hold.until < hold.limit;

/** When places that were first added at a moment are free for others at the latest. */
export const limitOf = (firstAddedAt: Instant): Instant => plusMilliseconds(firstAddedAt, minutes(holdLimitMinutes));

const earlier = (one: Instant, other: Instant): Instant => (one < other ? one : other);
const later = (one: Instant, other: Instant): Instant => (one < other ? other : one);

/** The moment the places become free for others. A repeat that adds nothing must not move `lastAddedAt`. */
export const holdUntil = ({ firstAddedAt, lastAddedAt }: HoldTimes): Instant => {
  const byLast = plusMilliseconds(lastAddedAt, minutes(holdMinutes));
  return earlier(byLast, limitOf(firstAddedAt));
};

/** The moment the places become free after a payment that failed: at least `retryMinutes` from now, but not after the
 *  hold's limit; now where the limit is over. */
export const retryUntil = (times: HoldTimes, now: Instant): Instant => {
  const least = earlier(plusMilliseconds(now, minutes(retryMinutes)), limitOf(times.firstAddedAt));
  return later(later(holdUntil(times), least), now);
};

/** Whether places that were first added at a moment may still be held. */
export const isWithinHoldLimit = (firstAddedAt: Instant, now: Instant): boolean => now < limitOf(firstAddedAt);

/** The moment that places under payment become free, if nothing was decided by then. */
export const payingUntil = (sessionEndsAt: Instant): Instant =>
  plusMilliseconds(sessionEndsAt, minutes(payingGraceMinutes));

/** A hold lives until its moment, which no longer belongs to it. */
export const isLive = (until: Instant, now: Instant): boolean => now < until;

/** Whether places were free for others long enough after a hold's end that a new hold gets its full limit again. */
export const isRested = (until: Instant, now: Instant): boolean =>
  !isLive(plusMilliseconds(until, minutes(restMinutes)), now);

/** A cart line's places; without a moment nothing is held, as for gift cards. */
export const holdState = (until: Instant | undefined, now: Instant): HoldState => {
  if (until === undefined) return { type: 'notHeld' };
  return isLive(until, now) ? { type: 'held', until } : { type: 'expired' };
};

/** What is left of a hold, begun minutes counted as whole ones; 0 once it is over. Units: minutes. */
export const minutesLeft = (until: Instant, now: Instant): number => Math.max(0, Math.ceil((until - now) / minutes(1)));
