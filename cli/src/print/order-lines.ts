import type { Order } from '@shop/core/checkout/order';
import type { OrderPapers } from '@shop/core/checkout/order-papers';
import { isCompletedText, orderText } from '@shop/core/checkout/order-texts';
import type { PaymentStatus } from '@shop/core/checkout/payment';
import type { Language } from '@shop/core/languages/language';
import { euroText } from '@shop/core/money/euro-text';
import { spelledTicketCode } from '@shop/core/text/ticket-code';
import { emptyLine, type Line, line, span, type Tone } from '../text/line.ts';
import { itemLines, type LineSettings } from './cart-lines.ts';
import { declineText } from './fact-text.ts';
import { amountOff } from './item-texts.ts';
import { balanceText, visitsText } from './left-text.ts';
import { dayAndTimeText } from './time-text.ts';

/** Returns whether the order is paid and stored; the status of the return address decides when the order has none. */
export const isCompleted = (order: Order, hint: PaymentStatus): boolean =>
  isCompletedText(orderText({ ref: order.ref, status: hint }, { type: 'found', order }));

export const field = (name: string, value: string, tone: Tone = 'plain'): Line =>
  line(span(name.padEnd(12), 'quiet'), span(value, tone));

/** Returns the line of a field, or no line when the host did not send it. */
const fact = (name: string, value: string | undefined, tone: Tone = 'plain'): readonly Line[] =>
  value === undefined ? [] : [field(name, value, tone)];

/** Returns the promo code of an order, or no line without one. */
export const promoField = ({ promo }: Pick<Order, 'promo'>, language: Language): readonly Line[] =>
  fact('promo', promo && `${promo.code}${amountOff(promo, language)}`);

/** Returns the line of an order whose payment was a test, or no line. */
export const testField = ({ isTest }: Pick<Order, 'isTest'>): readonly Line[] =>
  fact('test', isTest && 'no money was paid', 'bad');

const paidBy = { payment: 'card', preauthorization: 'card as a guarantee, payment at the ticket desk' } as const;

/** Returns an order as the host sent it, for people. */
export const orderLines = (order: Order, settings: LineSettings): readonly Line[] => {
  const { language, zone } = settings;
  const isPaid = isCompleted(order, 'unknown');
  const tone = isPaid ? 'good' : 'bad';
  const { paymentType, placedAt, total } = order;
  return [
    ...fact('order', order.orderNumber, 'strong'),
    field('reference', order.ref),
    ...testField(order),
    ...fact('status', order.status, tone),
    ...fact('declined', order.declineReason && declineText(order.declineReason), tone),
    ...fact('outcome', order.outcome, tone),
    ...fact('paid by', isPaid && paymentType !== undefined && total !== 0 ? paidBy[paymentType] : undefined),
    ...fact('placed', placedAt && dayAndTimeText(placedAt, zone)),
    emptyLine,
    ...itemLines(order.items, settings),
    emptyLine,
    ...promoField(order, language),
    ...fact('total', total === undefined ? undefined : euroText(total, language), 'strong'),
  ];
};

/** Returns the buyer's name, and each ticket's code with its product and use. */
export const ticketLines = (
  { order, buyerName, tickets }: OrderPapers,
  { zone, language }: LineSettings,
): readonly Line[] => [
  emptyLine,
  field('buyer', buyerName),
  ...tickets.map(({ code, cartItemId: itemId, admittedAt, visits, worth, balance }) => {
    const item = order.items.find(({ cartItemId: id }) => id === itemId);
    const remaining = [visitsText(visits), balanceText(worth, balance, language)].filter((text) => text !== undefined);
    const used =
      admittedAt === undefined
        ? []
        : [`${worth === undefined ? 'admitted' : 'used'} ${dayAndTimeText(admittedAt, zone)}`];
    const details = [...remaining, ...used].map((text) => `  ${text}`).join('');
    return line(
      span(spelledTicketCode(code), 'strong'),
      `  ${item?.productTitle ?? ''}, ${item?.priceTitle ?? ''}`,
      span(details, 'quiet'),
    );
  }),
];
