import type { Cart } from '../../cart/cart.ts';
import type { PaymentType } from '../../checkout/payment.ts';
import type { LocalDate } from '../../dates/local-date.ts';
import type { CancelId, OrderKey, OrderRef, TicketCode } from '../../ids.ts';
import type { HostCart } from '../cart/host-cart.ts';
import type { Change } from '../changes.ts';
import type { DecisionTime } from '../decision-time.ts';
import { type HostState, linesOf } from '../state.ts';
import type { HostBuyer, HostOrder, Person } from './host-order.ts';
import { ticketsFor } from './issue-tickets.ts';
import { isSameContent, orderContent } from './order-content.ts';

/** A cart that is about to be paid. */
export type Purchase = {
  readonly cart: HostCart;
  readonly shown: Cart;
  readonly buyer: HostBuyer;
  readonly paymentType: PaymentType;
  readonly newRef: OrderRef;
  readonly newCancelId: CancelId;
  readonly newOrderKey: OrderKey;
  readonly newTicketCodes: readonly TicketCode[];
};

export type PlacedOrder = { readonly order: HostOrder; readonly changes: readonly Change[] };

const personOf = ({ customer, memberHashId, mtcId }: HostBuyer): Person => ({
  customer,
  mtcId,
  ...(memberHashId === undefined ? {} : { memberHashId }),
});

/** Year and a running number: short enough to say at the till. It opens nothing; the reference does. */
const nextNumber = (state: HostState, today: LocalDate) => {
  const year = Number(today.slice(0, 4));
  const last = (state.orderNumbers.get(year) ?? 0) + 1;
  return {
    number: `${year}-${String(last).padStart(6, '0')}`,
    given: { type: 'orderNumberGiven', year, last },
  } as const;
};

/** The buyer's own unpaid order of exactly this content and way to pay: a new try to pay is a new attempt, not a new order. */
const sameOrder = (state: HostState, { cart, shown, buyer, paymentType }: Purchase): HostOrder | undefined =>
  [...state.orders.values()].find(
    (order) =>
      order.cartId === cart.id &&
      order.cartVersion === cart.version &&
      order.sessionDigest === buyer.sessionDigest &&
      order.paymentType === paymentType &&
      order.outcome === 'open' &&
      isSameContent(order.content, orderContent(shown)),
  );

/** The order's key and tickets, once: an order of an old program gets them when it is tried again (D-ORDER-KEYS). */
const issued = (
  state: HostState,
  { cart, newOrderKey, newTicketCodes }: Purchase,
  order: HostOrder,
): readonly Change[] =>
  order.orderKey === undefined
    ? [
        {
          type: 'ticketsIssued',
          ref: order.ref,
          orderKey: newOrderKey,
          tickets: ticketsFor(order.ref, linesOf(state, cart.id), newTicketCodes),
        },
      ]
    : [];

/** Fixes what is bought, for how much and by whom. */
export const placeOrder = (state: HostState, purchase: Purchase, at: DecisionTime): PlacedOrder => {
  const { cart, shown, buyer, paymentType, newRef, newCancelId } = purchase;
  const { language } = buyer;
  const known = sameOrder(state, purchase);
  if (known !== undefined) {
    const change: Change = { type: 'orderTriedAgain', ref: known.ref, person: personOf(buyer), language };
    return {
      order: { ...known, status: 'initializing', language },
      changes: [change, ...issued(state, purchase, known)],
    };
  }
  const { number, given } = nextNumber(state, at.today);
  const order: HostOrder = {
    ref: newRef,
    number,
    cancelId: newCancelId,
    cartId: cart.id,
    sessionDigest: buyer.sessionDigest,
    cartVersion: cart.version,
    catalogVersion: state.catalog.version,
    content: orderContent(shown),
    // A cart of nothing but unbound upsells counts as gift cards, which need no day (D-CART-TYPE).
    productType: shown.productType ?? 'giftCard',
    paymentType,
    total: shown.totalPrice,
    language,
    status: 'initializing',
    outcome: 'open',
    placedAt: at.now,
  };
  const placed: Change = { type: 'orderPlaced', order, person: personOf(buyer) };
  return { order, changes: [given, placed, ...issued(state, purchase, order)] };
};
