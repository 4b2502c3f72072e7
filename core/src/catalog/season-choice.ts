import type { Season, Ticket } from './ticket.ts';

/** The season that needs no choosing: a multi-day ticket with a single one skips step 1 (spec 2). */
export const onlySeason = (ticket: Ticket): Season | undefined =>
  ticket.type === 'multiDayTicket' && ticket.seasons.length === 1 ? ticket.seasons[0] : undefined;
