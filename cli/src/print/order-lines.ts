import type { Order } from '@shop/core/checkout/order';
import type { Language } from '@shop/core/languages/language';
import { euroText } from '@shop/core/money/euro-text';
import { emptyLine, type Line, line, span, type Tone } from '../text/line.ts';
import { itemLines } from './cart-lines.ts';
import { dayAndTimeText } from './time-text.ts';

/** Paid and kept: money that was refunded, or an order that was canceled later, is not. */
export const isCompleted = ({ status, outcome }: Order): boolean =>
  status === 'completed' && outcome !== 'refunded' && outcome !== 'canceled';

const field = (name: string, value: string, tone: Tone = 'plain'): Line =>
  line(span(name.padEnd(12), 'quiet'), span(value, tone));

/** An order for people. */
export const orderLines = (
  order: Order,
  settings: { readonly language: Language; readonly zone: string },
): readonly Line[] => {
  const { language, zone } = settings;
  const tone = isCompleted(order) ? 'good' : 'bad';
  return [
    field('order', order.number, 'strong'),
    field('reference', order.ref),
    field('status', order.status, tone),
    field('outcome', order.outcome, tone),
    field('paid by', order.paymentType === 'payment' ? 'card' : 'card as a guarantee, payment at the cash desk'),
    field('placed', dayAndTimeText(order.placedAt, zone)),
    emptyLine,
    ...itemLines(order.items, settings),
    emptyLine,
    ...(order.promo === undefined
      ? []
      : [field('promo', `${order.promo.code}  -${euroText(order.promo.amount, language)}`)]),
    field('total', euroText(order.total, language), 'strong'),
  ];
};
