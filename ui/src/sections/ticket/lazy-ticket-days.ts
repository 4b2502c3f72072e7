import { hydrateOnUse } from '../../lazy/hydrate-on-use.tsx';

/** The grid of links that the server drew can be walked with arrow keys once this is here. */
export const ticketDays = hydrateOnUse('sections/ticket/ticket-days', () =>
  import('./ticket-days.tsx').then((file) => file.TicketDays),
);
