import { payingUntil, retryUntil } from '../../cart/hold.ts';
import type { Instant } from '../../dates/instant.ts';
import { type CartCase, setLines } from '../cart-case.ts';
import type { DecisionTime } from '../decision.ts';
import { keepFirstMoments } from './first-moments.ts';
import { inState } from './open-cart.ts';
import { moveCode, thawCode } from './promo-use.ts';
import { refreshHolds } from './refresh-holds.ts';
import { type Hold, type HoldName, releasedHold, type SellerCart, type SellerTicketLine } from './seller-cart.ts';

const ticketsIn = ({ lines }: SellerCart, states: readonly HoldName[]): readonly SellerTicketLine[] =>
  lines.filter((line) => line.kind === 'ticket').filter(({ hold }) => states.includes(hold.state));

type Move = (hold: Hold) => Hold;

const moveTickets = <Of extends CartCase>(of: Of, from: readonly HoldName[], to: Move, now: Instant): Of =>
  setLines(
    of,
    ticketsIn(of.cart, from).map((line) => ({ ...line, hold: to(line.hold) })),
    { now },
  );

const moveHolds = <Of extends CartCase>(of: Of, from: readonly HoldName[], to: Move, now: Instant): Of =>
  moveCode(moveTickets(of, from, to, now), from, to, now);

const frozenUntil = <Of extends CartCase>(
  of: Of,
  from: readonly HoldName[],
  sessionEndsAt: Instant,
  now: Instant,
): Of => {
  const until = payingUntil(sessionEndsAt);
  const frozen = inState(of, { state: 'paying', payingUntil: until });
  return moveHolds(frozen, from, () => ({ state: 'paying', until }), now);
};

/** Freezes an open cart for a payment and stores the first moments of its holds. Its holds must have been refreshed
 *  before. */
export const freezeCart = <Of extends CartCase>(of: Of, sessionEndsAt: Instant, now: Instant): Of =>
  frozenUntil(keepFirstMoments(of, of.cart.lines, now), ['held'], sessionEndsAt, now);

/** Extends the payment of a frozen cart to the end of its payment session. */
export const keepFrozenUntil = <Of extends CartCase>(of: Of, sessionEndsAt: Instant, now: Instant): Of =>
  frozenUntil(of, ['paying'], sessionEndsAt, now);

/** Opens a frozen cart after a failed payment. Its places stay held for another attempt, within the hold limit. */
export const thawCart = <Of extends CartCase>(of: Of, now: Instant): Of => {
  if (of.cart.state !== 'paying') return of;
  const heldLines = ticketsIn(of.cart, ['paying']).map(
    (line): SellerTicketLine => ({ ...line, hold: { state: 'held', until: retryUntil(line, now) } }),
  );
  return thawCode(setLines(inState(of, { state: 'open' }), heldLines, { now }), now);
};

/** Sells a cart: takes expired places again and sets every hold to `hold`. Returns `undefined` when a part of the cart
 *  is not available any more. */
export const sellCart = <Of extends CartCase>(
  before: Of,
  at: DecisionTime,
  hold: Hold = { state: 'sold' },
): Of | undefined => {
  const refreshed = refreshHolds(before, at, true);
  if (refreshed.isErr() || refreshed.value.loss !== undefined) return undefined;
  const sold = moveTickets(refreshed.value.next, ['paying', 'held'], () => hold, at.now);
  return inState(
    moveCode(sold, ['paying', 'held'], () => ({ state: 'sold' }), at.now),
    { state: 'sold' },
  );
};

/** Releases all places of a cart. A frozen cart becomes open, with expired lines; a sold cart stays sold. */
export const releaseCart = <Of extends CartCase>(of: Of, now: Instant): Of => {
  const released = moveHolds(of, ['held', 'paying', 'sold'], (hold) => releasedHold(hold, now), now);
  return of.cart.state === 'paying' ? inState(released, { state: 'open' }) : released;
};
