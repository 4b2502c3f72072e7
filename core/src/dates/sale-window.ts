import { daysBetween, type LocalDate, lastLocalDate, plusDays } from './local-date.ts';

/** First and last day that can be chosen, both included. */
export type SaleWindow = { readonly first: LocalDate; readonly last: LocalDate };

/** Maximum length of a sale window, three years, also when a provider returns more. Units: days. */
export const longestWindowDays = 1096;

/** Up to this day a window cannot reach the end of the calendar, so that check is skipped. */
const lastWithRoom = plusDays(lastLocalDate, -longestWindowDays);

/** Returns the window from today to today plus `days`. Units: days, a whole number; negative counts as 0. */
export const saleWindow = (today: LocalDate, days: number): SaleWindow => {
  const bounded = Math.min(Math.max(days, 0), longestWindowDays);
  const length = today <= lastWithRoom ? bounded : Math.min(bounded, daysBetween(today, lastLocalDate));
  return { first: today, last: plusDays(today, length) };
};

/** A catalog whose last day is nearer than this needs new days. Units: days. */
const daysToRenew = 30;

/** Whether a catalog's last day is near. */
export const areDaysEnding = (lastDay: LocalDate, today: LocalDate): boolean =>
  daysBetween(today, lastDay) < daysToRenew;

/** Whether a day lies in a sale window. */
export const isInSaleWindow = (day: LocalDate, window: SaleWindow): boolean =>
  day >= window.first && day <= window.last;

/** Returns every day of a window, in order. */
export const daysOf = (window: SaleWindow): readonly LocalDate[] =>
  Array.from({ length: daysBetween(window.first, window.last) + 1 }, (_, index) => plusDays(window.first, index));
