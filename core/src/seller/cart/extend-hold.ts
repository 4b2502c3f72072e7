import { err, ok } from 'neverthrow';
import { limitOf } from '../../cart/hold.ts';
import type { ErrorOf } from '../../errors/shop-error.ts';
import type { CartId } from '../../ids.ts';
import { setLines } from '../places/take-places.ts';
import { type Decide, decided, linesOf } from '../state.ts';
import { heldNow, isHeldLine } from './first-moments.ts';
import { openCart } from './open-cart.ts';
import { extendCode } from './promo-use.ts';

/** The visitor requests more time. */
export type ExtendHold = { readonly type: 'extendHold'; readonly cartId: CartId };

/** Extends all live holds of a cart and the use of its code, within the limit of each day. */
export const extendHold: Decide<ExtendHold, ErrorOf<'notFound' | 'cartFrozen' | 'holdAtLimit' | 'nothingHeld'>> = (
  state,
  { cartId },
  { now },
) =>
  openCart(state, cartId).andThen(() => {
    const lines = linesOf(state, cartId).filter((line) => isHeldLine(line, now));
    if (lines.length === 0) return err({ kind: 'nothingHeld' as const });
    const held = lines.map((line) => ({ line, extended: { ...line, ...heldNow(state, cartId, line, now) } }));
    if (held.every(({ line, extended }) => line.hold.until >= limitOf(extended.firstAddedAt))) {
      return err({ kind: 'holdAtLimit' as const });
    }
    const longer = held.filter(({ line, extended }) => extended.hold.until > line.hold.until);
    const set = setLines(
      state,
      longer.map(({ extended }) => extended),
    );
    return ok(decided(extendCode(set, cartId, now)));
  });
