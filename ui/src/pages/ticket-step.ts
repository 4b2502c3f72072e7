import { isDayTicket, onlySeason } from '@shop/core/catalog/ticket';
import type { SectionData } from '../page-data/section-data.ts';

/** Where step 1's address holds the former choice. */
export const beforeField = 'before';

/** Key of the name of the step that a page of a ticket shows; none on other pages and where there is but one step. */
export const ticketStepKey = (
  sections: readonly SectionData[],
): 'Ticket.StepDay' | 'Season.Label' | 'Ticket.StepTickets' | undefined => {
  const data = sections.find((section) => section.type === 'ticket');
  if (data === undefined || onlySeason(data.ticket) !== undefined) return undefined;
  if (data.quote !== undefined) return 'Ticket.StepTickets';
  return isDayTicket(data.ticket) ? 'Ticket.StepDay' : 'Season.Label';
};
