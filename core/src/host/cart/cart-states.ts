import { payingUntil, retryUntil } from '../../cart/hold.ts';
import type { Instant } from '../../dates/instant.ts';
import type { CartId } from '../../ids.ts';
import type { Change, LineChange } from '../changes.ts';
import type { DecisionTime } from '../decision-time.ts';
import { evolveAll } from '../evolve.ts';
import { movePlaces } from '../places/take-places.ts';
import { type HostState, linesOf } from '../state.ts';
import { keepFirstMoments } from './first-moments.ts';
import type { HoldName, HostTicketLine } from './host-cart.ts';
import { moveCode, thawCode } from './promo-use.ts';
import { refreshHolds } from './refresh-holds.ts';

const ticketsIn = (state: HostState, cartId: CartId, states: readonly HoldName[]): readonly HostTicketLine[] =>
  linesOf(state, cartId)
    .filter((line) => line.kind === 'ticket')
    .filter(({ hold }) => states.includes(hold.state));

/** Freezes an open cart for a payment: its places stay until that is over, and the cart remembers since when it has them (D-HOLD-MEMORY).
 *  Refresh its holds first. */
export const freezeCart = (
  state: HostState,
  cartId: CartId,
  sessionEndsAt: Instant,
  now: Instant,
): readonly Change[] => {
  const until = payingUntil(sessionEndsAt);
  const kept = ticketsIn(state, cartId, ['held']).map(
    (line): LineChange => ({ type: 'placesKeptForPayment', lineId: line.id, until }),
  );
  return [
    ...keepFirstMoments(state, cartId, linesOf(state, cartId), now),
    { type: 'cartFrozen', cartId, until },
    ...movePlaces(state, kept),
    ...moveCode(state, cartId, ['held'], { state: 'paying', until }),
  ];
};

/** Moves the end of a frozen cart's payment, once the provider has told when its session ends. */
export const keepFrozenUntil = (state: HostState, cartId: CartId, sessionEndsAt: Instant): readonly Change[] => {
  const until = payingUntil(sessionEndsAt);
  const kept = ticketsIn(state, cartId, ['paying']).map(
    (line): LineChange => ({ type: 'placesKeptForPayment', lineId: line.id, until }),
  );
  return [
    { type: 'cartFrozen', cartId, until },
    ...kept,
    ...moveCode(state, cartId, ['paying'], { state: 'paying', until }),
  ];
};

/** Opens a frozen cart again after a payment that came to nothing: its places are held on, so that there is time to try again
 *  (D-HOLD-RETRY). */
export const thawCart = (state: HostState, cartId: CartId, now: Instant): readonly Change[] => {
  if (state.carts.get(cartId)?.state !== 'paying') return [];
  const held = ticketsIn(state, cartId, ['paying']).map((line): LineChange => {
    const { firstAddedAt, lastAddedAt } = line;
    const until = retryUntil({ firstAddedAt, lastAddedAt }, now);
    return { type: 'placesHeld', lineId: line.id, firstAddedAt, lastAddedAt, until };
  });
  return [{ type: 'cartThawed', cartId }, ...movePlaces(state, held), ...thawCode(state, cartId, now)];
};

/** Turns a cart into a sale: its places are sold and the cart is closed. Places and code that expired or were released meanwhile
 *  are taken again; none when one of them is gone, in part or whole. */
export const sellCart = (before: HostState, cartId: CartId, at: DecisionTime): readonly Change[] | undefined => {
  const refreshed = refreshHolds(before, cartId, at, true);
  const { lostLines, partlyFree, lostCode } = refreshed;
  if (lostLines.length > 0 || partlyFree.length > 0 || lostCode) return undefined;
  const state = evolveAll(before, refreshed.changes);
  const sold = ticketsIn(state, cartId, ['paying', 'held']).map(
    (line): LineChange => ({ type: 'placesSold', lineId: line.id }),
  );
  return [
    ...refreshed.changes,
    ...movePlaces(state, sold),
    ...moveCode(state, cartId, ['paying', 'held'], { state: 'sold' }),
    { type: 'cartSold', cartId },
  ];
};

/** Gives every place of a cart back, whatever its state: a payment whose time is over, or a cancelled order. A frozen cart opens
 *  again with expired lines, which checkout takes again if still free; a sold one stays closed. */
export const releaseCart = (state: HostState, cartId: CartId): readonly Change[] => {
  const freed = ticketsIn(state, cartId, ['held', 'paying', 'sold']).map(
    (line): LineChange => ({ type: 'holdExpired', lineId: line.id }),
  );
  const isFrozen = state.carts.get(cartId)?.state === 'paying';
  return [
    ...movePlaces(state, freed),
    ...moveCode(state, cartId, ['held', 'paying', 'sold'], { state: 'expired' }),
    ...(isFrozen ? [{ type: 'cartThawed', cartId } as const] : []),
  ];
};
