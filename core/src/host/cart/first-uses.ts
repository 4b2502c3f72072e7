import { isWithinHoldLimit } from '../../cart/hold.ts';
import type { Instant } from '../../dates/instant.ts';
import type { CartId } from '../../ids.ts';
import type { HostState } from '../state.ts';
import type { FirstUse } from './host-cart.ts';
import { changeCart } from './open-cart.ts';

/** The first moments that count, of the code that a cart has and of those that it had, the earliest of each code. */
const firstUses = (state: HostState, cartId: CartId, now: Instant): ReadonlyMap<string, FirstUse> => {
  const use = state.codeUses.get(cartId);
  const had = state.carts.get(cartId)?.firstUses ?? [];
  const all = use === undefined ? had : [...had, { code: use.code, firstHeldAt: use.firstHeldAt }];
  const counting = all.filter(({ firstHeldAt }) => isWithinHoldLimit(firstHeldAt, now));
  return new Map(counting.toSorted((a, b) => b.firstHeldAt - a.firstHeldAt).map((first) => [first.code, first]));
};

/** From when on a use of a promo code counts that a cart takes now: from the first one that it has, or had within the limit, of the same
 *  code; else from now. So nobody keeps a code longer by taking it off and typing it again (D-HOLD-MEMORY). */
export const firstHeldAt = (state: HostState, cartId: CartId, code: string, now: Instant): Instant =>
  firstUses(state, cartId, now).get(code)?.firstHeldAt ?? now;

/** The state in which a cart remembers the code that it is about to lose; nothing without one, or where its hour is over. */
export const keepFirstUse = (state: HostState, cartId: CartId, now: Instant): HostState => {
  const use = state.codeUses.get(cartId);
  if (use === undefined || !isWithinHoldLimit(use.firstHeldAt, now)) return state;
  const kept = [...firstUses(state, cartId, now).values()];
  return changeCart(state, cartId, (cart) => ({ ...cart, firstUses: kept }));
};
