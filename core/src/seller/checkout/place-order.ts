import { maxGiftCardsPerCart, maxPersonsPerCart } from '../../availability/capacity.ts';
import type { PricedCart } from '../../cart/cart.ts';
import type { CartLine } from '../../cart/cart-line.ts';
import type { PaymentType } from '../../checkout/payment.ts';
import type { PaymentTerms } from '../../checkout/payment-terms.ts';
import type { LocalDate } from '../../dates/local-date.ts';
import type { CancelId, OrderKey, OrderRef, TicketCode } from '../../ids.ts';
import { boughtSeason, type SellerCatalog } from '../catalog/seller-catalog.ts';
import type { DecisionTime } from '../decision.ts';
import { put } from '../maps.ts';
import { ticketsFor } from './new-tickets.ts';
import { type OrderRecords, type PaymentCase, withOrderFact } from './order-records.ts';
import type { OrderContent, Person, SellerBuyer, SellerOrder, VisitDays } from './seller-order.ts';

/** Maximum number of tickets of an order: one per person and gift card of a cart. */
export const maxTicketsPerOrder = maxPersonsPerCart + maxGiftCardsPerCart;

/** Returns a line without hold and maximum quantity, which belong to the cart and not to the order. */
const boughtLine = (line: CartLine): CartLine => {
  if (line.kind !== 'ticket') return line;
  const { maxQuantity: _, ...ticket } = line;
  return { ...ticket, hold: { type: 'notHeld' } };
};

const orderContent = ({ items, promo }: PricedCart): OrderContent => ({ items: items.map(boughtLine), promo });

const sorted = (_name: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** Whether two orders have the same goods at the same prices. The order of object members does not matter. */
const isSameContent = (a: OrderContent, b: OrderContent): boolean =>
  JSON.stringify(a, sorted) === JSON.stringify(b, sorted);

/** The payment type, and ids for a new order. */
export type NewOrder = {
  readonly paymentType: PaymentType;
  readonly newRef: OrderRef;
  readonly newCancelId: CancelId;
  readonly newOrderKey: OrderKey;
  readonly newTicketCodes: readonly TicketCode[];
};

type Purchase = NewOrder & {
  readonly shown: PricedCart;
  readonly buyer: SellerBuyer;
  readonly terms: Pick<PaymentTerms, 'isTest'>;
};

/** A placed order, and the case that contains it. */
export type PlacedOrder = { readonly order: SellerOrder; readonly next: PaymentCase };

const personOf = ({ customer, memberHashId, mtcId }: SellerBuyer): Person => ({ customer, memberHashId, mtcId });

/** Returns an order number: year and running number, short enough to say at the till. It gives no access; the reference
 *  does. */
export const orderNumber = (year: number, count: number): string => `${year}-${String(count).padStart(6, '0')}`;

const nextNumber = ({ orderNumbers }: Pick<OrderRecords, 'orderNumbers'>, today: LocalDate) => {
  const year = Number(today.slice(0, 4));
  const last = (orderNumbers.get(year) ?? 0) + 1;
  return { number: orderNumber(year, last), orderNumbers: put(orderNumbers, year, last) };
};

/** Returns the session's unpaid order of the same content and payment type: another attempt to pay belongs to the same
 *  order. */
const sameOrder = (
  { cart, orders }: PaymentCase,
  { shown, buyer, paymentType, terms }: Purchase,
): SellerOrder | undefined =>
  [...orders.values()].find(
    (order) =>
      order.cartVersion === cart.version &&
      order.sessionDigest === buyer.sessionDigest &&
      order.paymentType === paymentType &&
      (order.isTest ?? false) === terms.isTest &&
      order.outcome === 'open' &&
      isSameContent(order.content, orderContent(shown)),
  );

/** Places an order with fixed goods, price and buyer. A new order gets its key and tickets at once. */
export const placeOrder = (of: PaymentCase, purchase: Purchase, at: DecisionTime): PlacedOrder => {
  const { buyer } = purchase;
  const existing = sameOrder(of, purchase);
  const { number, orderNumbers } = nextNumber(of, at.today);
  const order = existing === undefined ? newOrder(of, purchase, number, at) : repeatOrder(existing, buyer);
  const next = {
    ...of,
    orders: put(of.orders, order.ref, order),
    orderBuyers: put(of.orderBuyers, order.ref, personOf(buyer)),
  };
  const { total: amount, paymentType: word } = order;
  return existing === undefined
    ? { order, next: withOrderFact({ ...next, orderNumbers }, order, { what: 'placed', amount, word }) }
    : { order, next: withOrderFact(next, order, { what: 'triedAgain' }) };
};

/** Returns the first and last day of the visits of lines. A season counts from today. */
export const visitOf = (
  catalog: SellerCatalog,
  items: readonly CartLine[],
  today: LocalDate,
): VisitDays | undefined => {
  const spans = items.flatMap((line) => visitOfLine(catalog, line, today) ?? []);
  const [first] = spans.map((span) => span.first).sort();
  const last = spans
    .map((span) => span.last)
    .sort()
    .at(-1);
  return first === undefined || last === undefined ? undefined : { first, last };
};

const visitOfLine = (catalog: SellerCatalog, line: CartLine, today: LocalDate): VisitDays | undefined => {
  if (line.kind !== 'ticket') return undefined;
  if (line.period.type === 'day') return { first: line.period.date, last: line.period.date };
  const season = boughtSeason(catalog, line);
  return season && { first: season.firstDay > today ? season.firstDay : today, last: season.lastDay };
};

/** Returns an order that is to be paid again, possibly by another buyer in another language. */
const repeatOrder = (order: SellerOrder, { language }: SellerBuyer): SellerOrder => ({
  ...order,
  declineReason: undefined,
  status: 'initializing',
  language,
});

const newOrder = (
  { cart, catalog }: PaymentCase,
  { shown, buyer, paymentType, terms, newRef, newCancelId, newOrderKey, newTicketCodes }: Purchase,
  number: string,
  at: DecisionTime,
): SellerOrder => ({
  ref: newRef,
  number,
  cancelId: newCancelId,
  orderKey: newOrderKey,
  cartId: cart.cartId,
  sessionDigest: buyer.sessionDigest,
  cartVersion: cart.version,
  catalogVersion: catalog.version,
  content: orderContent(shown),
  visit: visitOf(catalog, shown.items, at.today),
  // A cart that contains only upsells without a day counts as gift cards, which need no day either.
  productType: shown.productType ?? 'giftCard',
  paymentType,
  total: shown.totalPrice,
  language: buyer.language,
  isTest: terms.isTest || undefined,
  status: 'initializing',
  outcome: 'open',
  placedAt: at.now,
  charges: [],
  tickets: ticketsFor(cart.lines, shown.items, newTicketCodes, catalog, at.today),
  mails: [],
  revision: 0,
});
