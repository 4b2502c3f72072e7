import { lateComponent } from '../../lazy/late-component.tsx';

/** It shows only text, so the server's markup suffices until the visitor first uses the page. */
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

/** It shows only text and pictures, as `packagesWorth` does. */
export const ticketGuide = lateComponent('atFirstUse', {
  file: 'sections/ticket/ticket-guide',
  load: () => import('./ticket-guide.tsx').then((file) => file.TicketGuide),
});

export const packageInstead = lateComponent('whenDrawn', {
  file: 'sections/ticket/package-instead',
  load: () => import('./package-instead.tsx').then((file) => file.PackageInstead),
});

/** Until this code is loaded, the grid works as links only; then also with arrow keys. */
export const ticketDays = lateComponent('atFirstUse', {
  file: 'sections/ticket/ticket-days',
  load: () => import('./ticket-days.tsx').then((file) => file.TicketDays),
});
