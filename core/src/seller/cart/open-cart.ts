import { err, ok, type Result } from 'neverthrow';
import { isLive } from '../../cart/hold.ts';
import type { Instant } from '../../dates/instant.ts';
import type { ErrorOf } from '../../errors/shop-error.ts';
import type { CartId } from '../../ids.ts';
import { type CartCase, changeCart } from '../cart-case.ts';
import type { SellerCart } from './seller-cart.ts';

const noCart: ErrorOf<'notFound'> = { kind: 'notFound', what: 'cart' };

/** Whether a running payment prevents changes of the cart. */
export const isFrozen = ({ state, payingUntil }: SellerCart, now: Instant): boolean =>
  state === 'paying' && payingUntil !== undefined && isLive(payingUntil, now);

type CartEnd = { readonly state: 'open' | 'sold' } | { readonly state: 'paying'; readonly payingUntil: Instant };

/** Returns the case with its cart open, sold, or frozen until the latest end of its payment. */
export const inState = <Of extends CartCase>(of: Of, next: CartEnd): Of =>
  changeCart(of, { state: next.state, payingUntil: next.state === 'paying' ? next.payingUntil : undefined });

/** Returns a cart whose payment has timed out as an open one. Its holds and its code use stay as they are, overdue. */
export const reopenTimedOut = (cart: SellerCart, now: Instant): SellerCart =>
  cart.state === 'paying' && !isFrozen(cart, now) ? { ...cart, state: 'open', payingUntil: undefined } : cart;

/** Returns the cart when it is not sold. Errors: `notFound` when it is absent or sold. */
export const unsoldCart = (cart: SellerCart | undefined): Result<SellerCart, ErrorOf<'notFound'>> =>
  cart === undefined || cart.state === 'sold' ? err(noCart) : ok(cart);

/** Returns the cart when it may be changed. Errors: `notFound` when it is absent or sold, `cartFrozen` during a
 *  payment. */
export const openCart = (cart: SellerCart | undefined): Result<SellerCart, ErrorOf<'notFound' | 'cartFrozen'>> => {
  if (cart?.state === 'open') return ok(cart);
  return err(cart?.state === 'paying' ? { kind: 'cartFrozen' } : noCart);
};

/** Returns the case with the next version of its cart. Orders of an older version do not match the cart any more. */
export const revise = <Of extends CartCase>(of: Of, updatedAt: Instant): Of =>
  changeCart(of, { version: of.cart.version + 1, updatedAt });

/** Returns an open cart without lines. */
export const newCart = (cartId: CartId, at: Instant): SellerCart => ({
  cartId,
  state: 'open',
  version: 1,
  revision: 0,
  createdAt: at,
  updatedAt: at,
  lines: [],
});

/** Returns the cart to fill, with its next version; a new cart when the present one is absent or sold. Errors:
 *  `cartFrozen`. */
export const cartToFill = (
  cart: SellerCart | undefined,
  newCartId: CartId,
  at: Instant,
): Result<SellerCart, ErrorOf<'cartFrozen'>> => {
  if (cart?.state === 'open') return ok({ ...cart, version: cart.version + 1, updatedAt: at });
  return cart?.state === 'paying' ? err({ kind: 'cartFrozen' }) : ok(newCart(newCartId, at));
};
