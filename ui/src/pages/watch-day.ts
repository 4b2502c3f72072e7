import type { LocalDate } from '@shop/core/dates/local-date';
import type { ClockPort } from '@shop/core/ports/clock-port';

/** Midnight passes while a page is open, or a phone sleeps: looked at each minute. Units: milliseconds. */
const pause = 60_000;

/** Tells each new day at the resort; the answer ends it. */
export const watchDay = (
  { today }: Pick<ClockPort, 'today'>,
  shown: LocalDate,
  onDay: (today: LocalDate) => void,
): (() => void) => {
  let last = shown;
  const timer = setInterval(() => {
    const now = today();
    if (now <= last) return;
    last = now;
    onDay(now);
  }, pause);
  return () => clearInterval(timer);
};
