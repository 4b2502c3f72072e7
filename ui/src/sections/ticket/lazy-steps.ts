import { isDayTicket } from '@shop/core/catalog/ticket';
import { type LateFile, lateComponent } from '../../lazy/late-component.tsx';
import type { SectionDataOf } from '../../page-data/section-data.ts';
import { cheaperMix, offeredMix, packagesWorth, ticketDays } from './lazy-parts.ts';

// The two steps come apart: who chooses a day needs no price groups yet, and who chooses tickets no calendar any more.
export const periodStep = lateComponent('beforeHydration', {
  file: 'sections/ticket/period-step',
  load: () => import('./period-step.tsx').then((file) => file.PeriodStep),
});

export const ticketsStep = lateComponent('beforeHydration', {
  file: 'sections/ticket/tickets-step',
  load: () => import('./tickets-step.tsx').then((file) => file.TicketsStep),
});

/** The step that the page's data lead to. */
export const stepFiles = ({ ticket, period, quote }: SectionDataOf<'ticket'>): readonly LateFile[] => {
  if (period !== undefined && quote !== undefined) return [ticketsStep, packagesWorth, cheaperMix, offeredMix];
  return isDayTicket(ticket) ? [periodStep, ticketDays] : [periodStep];
};
