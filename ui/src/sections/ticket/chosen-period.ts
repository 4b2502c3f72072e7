import { seasonsOf } from '@shop/core/catalog/season-choice';
import type { Season, Ticket, TicketPeriod } from '@shop/core/catalog/ticket';

/** The chosen season with its name; nothing for a day. */
export const findSeason = (ticket: Ticket, period: TicketPeriod): Season | undefined =>
  period.type === 'season' ? seasonsOf(ticket).find((season) => season.id === period.seasonId) : undefined;
