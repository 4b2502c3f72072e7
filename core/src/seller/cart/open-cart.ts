import { err, ok, type Result } from 'neverthrow';
import { isLive } from '../../cart/hold.ts';
import type { Instant } from '../../dates/instant.ts';
import type { ErrorOf } from '../../errors/shop-error.ts';
import type { CartId } from '../../ids.ts';
import { change, put, type SellerState } from '../state.ts';
import type { SellerCart } from './seller-cart.ts';

const noCart: ErrorOf<'notFound'> = { kind: 'notFound', what: 'cart' };

/** Whether a payment runs that keeps a cart from being changed. */
export const isFrozen = ({ state, payingUntil }: SellerCart, now: Instant): boolean =>
  state === 'paying' && payingUntil !== undefined && isLive(payingUntil, now);

/** The state with a cart changed. An unknown cart is a bug and throws. */
export const changeCart = (state: SellerState, cartId: CartId, to: (cart: SellerCart) => SellerCart): SellerState => ({
  ...state,
  carts: change(state.carts, cartId, to),
});

type CartEnd = { readonly state: 'open' | 'sold' } | { readonly state: 'paying'; readonly payingUntil: Instant };

/** The state with a cart opened, sold, or frozen until its payment is over at the latest. */
export const inState = (state: SellerState, cartId: CartId, next: CartEnd): SellerState =>
  changeCart(state, cartId, ({ payingUntil: _, ...cart }) => ({ ...cart, ...next }));

/** Opens a cart whose payment timed out; its places and code stay as they are, expired. */
export const reopened = (state: SellerState, cartId: CartId, now: Instant): SellerState => {
  const cart = state.carts.get(cartId);
  return cart?.state === 'paying' && !isFrozen(cart, now) ? inState(state, cartId, { state: 'open' }) : state;
};

/** A cart that is not paid yet. Errors: `notFound` cart. */
export const unsoldCart = (state: SellerState, cartId: CartId): Result<SellerCart, ErrorOf<'notFound'>> => {
  const cart = state.carts.get(cartId);
  return cart === undefined || cart.state === 'sold' ? err(noCart) : ok(cart);
};

/** A cart that may be changed. Errors: `notFound` cart, also for one that has been paid; `cartFrozen`. */
export const openCart = (
  state: SellerState,
  cartId: CartId,
): Result<SellerCart, ErrorOf<'notFound' | 'cartFrozen'>> => {
  const cart = state.carts.get(cartId);
  if (cart?.state === 'open') return ok(cart);
  return err(cart?.state === 'paying' ? { kind: 'cartFrozen' } : noCart);
};

/** The state with a new version of a cart; orders of an older version no longer match it. */
export const revise = (state: SellerState, cartId: CartId, updatedAt: Instant): SellerState =>
  changeCart(state, cartId, (cart) => ({ ...cart, version: cart.version + 1, updatedAt }));

/** The cart to fill, opened or revised; a new one for an unknown or paid cart. Errors: `cartFrozen`. */
export const cartToFill = (
  state: SellerState,
  requested: CartId | undefined,
  newCartId: CartId,
  at: Instant,
): Result<{ readonly id: CartId; readonly open: SellerState }, ErrorOf<'cartFrozen'>> => {
  const cart = requested === undefined ? undefined : state.carts.get(requested);
  if (cart?.state === 'open') return ok({ id: cart.id, open: revise(state, cart.id, at) });
  if (cart?.state === 'paying') return err({ kind: 'cartFrozen' });
  const opened: SellerCart = { id: newCartId, state: 'open', version: 1, createdAt: at, updatedAt: at };
  return ok({ id: newCartId, open: { ...state, carts: put(state.carts, newCartId, opened) } });
};
