import { periodOfLine } from '../cart/cart-line.ts';
import type { Order } from '../checkout/order.ts';
import type { OrderPapers } from '../checkout/order-papers.ts';
import type { Seller } from '../checkout/seller.ts';
import { dayIn } from '../dates/instant.ts';
import type { Language } from '../languages/language.ts';
import { rateText } from '../money/euro-text.ts';
import type { LinePrice } from '../pricing/price-derivation.ts';
import { orderLines, type WordedLine } from './line-words.ts';
import { type PaperTicket, paperTickets } from './paper-tickets.ts';
import { type Fact, fact, type PapersKey, type PapersWords } from './papers-words.ts';
import { type PriceRow, priceRows } from './price-rows.ts';

/** A heading and what belongs below it, a paragraph each. */
type Notice = { readonly heading: string; readonly texts: readonly string[] };

/** The tax within the total by its rate, and what vouchers cost, which are taxed when they are redeemed. */
const vatFacts = ({ sale }: OrderPapers, { t, money, language }: PapersWords): readonly Fact[] => {
  const { lines, vouchers } = sale?.vat ?? { lines: [], vouchers: undefined };
  return [
    ...lines.map(({ rate, net, vat }) => ({
      name: t('Papers.VatRate', { rate: rateText(rate, language), net: money(net) }),
      value: money(vat),
    })),
    ...fact(t('Papers.VatVouchers'), vouchers === undefined ? undefined : money(vouchers)),
  ];
};

const sellerNotice = (seller: Seller, { t }: PapersWords): Notice => {
  const { name, street, town, email, phone, vatId, register } = seller;
  return {
    heading: t('Papers.Seller'),
    texts: [
      `${name}, ${street}, ${town}`,
      [email, ...(phone === undefined ? [] : [phone])].join(', '),
      ...(vatId === undefined ? [] : [t('Papers.VatId', { id: vatId })]),
      ...(register === undefined ? [] : [t('Papers.Register', { register })]),
    ],
  };
};

/** Visits of a fixed day or season cannot be returned, unused gift cards can. */
const withdrawalNotice = (
  { order }: OrderPapers,
  { name, street, town, email }: Seller,
  { t }: PapersWords,
): Notice => {
  const has = (isCard: boolean): boolean => order.items.some(({ kind }) => (kind === 'giftCard') === isCard);
  return {
    heading: t('Papers.Withdrawal'),
    texts: [
      ...(has(false) ? [t('Papers.WithdrawalVisits')] : []),
      ...(has(true) ? [t('Papers.WithdrawalCards', { seller: `${name}, ${street}, ${town}`, email })] : []),
    ],
  };
};

/** Legal texts beside an order; none without a seller in the settings. */
const saleNotices = (papers: OrderPapers, words: PapersWords): readonly Notice[] => {
  const { sale, order } = papers;
  if (sale === undefined) return [];
  const { seller } = sale;
  return [
    sellerNotice(seller, words),
    ...(order.outcome === 'completed' ? [withdrawalNotice(papers, seller, words)] : []),
  ];
};

/** Tickets, or gift cards, and what to do with them. */
export type TicketList = {
  readonly kind: PaperTicket['kind'];
  readonly heading: string;
  readonly howTo: Fact;
  readonly tickets: readonly PaperTicket[];
};

/** An order in words, whole: what its page, its PDF and its mail say. */
export type OrderDocument = {
  readonly language: Language;
  readonly shop: string;
  /** The day of the visit, where there is one. */
  readonly title: string;
  /** Why there are no tickets; absent when there are. */
  readonly over?: { readonly title: string; readonly text: string };
  /** Buyer, number and day of the order. */
  readonly facts: readonly Fact[];
  readonly tickets: readonly PaperTicket[];
  readonly lines: readonly (WordedLine & { readonly steps: readonly PriceRow[] })[];
  /** What a promo code took off, and the total. */
  readonly sums: readonly Fact[];
  /** The tax within the total, and what is not taxed yet. */
  readonly vat: readonly Fact[];
  readonly paid?: string;
  /** Who sold, and what a buyer may withdraw from. */
  readonly notices: readonly Notice[];
  /** The same by kind, those without any left out. */
  readonly lists: readonly TicketList[];
  readonly headings: Readonly<Record<'items' | 'bring', string>>;
  readonly bring: readonly string[];
  /** What a gift card is called. */
  readonly gift: string;
  readonly pageOf: (number: number, all: number) => string;
};

const listsOf = (tickets: readonly PaperTicket[], { t }: Pick<PapersWords, 't'>): readonly TicketList[] => {
  const list = (kind: TicketList['kind'], heading: string, howTo: Fact): TicketList => ({
    kind,
    heading,
    howTo,
    tickets: tickets.filter((ticket) => ticket.kind === kind),
  });
  const [persons, cards] = [t('Papers.Tickets'), t('Papers.GiftCards')];
  const hasVisits = tickets.some(({ kind, left }) => kind === 'ticket' && left !== undefined);
  return [
    list('ticket', persons, { name: t('Papers.Entry'), value: t(hasVisits ? 'Papers.HowToVisits' : 'Papers.HowTo') }),
    list('giftCard', cards, { name: cards, value: t('Papers.HowToGiftCards') }),
  ].filter((each) => each.tickets.length > 0);
};

