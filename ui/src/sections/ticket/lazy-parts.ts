import { lateComponent } from '../../lazy/late-component.tsx';

/** What packages are worth is text only: the server's markup stays until first use. */
export const packagesWorth = lateComponent('atFirstUse', {
  file: 'sections/ticket/packages-worth',
  load: () => import('./packages-worth.tsx').then((file) => file.PackagesWorth),
});

export const cheaperMix = lateComponent('whenDrawn', {
  file: 'sections/ticket/mixes',
  load: () => import('./mixes.tsx').then((file) => file.CheaperMix),
});

export const offeredMix = lateComponent('whenDrawn', {
  file: 'sections/ticket/mixes',
  load: () => import('./mixes.tsx').then((file) => file.OfferedMix),
});

/** The grid of links that the server drew can be walked with arrow keys once this is here. */
export const ticketDays = lateComponent('atFirstUse', {
  file: 'sections/ticket/ticket-days',
  load: () => import('./ticket-days.tsx').then((file) => file.TicketDays),
});
