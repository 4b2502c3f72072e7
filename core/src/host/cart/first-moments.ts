import { holdUntil, isWithinHoldLimit } from '../../cart/hold.ts';
import type { Instant } from '../../dates/instant.ts';
import type { CartId } from '../../ids.ts';
import { type Period, periodId } from '../places/period-places.ts';
import { type HostState, linesOf } from '../state.ts';
import { type FirstMoment, type Held, type HostLine, type HostTicketLine, isHeld } from './host-cart.ts';
import { changeCart } from './open-cart.ts';

type HeldLine = HostTicketLine & { readonly hold: Held };

/** Whether a line's places are held for its visitor now. */
export const isHeldLine = (line: HostLine, now: Instant): line is HeldLine =>
  line.kind === 'ticket' && isHeld(line.hold, now);

const remembered = (state: HostState, cartId: CartId, now: Instant): readonly FirstMoment[] =>
  (state.carts.get(cartId)?.firstMoments ?? []).filter(({ firstAddedAt }) => isWithinHoldLimit(firstAddedAt, now));

/** The start of the hold limit for places of a day or season: the first moment that the cart held or remembers, else
 *  now. Removing places and adding them again does not prolong their hold (D-HOLD-MEMORY). */
export const firstMomentOf = (state: HostState, cartId: CartId, period: Period, now: Instant): Instant => {
  const id = periodId(period);
  const held = linesOf(state, cartId).filter((line) => isHeldLine(line, now));
  return [...held, ...remembered(state, cartId, now)]
    .filter((of) => periodId(of) === id)
    .reduce((first, { firstAddedAt }) => (firstAddedAt < first ? firstAddedAt : first), now);
};

/** The hold of places that a cart takes, or asks more time for, now (D-HOLD). */
export const heldNow = (
  state: HostState,
  cartId: CartId,
  period: Period,
  now: Instant,
): Pick<HeldLine, 'firstAddedAt' | 'lastAddedAt' | 'hold'> => {
  const times = { firstAddedAt: firstMomentOf(state, cartId, period, now), lastAddedAt: now };
  return { ...times, hold: { state: 'held', until: holdUntil(times) } };
};

/** Remembers the first moments of held lines that are about to lose their places, or to keep them for a payment. */
export const keepFirstMoments = (
  state: HostState,
  cartId: CartId,
  lines: readonly HostLine[],
  now: Instant,
): HostState => {
  const held = lines.filter((line) => isHeldLine(line, now));
  if (held.length === 0) return state;
  const kept = new Map(remembered(state, cartId, now).map((moment) => [periodId(moment), moment]));
  for (const { facilityId, period } of held) {
    const of = { facilityId, period };
    kept.set(periodId(of), { ...of, firstAddedAt: firstMomentOf(state, cartId, of, now) });
  }
  return changeCart(state, cartId, (cart) => ({ ...cart, firstMoments: [...kept.values()] }));
};
