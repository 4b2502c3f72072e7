import { err, ok, type Result } from 'neverthrow';
import { isLive } from '../../cart/hold.ts';
import type { Instant } from '../../dates/instant.ts';
import type { ErrorOf } from '../../errors/shop-error.ts';
import type { CartId } from '../../ids.ts';
import { type CartCase, changeCart } from '../cart-case.ts';
import type { SellerCart } from './seller-cart.ts';

const noCart: ErrorOf<'notFound'> = { kind: 'notFound', what: 'cart' };

/** Whether a payment runs that keeps a cart from being changed. */
export const isFrozen = ({ state, payingUntil }: SellerCart, now: Instant): boolean =>
  state === 'paying' && payingUntil !== undefined && isLive(payingUntil, now);

type CartEnd = { readonly state: 'open' | 'sold' } | { readonly state: 'paying'; readonly payingUntil: Instant };

/** The case with its cart opened, sold, or frozen until its payment is over at the latest. */
export const inState = <Of extends CartCase>(of: Of, next: CartEnd): Of =>
  changeCart(of, { state: next.state, payingUntil: next.state === 'paying' ? next.payingUntil : undefined });

/** A cart whose payment timed out is open; its places and code stay as they are, expired. */
export const reopened = (cart: SellerCart, now: Instant): SellerCart =>
  cart.state === 'paying' && !isFrozen(cart, now) ? { ...cart, state: 'open', payingUntil: undefined } : cart;

/** A cart that is not paid yet. Errors: `notFound` cart. */
export const unsoldCart = (cart: SellerCart | undefined): Result<SellerCart, ErrorOf<'notFound'>> =>
  cart === undefined || cart.state === 'sold' ? err(noCart) : ok(cart);

/** A cart that may be changed. Errors: `notFound` cart, also for one that has been paid; `cartFrozen`. */
export const openCart = (cart: SellerCart | undefined): Result<SellerCart, ErrorOf<'notFound' | 'cartFrozen'>> => {
  if (cart?.state === 'open') return ok(cart);
  return err(cart?.state === 'paying' ? { kind: 'cartFrozen' } : noCart);
};

/** The case with a new version of its cart; orders of an older version no longer match it. */
export const revise = <Of extends CartCase>(of: Of, updatedAt: Instant): Of =>
  changeCart(of, { version: of.cart.version + 1, updatedAt });

/** A cart without lines. */
export const newCart = (cartId: CartId, at: Instant): SellerCart => ({
  cartId,
  state: 'open',
  version: 1,
  revision: 0,
  createdAt: at,
  updatedAt: at,
  lines: [],
});

/** The cart to fill, with its next version; a new one for an unknown or paid cart. Errors: `cartFrozen`. */
export const cartToFill = (
  cart: SellerCart | undefined,
  newCartId: CartId,
  at: Instant,
): Result<SellerCart, ErrorOf<'cartFrozen'>> => {
  if (cart?.state === 'open') return ok({ ...cart, version: cart.version + 1, updatedAt: at });
  return cart?.state === 'paying' ? err({ kind: 'cartFrozen' }) : ok(newCart(newCartId, at));
};
