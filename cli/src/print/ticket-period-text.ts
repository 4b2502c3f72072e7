import type { Ticket, TicketPeriod } from '@shop/core/catalog/ticket';
import { seasonsOf } from '@shop/core/catalog/ticket';
import { longDateText } from '@shop/core/dates/date-text';
import type { Language } from '@shop/core/languages/language';

/** The day, once to paste and once to read, or the season's name. */
export const periodTextOf = (ticket: Ticket, period: TicketPeriod, language: Language): string =>
  period.type === 'day'
    ? `${period.date}, ${longDateText(period.date, language)}`
    : (seasonsOf(ticket).find(({ id }) => id === period.seasonId)?.name ?? period.seasonId);
