import type { TicketPeriod } from '@shop/core/catalog/ticket';

/** The day or season chosen last on this page: step 1 keeps it chosen, step 2 can say that it is a new one. */
export type LastPeriod = { readonly period: TicketPeriod | undefined; readonly isNew: boolean };

const isSame = (one: TicketPeriod, other: TicketPeriod | undefined): boolean =>
  one.type === 'day'
    ? other?.type === 'day' && one.date === other.date
    : other?.type === 'season' && one.seasonId === other.seasonId;

/** What is last once the page shows `current`; the same object while nothing changes. */
export const afterPeriod = (last: LastPeriod, current: TicketPeriod | undefined): LastPeriod =>
  current === undefined || isSame(current, last.period) ? last : { period: current, isNew: last.period !== undefined };
