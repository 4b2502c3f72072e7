import { drawnLater } from '../../lazy/drawn-later.tsx';
import { hydrateOnUse } from '../../lazy/hydrate-on-use.tsx';

/** What packages are worth is text only: the server's markup stays until first use. */
export const packagesWorth = hydrateOnUse('sections/ticket/packages-worth', () =>
  import('./packages-worth.tsx').then((file) => file.PackagesWorth),
);

export const cheaperMix = drawnLater('sections/ticket/mixes', () =>
  import('./mixes.tsx').then((file) => file.CheaperMix),
);

export const offeredMix = drawnLater('sections/ticket/mixes', () =>
  import('./mixes.tsx').then((file) => file.OfferedMix),
);

/** The grid of links that the server drew can be walked with arrow keys once this is here. */
export const ticketDays = hydrateOnUse('sections/ticket/ticket-days', () =>
  import('./ticket-days.tsx').then((file) => file.TicketDays),
);
