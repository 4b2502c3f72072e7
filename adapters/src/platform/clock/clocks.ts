import { dayIn, type Instant, instant, plusMilliseconds } from '@shop/core/dates/instant';
import type { ClockPort, SyncTime } from '@shop/core/ports/clock-port';

/** The resort's zone. */
export const resortZone = 'Europe/Ljubljana';

/** Which day it is, the resort's zone decides, whatever zone the machine lives in. */
const clockIn = (zone: string, now: ClockPort['now']): ClockPort => ({ now, today: () => dayIn(zone, now()), zone });

/** The machine's clock. */
export const systemClock = (zone: string = resortZone): ClockPort => clockIn(zone, () => instant(Date.now()));

/** A clock that stands still until it is moved, for tests and for looking at a given moment. */
export const fixedClock = (start: Instant, zone: string = resortZone) => {
  let now = start;
  return {
    ...clockIn(zone, () => now),
    /** Units: milliseconds. */
    advance: (milliseconds: number) => {
      now = plusMilliseconds(now, milliseconds);
    },
  } satisfies ClockPort & { advance(milliseconds: number): void };
};

/** A fixed clock if a moment is given, else the machine's. */
export const chosenClock = (at: Instant | undefined, zone: string = resortZone): ClockPort =>
  at === undefined ? systemClock(zone) : fixedClock(at, zone);

/** A machine's clock set right: a visitor's may be days off. Time that the machine sleeps counts. */
export const correctedClock = (own: Pick<ClockPort, 'now'>, reported: Instant, zone: string): ClockPort => {
  const error = own.now() - reported;
  return clockIn(zone, () => plusMilliseconds(own.now(), -error));
};

/** A clock that follows another one's reports, whatever the machine's own says. */
export type FollowingClock = ClockPort & { readonly sync: SyncTime };

/** Elapsed time comes from the machine; the time of day from the last clock received, until then the machine's. */
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
