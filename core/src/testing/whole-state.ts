import type { AttemptId, CartId } from '../ids.ts';
import type { SellerLine } from '../seller/cart/seller-cart.ts';
import { linesOf as linesOfCart } from '../seller/cart-case.ts';
import { attemptCaseOf, attemptCases } from '../seller/checkout/order-records.ts';
import type { SellerAttempt } from '../seller/checkout/payment-attempt.ts';
import type { SellerTicket } from '../seller/checkout/seller-ticket.ts';
import type { DecisionTime } from '../seller/decision.ts';
import { loadedPlaces } from '../seller/places/ledger.ts';
import type { Period } from '../seller/places/period-places.ts';
import type { Stock } from '../seller/places/places-on-sale.ts';
import type { SellerState } from '../seller/state.ts';
import { allPlaces } from '../seller/state-ledgers.ts';
import { recordsOfCart } from '../seller/state-records.ts';
import type { CartToShow } from '../seller/views/cart-view.ts';

/** Returns a cart's lines by position. */
export const linesOf = (state: SellerState, cartId: CartId): readonly SellerLine[] => {
  const cart = state.carts.get(cartId);
  return cart === undefined ? [] : linesOfCart(cart);
};

/** Returns the lines of all carts. */
export const allLines = (state: SellerState): readonly SellerLine[] =>
  [...state.carts.values()].flatMap(({ lines }) => lines);

/** Returns the attempts to pay a cart's orders, those of one order in order. */
export const attemptsOf = (state: SellerState, cartId: CartId): readonly SellerAttempt[] =>
  attemptCases(recordsOfCart(state, cartId)).map(({ attempt }) => attempt);

/** Returns the attempts to pay all orders. */
export const attemptsIn = (state: SellerState): readonly SellerAttempt[] =>
  attemptCases(state).map(({ attempt }) => attempt);

/** Returns an attempt of any order; `undefined` when the shop did not make it. */
export const attemptIn = (state: SellerState, id: AttemptId | undefined): SellerAttempt | undefined =>
  id && attemptCaseOf(state, id)?.attempt;

/** Returns the tickets and gift cards of all orders. */
export const ticketsIn = (state: SellerState): readonly SellerTicket[] =>
  [...state.orders.values()].flatMap(({ tickets }) => tickets);

/** Returns the catalog with all places at a time. */
export const stockOf = (state: SellerState, at: Pick<DecisionTime, 'now'>): Stock => ({
  catalog: state.catalog,
  places: allPlaces(state, at.now),
});

/** Returns a cart with the inputs of its view. Throws for an unknown cart. */
export const cartToShow = (state: SellerState, cartId: CartId, at: Pick<DecisionTime, 'now'>): CartToShow => {
  const cart = state.carts.get(cartId);
  if (cart === undefined) throw new Error('no cart');
  return { cart, ...stockOf(state, at), ...recordsOfCart(state, cartId) };
};

/** Returns the free places of a day or season, those of ended holds included. Units: persons. */
export const placesLeft = (state: SellerState, period: Period, at: Pick<DecisionTime, 'now'>): number =>
  loadedPlaces(stockOf(state, at).places, period)?.left ?? 0;
