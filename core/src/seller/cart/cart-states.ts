import { payingUntil, retryUntil } from '../../cart/hold.ts';
import type { Instant } from '../../dates/instant.ts';
import type { CartId } from '../../ids.ts';
import { setLines } from '../places/take-places.ts';
import { type DecisionTime, linesOf, type SellerState } from '../state.ts';
import { keepFirstMoments } from './first-moments.ts';
import { inState } from './open-cart.ts';
import { moveCode, thawCode } from './promo-use.ts';
import { refreshHolds } from './refresh-holds.ts';
import { type Hold, type HoldName, releasedHold, type SellerTicketLine, withHold } from './seller-cart.ts';

const ticketsIn = (state: SellerState, cartId: CartId, states: readonly HoldName[]): readonly SellerTicketLine[] =>
  linesOf(state, cartId)
    .filter((line) => line.kind === 'ticket')
    .filter(({ hold }) => states.includes(hold.state));

type Move = (hold: Hold) => Hold;

const moveTickets = (state: SellerState, cartId: CartId, from: readonly HoldName[], to: Move): SellerState =>
  setLines(
    state,
    ticketsIn(state, cartId, from).map((line) => withHold(line, to(line.hold))),
  );

const moveHolds = (state: SellerState, cartId: CartId, from: readonly HoldName[], to: Move): SellerState =>
  moveCode(moveTickets(state, cartId, from, to), cartId, from, to);

const frozenUntil = (
  state: SellerState,
  cartId: CartId,
  from: readonly HoldName[],
  sessionEndsAt: Instant,
): SellerState => {
  const until = payingUntil(sessionEndsAt);
  const frozen = inState(state, cartId, { state: 'paying', payingUntil: until });
  return moveHolds(frozen, cartId, from, () => ({ state: 'paying', until }));
};

/** Freezes an open cart for a payment and remembers its first moments. Refresh its holds first. */
export const freezeCart = (state: SellerState, cartId: CartId, sessionEndsAt: Instant, now: Instant): SellerState =>
  frozenUntil(keepFirstMoments(state, cartId, linesOf(state, cartId), now), cartId, ['held'], sessionEndsAt);

/** Moves the end of a frozen cart's payment to the end of its session. */
export const keepFrozenUntil = (state: SellerState, cartId: CartId, sessionEndsAt: Instant): SellerState =>
  frozenUntil(state, cartId, ['paying'], sessionEndsAt);

/** Opens a frozen cart after a failed payment; within their limit its places stay held for another try. */
export const thawCart = (state: SellerState, cartId: CartId, now: Instant): SellerState => {
  if (state.carts.get(cartId)?.state !== 'paying') return state;
  const held = ticketsIn(state, cartId, ['paying']).map(
    (line): SellerTicketLine => ({ ...line, hold: { state: 'held', until: retryUntil(line, now) } }),
  );
  return thawCode(setLines(inState(state, cartId, { state: 'open' }), held), cartId, now);
};

/** Sells a cart, expired places taken again, to this hold. None when a part of it is gone. */
export const sellCart = (
  before: SellerState,
  cartId: CartId,
  at: DecisionTime,
  hold: Hold = { state: 'sold' },
): SellerState | undefined => {
  const refreshed = refreshHolds(before, cartId, at, true);
  if (refreshed.isErr() || refreshed.value.loss !== undefined) return undefined;
  const sold = moveTickets(refreshed.value.state, cartId, ['paying', 'held'], () => hold);
  return inState(
    moveCode(sold, cartId, ['paying', 'held'], () => ({ state: 'sold' })),
    cartId,
    { state: 'sold' },
  );
};

/** Releases all places of a cart. A frozen cart opens with expired lines; a sold one stays closed. */
export const releaseCart = (state: SellerState, cartId: CartId, now: Instant): SellerState => {
  const released = moveHolds(state, cartId, ['held', 'paying', 'sold'], (hold) => releasedHold(hold, now));
  const isFrozen = state.carts.get(cartId)?.state === 'paying';
  return isFrozen ? inState(released, cartId, { state: 'open' }) : released;
};
