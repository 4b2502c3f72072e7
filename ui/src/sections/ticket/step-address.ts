import type { TicketPeriod } from '@shop/core/catalog/ticket';
import { beforeField } from '../../pages/ticket-step.ts';

// Both steps are the same page with another query, so that Back and shared links work.

// The path may have a query already, that of a party.

const withParameter = (path: string, name: string): string => `${path}${path.includes('?') ? '&' : '?'}${name}=`;

/** Returns the address of a day's tickets, up to the day; the caller appends the day. */
export const dayAddress = (path: string): string => withParameter(path, 'date');

/** Returns the address of the calendar, up to the month; the caller appends a day of that month. */
export const monthAddress = (path: string): string => withParameter(path, 'month');

/** Returns the address of the tickets of a day or season. */
export const stepTwoAddress = (path: string, period: TicketPeriod): string =>
  period.type === 'day'
    ? dayAddress(path) + period.date
    : withParameter(path, 'season') + encodeURIComponent(period.seasonId);

/** Returns the address of step 1 with a day or season chosen, for choosing another one. */
export const stepOneAddress = (path: string, period: TicketPeriod | undefined): string => {
  if (period === undefined) return path;
  return withParameter(path, beforeField) + encodeURIComponent(period.type === 'day' ? period.date : period.seasonId);
};
