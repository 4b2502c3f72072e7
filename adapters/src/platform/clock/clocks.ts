import { dayIn, type Instant, instant, plusMilliseconds } from '@shop/core/dates/instant';
import type { ClockPort, SyncTime } from '@shop/core/ports/clock-port';

/** The resort's time zone. */
export const resortZone = 'Europe/Ljubljana';

/** Returns a clock whose day is that of a time zone, independently of the machine's. */
const clockIn = (zone: string, now: ClockPort['now']): ClockPort => ({ now, today: () => dayIn(zone, now()), zone });

/** Returns the machine's clock. */
export const systemClock = (zone: string = resortZone): ClockPort => clockIn(zone, () => instant(Date.now()));

/** Returns a clock that is stopped until it is moved, for tests and for a view at a given time. */
export const fixedClock = (start: Instant, zone: string = resortZone) => {
  let now = start;
  return {
    ...clockIn(zone, () => now),
    /** Moves the clock; in milliseconds. */
    advance: (milliseconds: number) => {
      now = plusMilliseconds(now, milliseconds);
    },
  } satisfies ClockPort & { advance(milliseconds: number): void };
};

/** Returns a stopped clock if a time is given, otherwise the machine's. */
export const chosenClock = (at: Instant | undefined, zone: string = resortZone): ClockPort =>
  at === undefined ? systemClock(zone) : fixedClock(at, zone);

/** Returns a clock that starts at a reported time, because a visitor's machine may be wrong by days. Includes time
 *  that the machine sleeps. */
export const correctedClock = (own: Pick<ClockPort, 'now'>, reported: Instant, zone: string): ClockPort => {
  const error = own.now() - reported;
  return clockIn(zone, () => plusMilliseconds(own.now(), -error));
};

/** A clock that follows the reports of another one, independently of the machine's time. */
export type FollowingClock = ClockPort & { readonly sync: SyncTime };

/** Returns a clock with elapsed time from the machine and time of day from the last report; until then the
 *  machine's. */
export const followingClock = (
  zone: string,
  own: Pick<ClockPort, 'now'> = { now: () => instant(Math.round(performance.timeOrigin + performance.now())) },
): FollowingClock => {
  let followed = clockIn(zone, own.now);
  return {
    ...clockIn(zone, () => followed.now()),
    sync: (reported, within) => {
      const ahead = followed.now() - reported;
      if (ahead < 0 || ahead > within) followed = correctedClock(own, reported, zone);
    },
  };
};
