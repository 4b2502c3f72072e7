import type { Instant } from '@shop/core/dates/instant';
import type { ClockPort } from '@shop/core/ports/clock-port';
import { fixedClock } from './fixed-clock.ts';
import { resortZone, systemClock } from './system-clock.ts';

/** A clock that stands still at a moment that somebody chose, else the machine's. */
export const chosenClock = (at: Instant | undefined, zone: string = resortZone): ClockPort =>
  at === undefined ? systemClock(zone) : fixedClock(at, zone);
