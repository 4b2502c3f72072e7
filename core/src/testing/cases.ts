import type { CartId } from '../ids.ts';
import { reopenTimedOut } from '../seller/cart/open-cart.ts';
import type { SellerCart } from '../seller/cart/seller-cart.ts';
import type { CartCase } from '../seller/cart-case.ts';
import type { PaymentCase } from '../seller/checkout/order-records.ts';
import type { DecisionTime } from '../seller/decision.ts';
import { buyerId, type SellerState } from '../seller/state.ts';
import { allPlaces, codesIn } from '../seller/state-ledgers.ts';
import { recordsOfCart } from '../seller/state-records.ts';

/** Returns a cart as its visitor finds it: open when its payment has timed out. */
export const cartIn = (state: SellerState, id: CartId | undefined, { now }: DecisionTime): SellerCart | undefined => {
  const cart = id === undefined ? undefined : state.carts.get(id);
  return cart && reopenTimedOut(cart, now);
};

/** Returns the catalog, all places with those of a client, and all promo codes. */
export const ledgersOf = (state: SellerState, { now }: DecisionTime, client?: string) => ({
  catalog: state.catalog,
  places: allPlaces(state, now, client),
  facts: [],
  codes: codesIn(state, [...state.catalog.promos.keys(), ...[...state.codeUses.values()].map((use) => use.code)], now),
});

/** Returns the case of a cart with all ledgers. */
export const caseIn = (state: SellerState, cart: SellerCart, at: DecisionTime, client?: string): CartCase => ({
  ...ledgersOf(state, at, client),
  cart,
});

/** Returns a cart with all its orders and the buyer of a session; `undefined` when there is no such cart. */
export const paymentCase = (
  state: SellerState,
  id: CartId,
  at: DecisionTime,
  options: {
    readonly session?: string | undefined;
    readonly client?: string | undefined;
    readonly isVisitor?: boolean;
  } = {},
): PaymentCase | undefined => {
  const cart = options.isVisitor === true ? cartIn(state, id, at) : state.carts.get(id);
  const { session: sessionDigest } = options;
  return (
    cart && {
      ...caseIn(state, cart, at, options.client),
      ...recordsOfCart(state, id),
      buyer: sessionDigest === undefined ? undefined : state.buyers.get(buyerId({ cartId: id, sessionDigest })),
    }
  );
};
