import { err, ok } from 'neverthrow';
import type { Instant } from '../../dates/instant.ts';
import type { ErrorOf } from '../../errors/shop-error.ts';
import type { CartId, CartItemId } from '../../ids.ts';
import { type Decide, decided } from '../decision.ts';
import { withoutLine } from '../places/take-places.ts';
import type { HostState } from '../state.ts';
import { keepFirstMoments } from './first-moments.ts';
import { keepPosition } from './former-positions.ts';
import type { HostLine } from './host-cart.ts';
import { openCart, revise } from './open-cart.ts';

/** A line is to go. */
type RemoveLine = { readonly type: 'removeLine'; readonly cartId: CartId; readonly lineId: CartItemId };

type RemoveLineRefusal = ErrorOf<'notFound' | 'cartFrozen'>;

/** The state without a line of which its cart remembers when its places were taken and where it stood. */
export const takeOut = (state: HostState, line: HostLine, now: Instant): HostState =>
  withoutLine(keepPosition(keepFirstMoments(state, line.cartId, [line], now), line, now), line);

/** Removes a line and releases its places. A repeat changes nothing and answers the same. */
export const removeLine: Decide<RemoveLine, RemoveLineRefusal> = (state, { cartId, lineId }, { now }) => {
  if (!state.carts.has(cartId)) return err({ kind: 'notFound', what: 'cart' });
  const line = state.lines.get(lineId);
  if (line?.cartId !== cartId) return ok(decided(state));
  return openCart(state, cartId).map(() => decided(revise(takeOut(state, line, now), cartId, now)));
};
