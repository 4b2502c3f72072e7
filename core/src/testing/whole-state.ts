import type { AttemptId, CartId } from '../ids.ts';
import type { SellerLine } from '../seller/cart/seller-cart.ts';
import { linesOf as linesOfCart } from '../seller/cart-case.ts';
import { attemptCaseOf, attemptCases } from '../seller/checkout/order-records.ts';
import type { SellerAttempt } from '../seller/checkout/payment-attempt.ts';
import type { SellerTicket } from '../seller/checkout/seller-ticket.ts';
import type { DecisionTime } from '../seller/decision.ts';
import { seenPlaces } from '../seller/places/ledger.ts';
import type { Period } from '../seller/places/period-places.ts';
import type { Stock } from '../seller/places/places-on-sale.ts';
import type { SellerState } from '../seller/state.ts';
import { allPlaces } from '../seller/state-ledgers.ts';
import { recordsOfCart } from '../seller/state-records.ts';
import type { CartToShow } from '../seller/views/cart-view.ts';

/** A cart's lines in their order. */
export const linesOf = (state: SellerState, cartId: CartId): readonly SellerLine[] => {
  const cart = state.carts.get(cartId);
  return cart === undefined ? [] : linesOfCart(cart);
};

/** The lines of all carts. */
export const allLines = (state: SellerState): readonly SellerLine[] =>
  [...state.carts.values()].flatMap(({ lines }) => lines);

/** The attempts to pay a cart's orders, those of one order in their order. */
export const attemptsOf = (state: SellerState, cartId: CartId): readonly SellerAttempt[] =>
  attemptCases(recordsOfCart(state, cartId)).map(({ attempt }) => attempt);

/** The attempts to pay all orders. */
export const attemptsIn = (state: SellerState): readonly SellerAttempt[] =>
  attemptCases(state).map(({ attempt }) => attempt);

/** An attempt of any order; none for one that was not made here. */
export const attemptIn = (state: SellerState, id: AttemptId | undefined): SellerAttempt | undefined =>
  id && attemptCaseOf(state, id)?.attempt;

/** The tickets and gift cards of all orders. */
export const ticketsIn = (state: SellerState): readonly SellerTicket[] =>
  [...state.orders.values()].flatMap(({ tickets }) => tickets);

/** What is sold, with all places as they are at a time. */
export const stockOf = (state: SellerState, at: Pick<DecisionTime, 'now'>): Stock => ({
  catalog: state.catalog,
  places: allPlaces(state, at.now),
});

/** A cart with all that its view needs. An unknown cart throws. */
export const cartToShow = (state: SellerState, cartId: CartId, at: Pick<DecisionTime, 'now'>): CartToShow => {
  const cart = state.carts.get(cartId);
  if (cart === undefined) throw new Error('no cart');
  return { cart, ...stockOf(state, at), ...recordsOfCart(state, cartId) };
};

/** Free places of a day or season, those of holds that are over among them. Units: persons. */
export const placesLeft = (state: SellerState, period: Period, at: Pick<DecisionTime, 'now'>): number =>
  seenPlaces(stockOf(state, at).places, period)?.left ?? 0;
