import { isDayTicket } from '@shop/core/catalog/ticket';
import { type LateFile, lateComponent } from '../../lazy/late-component.tsx';
import type { SectionDataOf } from '../../page-data/section-data.ts';
import { cheaperMix, offeredMix, packageInstead, packagesWorth, ticketDays, ticketGuide } from './lazy-parts.ts';

// Each step is a separate file, as step 1 needs no price groups and step 2 no calendar.
export const periodStep = lateComponent('beforeHydration', {
  file: 'sections/ticket/period-step',
  load: () => import('./period-step.tsx').then((file) => file.PeriodStep),
});

export const ticketsStep = lateComponent('beforeHydration', {
  file: 'sections/ticket/tickets-step',
  load: () => import('./tickets-step.tsx').then((file) => file.TicketsStep),
});

/** Returns the files of the step that the page shows. */
export const stepFiles = ({ ticket, period, quote, guide }: SectionDataOf<'ticket'>): readonly LateFile[] => {
  const guides = guide === undefined ? [] : [ticketGuide];
  if (period !== undefined && quote !== undefined)
    return [ticketsStep, packagesWorth, packageInstead, cheaperMix, offeredMix, ...guides];
  return isDayTicket(ticket) ? [periodStep, ticketDays, ...guides] : [periodStep, ...guides];
};
