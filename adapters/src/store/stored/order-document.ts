import type { CartLine, LinePeriod } from '@shop/core/cart/cart-line';
import { productTypes } from '@shop/core/catalog/product-type';
import { declineReasons } from '@shop/core/checkout/attempt-state';
import { orderOutcomes } from '@shop/core/checkout/order';
import { cancelReasons } from '@shop/core/checkout/order-cancellation';
import { paymentStatuses, paymentTypes } from '@shop/core/checkout/payment';
import type { LocalDate } from '@shop/core/dates/local-date';
import type {
  AttemptId,
  CancelId,
  CartId,
  CartItemId,
  OrderKey,
  OrderRef,
  PressKey,
  PriceListId,
  ProductId,
  RefundKey,
  SeasonId,
  TicketCode,
  UpsellId,
} from '@shop/core/ids';
import { languages } from '@shop/core/languages/language';
import type { Cents } from '@shop/core/money/cents';
import type { Percent } from '@shop/core/money/percent';
import { percentRules, plainReasons } from '@shop/core/pricing/price-derivation';
import { attemptStates, attentionReasons, refundReasons } from '@shop/core/seller/checkout/payment-attempt';
import type { SellerOrder } from '@shop/core/seller/checkout/seller-order';
import { mailFaults, mailSubjects } from '@shop/core/seller/mail/seller-mail';
import * as z from 'zod/mini';
import { count, jsonOf, moment, needs, number, reader, type Stored, text } from './document.ts';

const money = number<Cents>();
const day = text<LocalDate>();

const rule = z.discriminatedUnion('rule', [
  z.looseObject({ rule: z.literal('listPrice'), operand: money }),
  z.looseObject({ rule: z.literal('quantityDiscount'), operand: money, minItems: count }),
  z.looseObject({ rule: z.literal(percentRules), operand: number<Percent>() }),
  z.looseObject({ rule: z.literal('quantity'), operand: count }),
  z.looseObject({ rule: z.literal('promoCode'), operand: money }),
  z.looseObject({ rule: z.literal('providerPrice'), operand: money }),
]);

const notApplied = z.discriminatedUnion('reason', [
  z.looseObject({ reason: z.literal(plainReasons) }),
  z.looseObject({ reason: z.literal('quantityTooSmall'), needs: count, has: count }),
]);

/** A line's price with its derivation. */
export const price = z.looseObject({
  quantity: count,
  unitPrice: money,
  amount: money,
  amountWithoutDiscount: money,
  steps: z.array(
    z.looseObject({ rule, before: money, after: money, remainder: count, notApplied: z.exactOptional(notApplied) }),
  ),
});

const line = { cartItemId: text<CartItemId>(), productTitle: z.string(), priceTitle: z.string(), price };
const ofProduct = {
  productId: z.exactOptional(text<ProductId>()),
  priceListId: z.exactOptional(text<PriceListId>()),
};

const period = z.discriminatedUnion('type', [
  z.looseObject({ type: z.literal('day'), date: day }),
  z.looseObject({ type: z.literal('season'), seasonId: z.exactOptional(text<SeasonId>()), name: z.string() }),
]);

const item = z.discriminatedUnion('kind', [
  z.looseObject({
    kind: z.literal('ticket'),
    ...line,
    ...ofProduct,
    maxQuantity: z.exactOptional(count),
    period,
  }),
  z.looseObject({ kind: z.literal('giftCard'), ...line, ...ofProduct }),
  z.looseObject({
    kind: z.literal('upsell'),
    ...line,
    upsellId: z.exactOptional(text<UpsellId>()),
    date: z.exactOptional(day),
  }),
]);

const refund = z.looseObject({
  key: text<RefundKey>(),
  amount: money,
  at: moment,
  state: z.enum(['due', 'done']),
  by: z.enum(['buyer', 'shop', 'provider', 'office']),
  reason: z.enum(refundReasons),
});

const attempt = z.looseObject({
  attemptId: text<AttemptId>(),
  number: count,
  amount: money,
  state: z.enum(attemptStates),
  captured: z.optional(z.looseObject({ amount: money, at: moment })),
  refunds: z.array(refund),
  redirectUrl: z.optional(z.string()),
  sessionId: z.optional(z.string()),
  origin: z.optional(z.string()),
  sessionEndsAt: moment,
  createdAt: moment,
  endAt: z.optional(moment),
  askAt: z.optional(moment),
  attention: z.optional(z.looseObject({ since: moment, why: z.enum(attentionReasons) })),
  notifications: z.array(z.looseObject({ id: z.string(), at: moment })),
});