/** The first day of the order, for which it was bought; an order of gift cards has none. */
const titleOf = ({ order }: OrderPapers, { t, weekdayAndDay }: PapersWords): string => {
  const days = order.items.flatMap((item) => {
    const period = periodOfLine(item);
    return period?.type === 'day' ? [period.date] : [];
  });
  const [first] = days.toSorted();
  return first === undefined ? t('Papers.Title') : t('Papers.Visit', { date: weekdayAndDay(first) });
};

/** Translation key of what became of a canceled order, which speaks of money only where some was asked for. */
export const canceledTextKey = ({ total }: Pick<Order, 'total'>) =>
  total === 0 ? 'Order.OrderCanceledFreeText' : 'Order.OrderCanceledText';

const overOf = (order: Order, { t }: PapersWords): Pick<OrderDocument, 'over'> => {
  switch (order.outcome ?? 'completed') {
    case 'open':
    case 'completed':
      return {};
    case 'canceled':
      return { over: { title: t('Order.OrderCanceledTitle'), text: t(canceledTextKey(order)) } };
    case 'canceling':
      return { over: { title: t('Order.OrderCancelingTitle'), text: t('Order.OrderCancelingText') } };
    case 'refunded':
      return { over: { title: t('Order.RefundedTitle'), text: t('Order.RefundedText') } };
    case 'refunding':
      return { over: { title: t('Order.RefundingTitle'), text: t('Order.RefundingText') } };
  }
};

/** Translation key of how an order was paid; none for a free, ended or unknown one. */
export const paidKey = ({ paymentType, total, outcome = 'completed' }: Order): PapersKey | undefined => {
  if (paymentType === undefined || total === 0 || outcome !== 'completed') return undefined;
  return paymentType === 'payment' ? 'Order.Paid' : 'Order.Reserved';
};

/** Translation key of the link to an order's page, by what is to be found there. */
export const openKey = ({ items }: Pick<Order, 'items'>): PapersKey & `Papers.${string}` =>
  items.every(({ kind }) => kind === 'giftCard') ? 'Papers.OpenGiftCards' : 'Papers.Open';

/** What a promo code took off all lines, and what was to pay. */
export const orderSums = ({ promo, total }: Order, { t, money }: Pick<PapersWords, 't' | 'money'>): readonly Fact[] => [
  ...(promo === undefined
    ? []
    : fact(t('Price.promo', { code: promo.code }), promo.amount === undefined ? '' : `\u2212${money(promo.amount)}`)),
  ...fact(t('Order.Total'), total === undefined ? undefined : money(total)),
];

/** What a visitor needs at the entrance; nothing for an order of gift cards alone. */
export const bringList = ({ items }: Pick<Order, 'items'>, { t }: Pick<PapersWords, 't'>): readonly string[] =>
  items.some((item) => periodOfLine(item) !== undefined)
    ? [t('Order.BringCodes'), t('Order.BringSwimwear'), t('Order.BringId')]
    : [];

/** A price's derivation, if it says more than the amount. */
const stepsOf = (price: LinePrice, words: PapersWords): readonly PriceRow[] => {
  const rows = priceRows(price, words);
  return price.quantity === 1 && rows.every(({ look }) => look === 'plain' || look === 'sum') ? [] : rows;
};

/** An order's document for the holder of its key. */
export const orderDocument = (papers: OrderPapers, words: PapersWords, zone: string): OrderDocument => {
  const { order, buyerName } = papers;
  const { t, day, language } = words;
  const { orderNumber: number, placedAt } = order;
  const paid = paidKey(order);
  const lines = orderLines(order.items, words);
  const tickets = paperTickets(papers, words, zone);
  return {
    language,
    shop: t('SiteTitle'),
    title: titleOf(papers, words),
    ...overOf(order, words),
    facts: [
      { name: t('Papers.Buyer'), value: buyerName },
      ...fact(t('Order.Number'), number),
      ...fact(t('Order.Date'), placedAt === undefined ? undefined : day(dayIn(zone, placedAt))),
    ],
    tickets,
    lists: listsOf(tickets, words),
    lines: order.items.flatMap((item, index) => {
      const line = lines[index];
      return line === undefined ? [] : [{ ...line, steps: stepsOf(item.price, words) }];
    }),
    sums: orderSums(order, words),
    vat: vatFacts(papers, words),
    notices: saleNotices(papers, words),
    paid: paid === undefined ? undefined : t(paid),
    headings: {
      items: t('Order.Items'),
      bring: t('Order.WhatToBring'),
    },
    gift: t('GiftCard.Kind'),
    pageOf: (number, all) => t('Papers.Page', { number, all }),
    bring: bringList(order, words),
  };
};
