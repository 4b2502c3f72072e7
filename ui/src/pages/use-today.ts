import type { LocalDate } from '@shop/core/dates/local-date';
import type { ClockPort } from '@shop/core/ports/clock-port';
import { useEffect, useState } from 'react';
import { useClock } from '../shop-context.tsx';

/** The day on which the page was loaded, and the next once it begins. `prepare` loads what the new day needs; if that
 *  fails the day stays: the host decides anyway. */
export const useToday = (loaded: LocalDate, prepare?: () => Promise<unknown>): LocalDate => {
  const clock = useClock();
  const [newer, setNewer] = useState(loaded);
  useEffect(
    () =>
      watchDay(clock, loaded, async (day) => {
        const isReady = await (prepare?.() ?? Promise.resolve()).then(
          () => true,
          () => false,
        );
        if (isReady) setNewer(day);
      }),
    [clock, loaded, prepare],
  );
  return newer > loaded ? newer : loaded;
};

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