const ticketName = { code: text<TicketCode>(), cartItemId: text<CartItemId>(), number: count };

const ticket = z.discriminatedUnion('kind', [
  z.looseObject({
    kind: z.literal('entry'),
    ...ticketName,
    firstDay: z.optional(day),
    lastDay: z.optional(day),
    visits: z.optional(count),
    personsADay: count,
    visitsMade: count,
    newestVisits: z.array(z.looseObject({ key: text<PressKey>(), at: moment, on: day })),
  }),
  z.looseObject({
    kind: z.literal('valueCard'),
    ...ticketName,
    value: money,
    lastDay: z.optional(day),
    redemptions: z.array(
      z.looseObject({ key: text<PressKey>(), at: moment, amount: money, by: z.enum(['door', 'office']) }),
    ),
  }),
]);

const mail = z.looseObject({
  about: z.enum(mailSubjects),
  copy: count,
  askedAt: moment,
  tries: count,
  dueAt: z.optional(moment),
  sentAt: z.optional(moment),
  failed: z.optional(z.looseObject({ at: moment, why: z.enum(mailFaults) })),
});

const order = z.looseObject({
  needs,
  orderRef: text<OrderRef>(),
  orderNumber: z.string(),
  cancelId: text<CancelId>(),
  orderKey: text<OrderKey>(),
  cartId: text<CartId>(),
  sessionDigest: z.string(),
  cartVersion: count,
  content: z.looseObject({
    items: z.array(item),
    promo: z.optional(z.looseObject({ code: z.string(), description: z.string(), amount: money })),
  }),
  visit: z.optional(z.looseObject({ first: day, last: day })),
  catalogVersion: count,
  productType: z.enum(productTypes),
  paymentType: z.enum(paymentTypes),
  total: money,
  language: z.enum(languages),
  isTest: z.optional(z.literal(true)),
  status: z.enum(paymentStatuses),
  declineReason: z.optional(z.enum(declineReasons)),
  outcome: z.enum(orderOutcomes),
  paidAttempt: z.optional(text<AttemptId>()),
  cancellation: z.optional(
    z.looseObject({ key: text<PressKey>(), at: moment, amount: money, reason: z.enum(cancelReasons) }),
  ),
  placedAt: moment,
  charges: z.array(z.looseObject({ amount: money, attempts: z.array(attempt) })),
  tickets: z.array(ticket),
  mails: z.array(mail),
});

type StoredItem = z.output<typeof item>;

type StoredPeriod = z.output<typeof period>;

/** Converts a stored period, whose id has the wire's name. */
const periodOf = (stored: StoredPeriod): LinePeriod => {
  if (stored.type === 'day') return stored;
  const { seasonId: id, ...season } = stored;
  return id === undefined ? season : { ...season, id };
};

const storedPeriod = (of: LinePeriod): object => {
  if (of.type === 'day') return of;
  const { id: seasonId, ...season } = of;
  return { ...season, seasonId };
};

const lineOf = (stored: StoredItem): CartLine => {
  const { cartItemId: id, ...rest } = stored;
  if (rest.kind !== 'ticket') return { ...rest, cartItemId: id };
  return { ...rest, cartItemId: id, period: periodOf(rest.period), hold: { type: 'notHeld' } };
};

/** Removes the hold, which belongs to the cart and not to the order. */
const itemOf = (bought: CartLine): object => {
  const { cartItemId, ...rest } = bought;
  if (rest.kind !== 'ticket') return { cartItemId, ...rest };
  const { hold: _, period: bookedPeriod, ...ticketLine } = rest;
  return { cartItemId, ...ticketLine, period: storedPeriod(bookedPeriod) };
};

const readStored = reader('order', order);

/** Reads an order without its row's revision. */
export const readOrder = (stored: Stored): Omit<SellerOrder, 'revision'> => {
  const { orderRef: ref, orderNumber, content, ...rest } = readStored(stored);
  return { ...rest, ref, number: orderNumber, content: { ...content, items: content.items.map(lineOf) } };
};

/** Serializes an order without its row's revision. */
export const writeOrder = ({
  revision: _,
  ref: orderRef,
  number: orderNumber,
  content,
  ...rest
}: SellerOrder): string =>
  jsonOf({ orderRef, orderNumber, ...rest, content: { ...content, items: content.items.map(itemOf) } });
