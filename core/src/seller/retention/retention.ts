import type { Customer } from '../../customer/customer.ts';
import { type Instant, minutes, plusMilliseconds } from '../../dates/instant.ts';
import type { CartId, OrderRef } from '../../ids.ts';
import { accountName } from '../../member/account.ts';
import { typedText } from '../../text/typed-text.ts';
import { dropCode } from '../cart/promo-use.ts';
import type { SellerCart } from '../cart/seller-cart.ts';
import { type CartCase, withoutLine } from '../cart-case.ts';
import { type OrderRecords, type Orders, type OrdersCase, withOrderFact } from '../checkout/order-records.ts';
import { attemptsOf, type Person, type SellerOrder } from '../checkout/seller-order.ts';
import { isUndecided } from '../checkout/settlement.ts';
import type { Decided, DecisionTime } from '../decision.ts';
import { without } from '../maps.ts';

/** What is deleted after a time. */
export const retained = ['carts', 'keys', 'events', 'buyers', 'mails'] as const;
export type Retained = (typeof retained)[number];

/** How long each is kept. Units: days. */
export type Retention = Readonly<Record<Retained, number>>;

export const defaultRetention: Retention = { carts: 30, keys: 2, events: 400, buyers: 30, mails: 30 };

const day = minutes(24 * 60);

/** The log of a cart without an order is kept so long. Units: days. */
export const cartLogDays = 2;

/** What is older than this leaves; what is exactly as old stays. */
export const keptSince = (days: number, now: Instant): Instant => plusMilliseconds(now, -days * day);

/** Whether a cart is deleted: unchanged since then and never ordered; ordered carts are kept for good. */
export const isCartToForget = (cart: SellerCart | undefined, { orders }: Orders, since: Instant): cart is SellerCart =>
  cart !== undefined && cart.state !== 'sold' && cart.updatedAt < since && orders.size === 0;

/** Whether who ordered is forgotten: it was never paid, and nothing of it is under way. */
export const isBuyerToForget = (state: OrderRecords, ref: OrderRef, since: Instant): boolean => {
  const order = state.orders.get(ref);
  return (
    order !== undefined &&
    order.outcome === 'open' &&
    order.placedAt < since &&
    state.orderBuyers.has(ref) &&
    !isOrderUnderWay(order)
  );
};

/** Records that are deleted many at a time, as nothing depends on them. */
export const looseRecords = ['keys', 'log', 'cartLog', 'entries', 'clients', 'drafts'] as const;
export type LooseRecords = (typeof looseRecords)[number];

/** Retention of each kind: the log as events, entered data as buyers. Clients and drafts end by
 *  themselves, the log of carts without an order after `cartLogDays`. */
export const keptAs: Readonly<Record<Exclude<LooseRecords, 'clients' | 'drafts' | 'cartLog'>, Retained>> = {
  keys: 'keys',
  log: 'events',
  entries: 'buyers',
};

const plain = (address: string): string => accountName(typedText(address));

/** Whether two e-mail addresses are one person's, as accounts are found. */
export const isSameAddress = (one: string, other: string): boolean => plain(one) !== '' && plain(one) === plain(other);

/** Whether a payment of an order is undecided or needs a person: its buyer is needed until then. */
export const isOrderUnderWay = (order: SellerOrder): boolean =>
  attemptsOf(order).some(({ state, attention }) => isUndecided(state) || attention !== undefined);

const invoiced = ({ firstName, lastName, address, postCode, city, country }: Customer): Customer => ({
  firstName,
  lastName,
  address,
  postCode,
  city,
  country,
  email: '',
  phoneNumber: '',
});

/** What is kept of a buyer to forget: nothing without a sale, else the name on the invoice. */
export const keptOfBuyer = ({ outcome }: Pick<SellerOrder, 'outcome'>, { customer }: Person): Person | undefined =>
  outcome === 'open' ? undefined : { customer: invoiced(customer), mtcId: -1 };

/** What became of something that was to be forgotten: it is forgotten now, it stays, or it was not there. */
export type Forgotten = 'forgotten' | 'stays' | 'gone';

export type ForgetCart = { readonly cartId: CartId; readonly since: Instant };

/** A cart that is about to be deleted: nothing counts for it any more. */
export const emptied = (of: CartCase, at: DecisionTime): CartCase =>
  dropCode(
    of.cart.lines.reduce((left, line) => withoutLine(left, line, at), of),
    at.now,
  );

export type ForgetBuyer = { readonly orderRef: OrderRef; readonly since: Instant };

/** The order itself stays; one that was paid or is under way keeps its buyer. */
export const forgetBuyer = (of: OrdersCase, { orderRef: ref, since }: ForgetBuyer): Decided<OrdersCase, Forgotten> => {
  const order = of.orders.get(ref);
  if (order === undefined || !of.orderBuyers.has(ref)) return { next: of, answer: 'gone' };
  if (!isBuyerToForget(of, ref, since)) return { next: of, answer: 'stays' };
  const next = { ...of, orderBuyers: without(of.orderBuyers, ref) };
  return { next: withOrderFact(next, order, { what: 'buyerErased' }), answer: 'forgotten' };
};
