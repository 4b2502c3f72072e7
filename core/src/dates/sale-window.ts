import { daysBetween, type LocalDate, lastLocalDate, plusDays } from './local-date.ts';

/** First and last day that can be chosen, both included. */
export type SaleWindow = { readonly first: LocalDate; readonly last: LocalDate };

/** No window is longer than three years, whatever a provider says (D-SALE-WINDOW). */
export const longestWindowDays = 1096;

/** Today to today plus `days` (R-TICKET-4). Units: days, a whole number; negative counts as 0. */
export const saleWindow = (today: LocalDate, days: number): SaleWindow => {
  const length = Math.min(Math.max(days, 0), longestWindowDays, daysBetween(today, lastLocalDate));
  return { first: today, last: plusDays(today, length) };
};

export const isInSaleWindow = (day: LocalDate, window: SaleWindow): boolean =>
  day >= window.first && day <= window.last;

/** Every day of the window in order. */
export const daysOf = (window: SaleWindow): readonly LocalDate[] =>
  Array.from({ length: daysBetween(window.first, window.last) + 1 }, (_, index) => plusDays(window.first, index));
