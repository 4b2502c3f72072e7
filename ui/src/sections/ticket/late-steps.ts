import type { TicketData } from '../../pages/route-data.ts';
import { type LateFile, lateComponent } from '../late-component.tsx';

// The two steps come apart: who chooses a day needs no price groups yet, and who chooses tickets no calendar any more.
export const periodStep = lateComponent('ticket/period-step', () =>
  import('./period-step.tsx').then((file) => file.PeriodStep),
);

export const ticketsStep = lateComponent('ticket/tickets-step', () =>
  import('./tickets-step.tsx').then((file) => file.TicketsStep),
);

/** The step that the page's data lead to. */
export const stepOf = ({ period, quote }: TicketData): LateFile =>
  period === undefined || quote === undefined ? periodStep : ticketsStep;
