import { dayIn, type Instant, instant, minutes } from './instant.ts';
import type { LocalDate } from './local-date.ts';

/** Units: quarters of an hour. No zone is further from UTC than this. */
const farthest = 15 * 4;

/** The first moment of a day in `zone` (IANA name); of a day that the zone skipped, that of the next day. */
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
