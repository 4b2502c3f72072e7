import { type Instant, instant } from '@shop/core/dates/instant';
import { fixedClock } from '../clocks.ts';

/** A clock that stands still until it is moved, beside what moves it, which takes milliseconds. */
export const movingClock = (start: Instant = instant(Date.UTC(2026, 10, 21, 9))) => {
  const clock = fixedClock(start);
  return { clock, move: clock.advance };
};
