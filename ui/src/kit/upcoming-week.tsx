import type { WeekProps } from 'react-day-picker';
import { useCalendarDays } from './day-cell.tsx';
import { fromNoon } from './local-noon.ts';

/** A week of the calendar; one that has wholly gone by is left out, so that today's is the first. */
export const UpcomingWeek = ({ week, ...row }: WeekProps) => {
  const { today } = useCalendarDays();
  const last = week.days.at(-1);
  return <tr {...row} hidden={last !== undefined && fromNoon(last.date) < today} />;
};
