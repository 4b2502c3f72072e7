import { daysBetween, type LocalDate, lastLocalDate, plusDays } from './local-date.ts';

/** First and last day that can be chosen, both included. */
export type SaleWindow = { readonly first: LocalDate; readonly last: LocalDate };

/** Decision: no window is longer than three years, whatever a provider says, so that a calendar stays a calendar (spec 9). */
export const longestWindowDays = 1096;

/** Today to today plus `days` (spec 2 and 9). Units: days, a whole number; negative counts as 0. */
export const saleWindow = (today: LocalDate, days: number): SaleWindow => {
  const length = Math.min(Math.max(days, 0), longestWindowDays, daysBetween(today, lastLocalDate));
  return { first: today, last: plusDays(today, length) };
};

export const isInSaleWindow = (day: LocalDate, window: SaleWindow): boolean =>
  day >= window.first && day <= window.last;

/** Every day of the window in order. */
export const daysOf = (window: SaleWindow): readonly LocalDate[] =>
  Array.from({ length: daysBetween(window.first, window.last) + 1 }, (_, index) => plusDays(window.first, index));
