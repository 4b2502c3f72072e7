import type { LocalDate } from '@shop/core/dates/local-date';
import type { ClockPort } from '@shop/core/ports/clock-port';
import { useEffect, useState } from 'react';
import { useClock } from '../shop-context.tsx';

/** Returns the day on which the page was loaded, and the next day once it begins. `prepare` loads what the new day
 *  needs; if it fails the old day stays, since the host checks the day anyway. */
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

/** Interval between checks for a new day, as a page may be open at midnight or a phone may sleep. Units:
 *  milliseconds. */
const pause = 60_000;

/** Calls `onDay` with each new day at the resort. Returns a function that stops it. */
export const watchDay = (
  { today }: Pick<ClockPort, 'today'>,
  start: LocalDate,
  onDay: (today: LocalDate) => void,
): (() => void) => {
  let last = start;
  const timer = setInterval(() => {
    const now = today();
    if (now <= last) return;
    last = now;
    onDay(now);
  }, pause);
  return () => clearInterval(timer);
};
