import type { Season, Ticket } from './ticket.ts';

/** Seasons to choose from; none for a ticket that is bound to a day. */
export const seasonsOf = (ticket: Ticket): readonly Season[] =>
  ticket.type === 'multiDayTicket' ? ticket.seasons : [];

/** The season that needs no choosing: a multi-day ticket with a single one skips step 1 (R-TICKET-6). */
export const onlySeason = (ticket: Ticket): Season | undefined => {
  const [only, ...others] = seasonsOf(ticket);
  return others.length === 0 ? only : undefined;
};
