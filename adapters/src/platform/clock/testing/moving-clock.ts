import { type Instant, instant } from '@shop/core/dates/instant';
import { fixedClock } from '../clocks.ts';

/** Returns a stopped clock, and a function that moves it by milliseconds. */
export const movingClock = (start: Instant = instant(Date.UTC(2026, 10, 21, 9))) => {
  const clock = fixedClock(start);
  return { clock, move: clock.advance };
};
