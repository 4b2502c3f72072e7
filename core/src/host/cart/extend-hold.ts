import { err, ok } from 'neverthrow';
import { holdUntil, isLive, limitOf } from '../../cart/hold.ts';
import type { Instant } from '../../dates/instant.ts';
import type { ErrorOf } from '../../errors/shop-error.ts';
import type { CartId } from '../../ids.ts';
import { type Decide, decided } from '../decision.ts';
import { setLines } from '../places/take-places.ts';
import { type HostState, linesOf } from '../state.ts';
import { firstMomentOf } from './first-moments.ts';
import type { HostLine, HostTicketLine } from './host-cart.ts';
import { openCart } from './open-cart.ts';
import { extendCode } from './promo-use.ts';

/** The visitor asks for more time. */
export type ExtendHold = { readonly type: 'extendHold'; readonly cartId: CartId };

type ExtendHoldRefusal = ErrorOf<'notFound' | 'cartFrozen' | 'holdAtLimit' | 'nothingHeld'>;

type Held = { readonly line: HostTicketLine; readonly until: Instant; readonly firstAddedAt: Instant };

const heldOf = (state: HostState, line: HostLine, now: Instant): readonly Held[] => {
  if (line.kind !== 'ticket' || line.hold.state !== 'held' || !isLive(line.hold.until, now)) return [];
  return [{ line, until: line.hold.until, firstAddedAt: firstMomentOf(state, line.cartId, line, now) }];
};

const extended = ({ line, until, firstAddedAt }: Held, now: Instant): readonly HostTicketLine[] => {
  const times = { firstAddedAt, lastAddedAt: now };
  const later = holdUntil(times);
  return later > until ? [{ ...line, ...times, hold: { state: 'held', until: later } }] : [];
};

/** Keeps all places of a cart that are still held, and the use of its code, as long as if they had been taken now, within the limit of
 *  each day (D-HOLD). What has expired stays so, and the content of the cart is what it was. */
export const extendHold: Decide<ExtendHold, ExtendHoldRefusal> = (state, { cartId }, { now }) =>
  openCart(state, cartId).andThen(() => {
    const held = linesOf(state, cartId).flatMap((line) => heldOf(state, line, now));
    if (held.length === 0) return err({ kind: 'nothingHeld' as const });
    if (held.every(({ until, firstAddedAt }) => until >= limitOf(firstAddedAt))) {
      return err({ kind: 'holdAtLimit' as const });
    }
    const lines = held.flatMap((one) => extended(one, now));
    return ok(decided(extendCode(setLines(state, lines), cartId, now)));
  });
