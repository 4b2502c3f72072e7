import { ok } from 'neverthrow';
import type { Customer } from '../../customer/customer.ts';
import { type Instant, minutes, plusMilliseconds } from '../../dates/instant.ts';
import type { CartId, OrderRef } from '../../ids.ts';
import { accountName } from '../../member/account.ts';
import { typedText } from '../../text/typed-text.ts';
import { dropCode } from '../cart/promo-use.ts';
import type { Person, SellerAttempt, SellerOrder } from '../checkout/seller-order.ts';
import { isUndecided } from '../checkout/settlement.ts';
import { withLines } from '../places/counters.ts';
import { attemptsOfOrder, type Decide, type SellerState, without } from '../state.ts';

/** What is deleted after a time. */
export const retained = ['carts', 'keys', 'events', 'buyers', 'mails'] as const;
export type Retained = (typeof retained)[number];

/** How long each is kept. Units: days. */
export type Retention = Readonly<Record<Retained, number>>;

export const defaultRetention: Retention = { carts: 30, keys: 2, events: 400, buyers: 30, mails: 30 };

const day = minutes(24 * 60);

/** What is older than this leaves; what is exactly as old stays. */
export const keptSince = (days: number, now: Instant): Instant => plusMilliseconds(now, -days * day);

/** Whether a cart is deleted: unchanged since then and never ordered; ordered carts are kept for good. */
export const isCartToForget = (state: SellerState, id: CartId, since: Instant): boolean => {
  const cart = state.carts.get(id);
  return (
    cart !== undefined &&
    cart.state !== 'sold' &&
    cart.updatedAt < since &&
    ![...state.orders.values()].some(({ cartId }) => cartId === id)
  );
};

/** Whether who ordered is forgotten: it was never paid, and nothing of it is under way. */
export const isBuyerToForget = (state: SellerState, ref: OrderRef, since: Instant): boolean => {
  const order = state.orders.get(ref);
  return (
    order !== undefined &&
    order.outcome === 'open' &&
    order.placedAt < since &&
    state.orderBuyers.has(ref) &&
    !isOrderUnderWay(attemptsOfOrder(state, ref))
  );
};

/** Records that are deleted many at a time, as nothing depends on them. */
export const looseRecords = ['keys', 'notifications', 'notes', 'entries', 'clients'] as const;
export type LooseRecords = (typeof looseRecords)[number];

/** Retention of each kind: notes and notifications as events, entered data as buyers. A line's client needs no
 *  period. */
export const keptAs: Readonly<Record<Exclude<LooseRecords, 'clients'>, Retained>> = {
  keys: 'keys',
  notifications: 'events',
  notes: 'events',
  entries: 'buyers',
};

const plain = (address: string): string => accountName(typedText(address));

/** Whether two e-mail addresses are one person's, as accounts are found. */
export const isSameAddress = (one: string, other: string): boolean => plain(one) !== '' && plain(one) === plain(other);

/** Whether a payment of an order is undecided or needs a person: its buyer is needed until then. */
export const isOrderUnderWay = (attempts: readonly Pick<SellerAttempt, 'state' | 'attention'>[]): boolean =>
  attempts.some(({ state, attention }) => isUndecided(state) || attention !== undefined);

const invoiced = ({ firstName, lastName, address, postCode, city, country }: Customer): Customer => ({
  ...{ firstName, lastName, address, postCode, city, country },
  email: '',
  phoneNumber: '',
});

/** What is kept of a buyer to forget: nothing without a sale, else the name on the invoice. */
export const keptOfBuyer = ({ outcome }: Pick<SellerOrder, 'outcome'>, { customer }: Person): Person | undefined =>
  outcome === 'open' ? undefined : { customer: invoiced(customer), mtcId: -1 };

type ForgetCart = { readonly type: 'forgetCart'; readonly cartId: CartId; readonly since: Instant };

/** Deletes an unchanged cart with its lines, counts, code and entered data. The answer: whether it was.
 *  */
export const forgetCart: Decide<ForgetCart, never, boolean> = (state, { cartId, since }) => {
  if (!isCartToForget(state, cartId, since)) return ok({ next: state, answer: false });
  const lines = new Map([...state.lines].filter(([, line]) => line.cartId !== cartId));
  const emptied = dropCode(withLines(state, lines), cartId);
  const carts = without(emptied.carts, cartId);
  const buyers = new Map([...emptied.buyers].filter(([, buyer]) => buyer.cartId !== cartId));
  return ok({ next: { ...emptied, carts, buyers }, answer: true });
};

type ForgetBuyer = { readonly type: 'forgetBuyer'; readonly orderRef: OrderRef; readonly since: Instant };

/** The order itself stays; one that was paid or is under way keeps its buyer. */
export const forgetBuyer: Decide<ForgetBuyer, never, boolean> = (state, { orderRef: ref, since }) => {
  if (!isBuyerToForget(state, ref, since)) return ok({ next: state, answer: false });
  return ok({ next: { ...state, orderBuyers: without(state.orderBuyers, ref) }, answer: true });
};
