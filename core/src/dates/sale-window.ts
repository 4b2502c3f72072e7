import { daysBetween, type LocalDate, lastLocalDate, plusDays } from './local-date.ts';

/** First and last day that can be chosen, both included. */
export type SaleWindow = { readonly first: LocalDate; readonly last: LocalDate };

/** No window is longer than three years, whatever a provider returns. */
export const longestWindowDays = 1096;

/** Up to this day no window meets the end of the calendar, which is not looked at then. */
const lastWithRoom = plusDays(lastLocalDate, -longestWindowDays);

/** Today to today plus `days`. Units: days, a whole number; negative counts as 0. */
export const saleWindow = (today: LocalDate, days: number): SaleWindow => {
  const bounded = Math.min(Math.max(days, 0), longestWindowDays);
  const length = today <= lastWithRoom ? bounded : Math.min(bounded, daysBetween(today, lastLocalDate));
  return { first: today, last: plusDays(today, length) };
};

/** A catalog whose last day is nearer needs new days soon. Units: days. */
const daysToRenew = 30;

/** Whether the days on sale run out soon. */
export const areDaysEnding = (lastDay: LocalDate, today: LocalDate): boolean =>
  daysBetween(today, lastDay) < daysToRenew;

export const isInSaleWindow = (day: LocalDate, window: SaleWindow): boolean =>
  day >= window.first && day <= window.last;

/** Every day of the window in order. */
export const daysOf = (window: SaleWindow): readonly LocalDate[] =>
  Array.from({ length: daysBetween(window.first, window.last) + 1 }, (_, index) => plusDays(window.first, index));
