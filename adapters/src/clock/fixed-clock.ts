import { dayIn, type Instant, plusMilliseconds } from '@shop/core/dates/instant';
import type { ClockPort } from '@shop/core/ports/clock-port';
import { resortZone } from './system-clock.ts';

/** A clock that stands still until it is moved, for tests and for looking at a given moment. */
export const fixedClock = (start: Instant, zone: string = resortZone) => {
  let now = start;
  return {
    now: () => now,
    today: () => dayIn(zone, now),
    zone,
    /** Units: milliseconds. */
    advance: (milliseconds: number) => {
      now = plusMilliseconds(now, milliseconds);
    },
  } satisfies ClockPort & { advance(milliseconds: number): void };
};
