import type { OrderPapers } from '@shop/core/checkout/order-papers';
import { emptyLine, type Line, line, span } from '../text/line.ts';
import { dayAndTimeText } from './time-text.ts';

/** Who bought, and the code of each ticket with what it is for. */
export const ticketLines = (
  { order, buyerName, tickets }: OrderPapers,
  { zone }: { readonly zone: string },
): readonly Line[] => [
  emptyLine,
  line(span('buyer'.padEnd(12), 'quiet'), buyerName),
  ...tickets.map(({ code, itemId, admittedAt }) => {
    const item = order.items.find(({ id }) => id === itemId);
    const shown = admittedAt === undefined ? '' : `  admitted ${dayAndTimeText(admittedAt, zone)}`;
    return line(span(code, 'strong'), `  ${item?.productTitle ?? ''}, ${item?.priceTitle ?? ''}`, span(shown, 'quiet'));
  }),
];
