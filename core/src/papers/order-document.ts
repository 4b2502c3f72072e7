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

/** A heading and its paragraphs. */
type Notice = { readonly heading: string; readonly texts: readonly string[] };

/** Returns the tax contained in the total by rate, and the amount of vouchers, which are taxed when they are
 *  redeemed. */
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

/** Visits on a fixed day or in a season cannot be returned, unused gift cards can. */
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

/** Returns the legal texts of an order; an empty list without a seller in the settings. */
const saleNotices = (papers: OrderPapers, words: PapersWords): readonly Notice[] => {
  const { sale, order } = papers;
  if (sale === undefined) return [];
  const { seller } = sale;
  return [
    sellerNotice(seller, words),
    ...(order.outcome === 'completed' ? [withdrawalNotice(papers, seller, words)] : []),
  ];
};

/** Tickets or gift cards, with instructions. */
export type TicketList = {
  readonly kind: PaperTicket['kind'];
  readonly heading: string;
  readonly howTo: Fact;
  readonly tickets: readonly PaperTicket[];
};

/** All texts of an order, for its page, its PDF and its mail. */
export type OrderDocument = {
  readonly language: Language;
  readonly shop: string;
  /** Names the day of the visit; a general title when the order has no day. */
  readonly title: string;
  /** Says that no money was paid; absent for an order that is not a test. */
  readonly test?: string | undefined;
  /** Why there are no tickets; absent when there are. */
  readonly over?: { readonly title: string; readonly text: string };
  /** Buyer, number and day of the order. */
  readonly facts: readonly Fact[];
  readonly tickets: readonly PaperTicket[];
  readonly lines: readonly (WordedLine & { readonly steps: readonly PriceRow[] })[];
  /** The reduction of a promo code, and the total. */
  readonly sums: readonly Fact[];
  /** The tax contained in the total, and the amount not taxed yet. */
  readonly vat: readonly Fact[];
  readonly paid?: string;
  /** The seller, and the right of withdrawal. */
  readonly notices: readonly Notice[];
  /** The tickets by kind, without empty lists. */
  readonly lists: readonly TicketList[];
  readonly headings: Readonly<Record<'items' | 'bring', string>>;
  readonly bring: readonly string[];
  /** The name for a gift card. */
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

/** Returns the title with the first day of the order; a general title for an order without a day. */
const titleOf = ({ order }: OrderPapers, { t, weekdayAndDay }: PapersWords): string => {
  const days = order.items.flatMap((item) => {
    const period = periodOfLine(item);
    return period?.type === 'day' ? [period.date] : [];
  });
  const [first] = days.toSorted();
  return first === undefined ? t('Papers.Title') : t('Papers.Visit', { date: weekdayAndDay(first) });
};

/** Returns the translation key of the text about a canceled order. It mentions money only when the order cost
 *  something. */
export const canceledTextKey = ({ total, refund }: Pick<Order, 'total' | 'refund'>) => {
  if (total === 0 || refund === 0) return 'Order.OrderCanceledFreeText';
  return refund === undefined ? 'Order.OrderCanceledText' : 'Order.OrderCanceledRefundText';
};

/** Returns the translation key of the text about an order whose refund is under way. */
export const cancelingTextKey = ({ refund }: Pick<Order, 'refund'>) =>
  refund === undefined ? 'Order.OrderCancelingText' : 'Order.OrderCancelingRefundText';

const overOf = (order: Order, { t, money }: PapersWords): Pick<OrderDocument, 'over'> => {
  const { refund } = order;
  const textOf = (key: PapersKey) => (refund === undefined ? t(key) : t(key, { amount: money(refund) }));
  switch (order.outcome ?? 'completed') {
    case 'open':
    case 'completed':
      return {};
    case 'canceled':
      return { over: { title: t('Order.OrderCanceledTitle'), text: textOf(canceledTextKey(order)) } };
    case 'canceling':
      return { over: { title: t('Order.OrderCancelingTitle'), text: textOf(cancelingTextKey(order)) } };
    case 'refunded':
      return { over: { title: t('Order.RefundedTitle'), text: t('Order.RefundedText') } };
    case 'refunding':
      return { over: { title: t('Order.RefundingTitle'), text: t('Order.RefundingText') } };
  }
};

/** Returns the translation key of how an order was paid; `undefined` for an order that is free, not completed or of
 *  unknown payment type. */
export const paidKey = ({ paymentType, total, outcome = 'completed' }: Order): PapersKey | undefined => {
  if (paymentType === undefined || total === 0 || outcome !== 'completed') return undefined;
  return paymentType === 'payment' ? 'Order.Paid' : 'Order.Reserved';
};

/** Returns the translation key of the link to an order's page, by the content of the order. */
export const openKey = ({ items }: Pick<Order, 'items'>): PapersKey & `Papers.${string}` =>
  items.every(({ kind }) => kind === 'giftCard') ? 'Papers.OpenGiftCards' : 'Papers.Open';

/** Returns the reduction of a promo code and the total, as text. */
export const orderSums = ({ promo, total }: Order, { t, money }: Pick<PapersWords, 't' | 'money'>): readonly Fact[] => [
  ...(promo === undefined
    ? []
    : fact(t('Price.promo', { code: promo.code }), promo.amount === undefined ? '' : `\u2212${money(promo.amount)}`)),
  ...fact(t('Order.Total'), total === undefined ? undefined : money(total)),
];

/** Returns what a visitor has to bring; an empty list for an order without a day or season, and for one that is
 *  over. */
export const bringList = (
  { items, outcome = 'completed' }: Pick<Order, 'items' | 'outcome'>,
  { t }: Pick<PapersWords, 't'>,
): readonly string[] =>
  outcome === 'completed' && items.some((item) => periodOfLine(item) !== undefined)
    ? [t('Order.BringCodes'), t('Order.BringSwimwear'), t('Order.BringId')]
    : [];

/** Returns a price's derivation; an empty list when it contains no more than the amount. */
const stepsOf = (price: LinePrice, words: PapersWords): readonly PriceRow[] => {
  const rows = priceRows(price, words);
  return price.quantity === 1 && rows.every(({ look }) => look === 'plain' || look === 'sum') ? [] : rows;
};

/** Returns an order's document for the holder of its key. */
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
    test: order.isTest ? t('Papers.Test') : undefined,
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
