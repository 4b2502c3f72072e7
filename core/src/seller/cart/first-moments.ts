import { err, ok, type Result } from 'neverthrow';
import { holdUntil, isWithinHoldLimit } from '../../cart/hold.ts';
import type { Instant } from '../../dates/instant.ts';
import type { ErrorOf } from '../../errors/shop-error.ts';
import { type CartCase, changeCart } from '../cart-case.ts';
import { type Period, periodId } from '../places/period-places.ts';
import {
  type FirstMoment,
  type FormerPosition,
  goodsOf,
  type Held,
  isFresh,
  isHeld,
  type RequestedLine,
  type SellerCart,
  type SellerLine,
  type SellerTicketLine,
} from './seller-cart.ts';

type HeldLine = SellerTicketLine & { readonly hold: Held };

/** Whether a line's places are held for its visitor now. */
export const isHeldLine = (line: SellerLine, now: Instant): line is HeldLine =>
  line.kind === 'ticket' && isHeld(line.hold, now);

const storedMoments = ({ firstMoments = [] }: SellerCart, now: Instant): readonly FirstMoment[] =>
  firstMoments.filter(({ firstAddedAt }) => isWithinHoldLimit(firstAddedAt, now));

const isFreshLine = (line: SellerLine, now: Instant): line is SellerTicketLine =>
  line.kind === 'ticket' && isFresh(line.hold, now);

/** Returns the start of the hold limit for places of a day or season: the earliest first moment among the cart's fresh
 *  lines and its stored moments, or `now` when there is none. Releasing places for less than a minute does not start a
 *  new limit. */
export const firstMomentOf = (cart: SellerCart, period: Period, now: Instant): Instant => {
  const id = periodId(period);
  const fresh = cart.lines.filter((line) => isFreshLine(line, now));
  const moments = [...fresh, ...storedMoments(cart, now)]
    .filter((of) => periodId(of) === id)
    .map(({ firstAddedAt }) => firstAddedAt);
  // The clocks of two hosts can differ by a millisecond: a moment in the future counts too.
  return moments.toSorted((one, other) => one - other)[0] ?? now;
};

/** Returns the hold of places that a cart takes or extends now. It ends at `now` when the hold limit is reached. */
export const newHold = (
  cart: SellerCart,
  period: Period,
  now: Instant,
): Pick<HeldLine, 'firstAddedAt' | 'lastAddedAt' | 'hold'> => {
  const times = { firstAddedAt: firstMomentOf(cart, period, now), lastAddedAt: now };
  return { ...times, hold: { state: 'held', until: holdUntil(times) } };
};

/** Checks that a cart may take the places of lines now. Errors: `holdAtLimit` when the cart held places of the same day
 *  or season up to the limit and they have been free for less than a minute. */
export const checkLimits = (
  cart: SellerCart,
  lines: readonly SellerLine[],
  now: Instant,
): Result<void, ErrorOf<'holdAtLimit'>> =>
  lines.some((line) => line.kind === 'ticket' && !isWithinHoldLimit(firstMomentOf(cart, line, now), now))
    ? err({ kind: 'holdAtLimit' })
    : ok();

/** Stores in the cart the first moments of those lines that are held. Called before their places are released or
 *  reserved for a payment. */
export const keepFirstMoments = <Of extends CartCase>(of: Of, lines: readonly SellerLine[], now: Instant): Of => {
  const { cart } = of;
  const heldLines = lines.filter((line) => isHeldLine(line, now));
  if (heldLines.length === 0) return of;
  const moments = new Map(storedMoments(cart, now).map((moment) => [periodId(moment), moment]));
  for (const { facilityId, period } of heldLines) {
    const facilityPeriod = { facilityId, period };
    const id = periodId(facilityPeriod);
    moments.set(id, { ...facilityPeriod, ...moments.get(id), firstAddedAt: firstMomentOf(cart, facilityPeriod, now) });
  }
  return changeCart(of, { firstMoments: [...moments.values()] });
};

const recentPositions = ({ formerPositions = [] }: SellerCart, now: Instant): readonly FormerPosition[] =>
  formerPositions.filter(({ leftAt }) => isWithinHoldLimit(leftAt, now));

/** Stores the position of a removed line for an hour, so that the same goods return to it. */
export const keepPosition = <Of extends CartCase>(of: Of, line: SellerLine, now: Instant): Of => {
  const goods = goodsOf(line);
  const others = recentPositions(of.cart, now).filter((former) => former.goods !== goods);
  return changeCart(of, { formerPositions: [...others, { goods, position: line.position, leftAt: now }] });
};

/** Returns positions for new lines: the former position when the same goods were removed recently, otherwise one after
 *  all others. */
export const positionsFor = (cart: SellerCart, wanted: readonly RequestedLine[], now: Instant): readonly number[] => {
  const former = recentPositions(cart, now);
  const occupied = new Set(cart.lines.map(({ position }) => position));
  let last = Math.max(0, ...occupied, ...former.map(({ position }) => position));
  return wanted.map((line) => {
    const before = former.find(({ goods, position }) => goods === goodsOf(line) && !occupied.has(position));
    if (before !== undefined) return before.position;
    last += 1;
    return last;
  });
};
