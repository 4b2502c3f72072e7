import { err, ok } from 'neverthrow';
import type { ErrorOf } from '../../errors/shop-error.ts';
import type { CartId, CartItemId } from '../../ids.ts';
import type { Decide } from '../decision.ts';
import { movePlaces } from '../places/take-places.ts';
import { keepFirstMoments } from './first-moments.ts';
import { keepPosition } from './former-positions.ts';
import { openCart, revised } from './open-cart.ts';

/** A line is to go. */
export type RemoveLine = { readonly type: 'removeLine'; readonly cartId: CartId; readonly lineId: CartItemId };

export type RemoveLineRefusal = ErrorOf<'notFound' | 'cartFrozen'>;

/** Drops a line and gives its places back at once. Removing what is gone already changes nothing, so that a repeat answers like
 *  the first time. */
export const removeLine: Decide<RemoveLine, RemoveLineRefusal> = (state, { cartId, lineId }, { now }) => {
  if (!state.carts.has(cartId)) return err({ kind: 'notFound', what: 'cart' });
  const line = state.lines.get(lineId);
  if (line?.cartId !== cartId) return ok([]);
  return openCart(state, cartId).map((cart) => [
    revised(cart, now),
    ...keepFirstMoments(state, line.cartId, [line], now),
    ...keepPosition(state, line, now),
    ...movePlaces(state, [{ type: 'lineRemoved', lineId }]),
  ]);
};
