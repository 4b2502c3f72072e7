import { err, ok, type Result } from 'neverthrow';
import { isLive } from '../../cart/hold.ts';
import type { Instant } from '../../dates/instant.ts';
import type { ErrorOf } from '../../errors/shop-error.ts';
import type { CartId } from '../../ids.ts';
import type { CartChange } from '../changes.ts';
import type { HostState } from '../state.ts';
import type { HostCart } from './host-cart.ts';

const noCart: ErrorOf<'notFound'> = { kind: 'notFound', what: 'cart' };

/** Whether a payment runs that keeps a cart from being changed. */
export const isFrozen = ({ state, payingUntil }: HostCart, now: Instant): boolean =>
  state === 'paying' && payingUntil !== undefined && isLive(payingUntil, now);

/** Opens a cart whose payment is over without a word. Its places and its code are left as they are: they ended at that moment
 *  like any hold, and whoever asks for them takes them (D-SILENT-PAYMENT). */
export const reopened = (state: HostState, cartId: CartId, now: Instant): readonly CartChange[] => {
  const cart = state.carts.get(cartId);
  return cart?.state === 'paying' && !isFrozen(cart, now) ? [{ type: 'cartThawed', cartId }] : [];
};

/** A cart that is not paid yet. Errors: `notFound` cart. */
export const unsoldCart = (state: HostState, cartId: CartId): Result<HostCart, ErrorOf<'notFound'>> => {
  const cart = state.carts.get(cartId);
  return cart === undefined || cart.state === 'sold' ? err(noCart) : ok(cart);
};

/** A cart that may be changed. Errors: `notFound` cart, also for one that has been paid; `cartFrozen`. */
export const openCart = (state: HostState, cartId: CartId): Result<HostCart, ErrorOf<'notFound' | 'cartFrozen'>> => {
  const cart = state.carts.get(cartId);
  if (cart?.state === 'open') return ok(cart);
  return err(cart?.state === 'paying' ? { kind: 'cartFrozen' } : noCart);
};

/** Notes that the content of a cart changed. */
export const revised = (cart: HostCart, at: Instant): CartChange => ({
  type: 'cartRevised',
  cartId: cart.id,
  version: cart.version + 1,
  at,
});

/** The cart to put something into, and the change that opens or revises it. An unknown or a paid cart is replaced by a
 *  new one under a new id (D-NEW-CART). Errors: `cartFrozen`. */
export const cartToFill = (
  state: HostState,
  asked: CartId | undefined,
  newCartId: CartId,
  at: Instant,
): Result<{ readonly id: CartId; readonly change: CartChange }, ErrorOf<'cartFrozen'>> => {
  const cart = asked === undefined ? undefined : state.carts.get(asked);
  if (cart?.state === 'open') return ok({ id: cart.id, change: revised(cart, at) });
  if (cart?.state === 'paying') return err({ kind: 'cartFrozen' });
  const opened: HostCart = { id: newCartId, state: 'open', version: 1, createdAt: at, updatedAt: at };
  return ok({ id: newCartId, change: { type: 'cartOpened', cart: opened } });
};
