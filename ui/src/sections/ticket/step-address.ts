import type { TicketPeriod } from '@shop/core/catalog/ticket';
import { beforeField } from '../../pages/ticket-step.ts';

// Both steps are the same page with another query, so that back and a shared link work.

/** Where the tickets of a day are shown, up to the day itself. */
export const dayAddress = (path: string): string => `${path}?date=`;

/** Where the calendar shows another month, up to a day of it. */
export const monthAddress = (path: string): string => `${path}?month=`;

/** Where the tickets of a day or season are shown. */
export const stepTwoAddress = (path: string, period: TicketPeriod): string =>
  period.type === 'day' ? dayAddress(path) + period.date : `${path}?season=${encodeURIComponent(period.seasonId)}`;

/** Where another day or season is chosen in the place of one: step 1, with that one still chosen. */
export const stepOneAddress = (path: string, period: TicketPeriod | undefined): string => {
  if (period === undefined) return path;
  return `${path}?${beforeField}=${encodeURIComponent(period.type === 'day' ? period.date : period.seasonId)}`;
};
