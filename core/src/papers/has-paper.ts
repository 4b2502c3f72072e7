import type { OrderPapers } from '../checkout/order-papers.ts';

/** Whether there are tickets to keep on paper: none once the order's money went back or is to go back (D-ORDER-PDF). */
export const hasPaper = ({ order, tickets }: OrderPapers): boolean =>
  order.outcome === 'completed' && (tickets.length > 0 || order.items.every(({ kind }) => kind === 'upsell'));

/** What a file of them is called: plain, as it goes into a header and onto any disk. */
export const paperFileName = ({ order: { number } }: OrderPapers): string =>
  `tickets${number === undefined ? '' : `-${number.replace(/[^\w-]/g, '')}`}.pdf`;
