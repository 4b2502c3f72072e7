import { dayIn, type Instant, instant, minutes } from './instant.ts';
import type { LocalDate } from './local-date.ts';

/** Maximum difference of a time zone from UTC. Units: quarters of an hour. */
const farthest = 15 * 4;

/** Returns the first instant of a day in `zone` (IANA name); for a day that the zone skipped, that of the next day. */
export const dayStart = (zone: string, day: LocalDate): Instant => {
  const midnight = Date.parse(day);
  const at = (quarters: number): Instant => instant(midnight + quarters * minutes(15));
  let [before, from] = [-farthest, farthest];
  while (from - before > 1) {
    const middle = Math.floor((before + from) / 2);
    if (dayIn(zone, at(middle)) < day) before = middle;
    else from = middle;
  }
  return at(from);
};
