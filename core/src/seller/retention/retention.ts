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
import type { Decision, DecisionTime } from '../decision.ts';
import { without } from '../maps.ts';

/** The kinds of data that are deleted after a time. */
export const retained = ['carts', 'keys', 'events', 'buyers', 'mails'] as const;
export type Retained = (typeof retained)[number];

/** The retention time of each kind. Units: days. */
export type Retention = Readonly<Record<Retained, number>>;

export const defaultRetention: Retention = { carts: 30, keys: 2, events: 400, buyers: 30, mails: 30 };

const day = minutes(24 * 60);

/** Retention time of the log of a cart without an order. Units: days. */
export const cartLogDays = 2;

/** Returns the start of the retention time. Data older than this instant is deleted. */
export const retentionStart = (days: number, now: Instant): Instant => plusMilliseconds(now, -days * day);

/** Whether a cart is due for deletion: not changed since `since` and never ordered. Ordered carts are not deleted. */
export const isCartToForget = (cart: SellerCart | undefined, { orders }: Orders, since: Instant): cart is SellerCart =>
  cart !== undefined && cart.state !== 'sold' && cart.updatedAt < since && orders.size === 0;

/** Whether the buyer of an order is due for deletion: the order was placed before `since` and never paid, and none of
 *  its payments is undecided or needs attention. */
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

/** The kinds of records that are deleted in batches because no other record depends on them. */
export const looseRecords = ['keys', 'log', 'cartLog', 'entries', 'clients', 'drafts'] as const;
export type LooseRecords = (typeof looseRecords)[number];

/** The retention time that applies to each kind: the log as events, entered data as buyers. Clients and drafts expire
 *  by themselves; the log of carts without an order is deleted after `cartLogDays`. */
export const retentionOf: Readonly<Record<Exclude<LooseRecords, 'clients' | 'drafts' | 'cartLog'>, Retained>> = {
  keys: 'keys',
  log: 'events',
  entries: 'buyers',
};

const plain = (address: string): string => accountName(typedText(address));

/** Whether two e-mail addresses belong to the same person, compared like account names. */
export const isSameAddress = (one: string, other: string): boolean => plain(one) !== '' && plain(one) === plain(other);

/** Whether a payment of an order is undecided or needs attention. Its buyer's data is needed until then. */
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

/** Returns the part of a buyer's data that remains after deletion: the name and address on the invoice, or `undefined`
 *  without a sale. */
export const remainingBuyer = ({ outcome }: Pick<SellerOrder, 'outcome'>, { customer }: Person): Person | undefined =>
  outcome === 'open' ? undefined : { customer: invoiced(customer), mtcId: -1 };

/** The result of a deletion: `forgotten` now, `stays` because it is not due, or `gone` before. */
export type DeletionResult = 'forgotten' | 'stays' | 'gone';

export type ForgetCart = { readonly cartId: CartId; readonly since: Instant };

/** Returns the case of a cart that is about to be deleted, with all its lines and its code released. */
export const withoutContent = (of: CartCase, at: DecisionTime): CartCase =>
  dropCode(
    of.cart.lines.reduce((rest, line) => withoutLine(rest, line, at), of),
    at.now,
  );

export type ForgetBuyer = { readonly orderRef: OrderRef; readonly since: Instant };

/** Deletes the buyer of an order. The order stays, and so does the buyer when the order was paid or a payment is
 *  undecided. */
export const forgetBuyer = (
  of: OrdersCase,
  { orderRef: ref, since }: ForgetBuyer,
): Decision<OrdersCase, DeletionResult> => {
  const order = of.orders.get(ref);
  if (order === undefined || !of.orderBuyers.has(ref)) return { next: of, answer: 'gone' };
  if (!isBuyerToForget(of, ref, since)) return { next: of, answer: 'stays' };
  const next = { ...of, orderBuyers: without(of.orderBuyers, ref) };
  return { next: withOrderFact(next, order, { what: 'buyerErased' }), answer: 'forgotten' };
};
