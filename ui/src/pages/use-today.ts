import type { LocalDate } from '@shop/core/dates/local-date';
import { useEffect, useState } from 'react';
import { useClock } from '../shop-context.tsx';
import { watchDay } from './watch-day.ts';

/** The day that the page was loaded on, and the next one once it has begun. `prepare` is what the new day needs to be shown; where
 *  it cannot be had, the day stays: the host decides anyway. */
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
