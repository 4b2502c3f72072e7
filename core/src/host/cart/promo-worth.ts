import type { Instant } from '../../dates/instant.ts';
import type { CartId } from '../../ids.ts';
import type { DecisionTime } from '../decision-time.ts';
import type { HostState } from '../state.ts';
import { pricedLines, promoAmount } from '../views/priced-lines.ts';
import { revise } from './open-cart.ts';
import { takeCodeOff } from './promo-use.ts';

/** Whether a cart's promo code takes nothing off it as it is; false without a code. */
export const takesNothing = (state: HostState, cartId: CartId, now: Instant): boolean =>
  state.codeUses.has(cartId) && promoAmount(pricedLines(state, cartId, now)) === 0;

/** Releases a code that takes nothing off any more; the total stays the same (D-CODE-WORTH). */
export const dropWorthlessCode = (state: HostState, cartId: CartId, { now }: DecisionTime): HostState =>
  takesNothing(state, cartId, now) ? revise(takeCodeOff(state, cartId, now), cartId, now) : state;
