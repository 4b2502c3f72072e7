import { daysBetween, type LocalDate, plusDays, plusMonths, weekdayOf } from '@shop/core/dates/local-date';

type Key = { readonly key: string; readonly shiftKey: boolean };

/** Returns the day that a key of a calendar leads to; `undefined` for keys without such a meaning. Home and End lead
 *  to the first and last available day of the week. Page Up and Page Down lead to the available day nearest to the same
 *  day of the month before or after, with Shift of the year. Without such a day it returns `from`. `available` is
 *  sorted and contains `from`. */
export const dayForKey = (
  { key, shiftKey }: Key,
  from: LocalDate,
  available: readonly LocalDate[],
): LocalDate | undefined => {
  const monday = plusDays(from, 1 - weekdayOf(from));
  const months = shiftKey ? 12 : 1;
  switch (key) {
    case 'Home':
      return available.find((day) => day >= monday) ?? from;
    case 'End':
      return available.findLast((day) => day <= plusDays(monday, 6)) ?? from;
    case 'PageUp':
      return (
        nearest(
          plusMonths(from, -months),
          available.filter((day) => day < from),
        ) ?? from
      );
    case 'PageDown':
      return (
        nearest(
          plusMonths(from, months),
          available.filter((day) => day > from),
        ) ?? from
      );
    default:
      return undefined;
  }
};

/** Returns the day of a list with the fewest days to `goal`, of two such days the earlier one. */
const nearest = (goal: LocalDate, days: readonly LocalDate[]): LocalDate | undefined => {
  const distance = (day: LocalDate): number => Math.abs(daysBetween(goal, day));
  return days.reduce<LocalDate | undefined>(
    (best, day) => (best === undefined || distance(day) < distance(best) ? day : best),
    undefined,
  );
};
