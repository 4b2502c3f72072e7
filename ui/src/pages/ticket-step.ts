import { isDayTicket, onlySeason } from '@shop/core/catalog/ticket';
import type { SectionData } from '../page-data/section-data.ts';

/** Query parameter of step 1 with the previous choice. */
export const beforeField = 'before';

/** Returns the translation key of the name of the ticket step that a page shows; `undefined` on other pages and for a
 *  product with one step. */
export const ticketStepKey = (
  sections: readonly SectionData[],
): 'Ticket.StepDay' | 'Season.Label' | 'Ticket.StepTickets' | undefined => {
  const data = sections.find((section) => section.type === 'ticket');
  if (data === undefined || onlySeason(data.ticket) !== undefined) return undefined;
  if (data.quote !== undefined) return 'Ticket.StepTickets';
  return isDayTicket(data.ticket) ? 'Ticket.StepDay' : 'Season.Label';
};
