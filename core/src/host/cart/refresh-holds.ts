import { freePieces } from '../../availability/capacity.ts';
import { holdUntil, isLive } from '../../cart/hold.ts';
import type { Instant } from '../../dates/instant.ts';
import type { CartId, CartItemId } from '../../ids.ts';
import { isPeriodOver } from '../catalog/periods-on-sale.ts';
import { discountOn } from '../catalog/sold-period.ts';
import type { DecisionTime } from '../decision-time.ts';
import { periodId } from '../places/period-places.ts';
import { placesLeft, takePlaces, withoutLine } from '../places/take-places.ts';
import { type HostState, linesOf } from '../state.ts';
import { firstMomentOf } from './first-moments.ts';
import type { HostTicketLine } from './host-cart.ts';
import { changeCart, revise } from './open-cart.ts';
import { type CodeRefusal, keepCode, lostCodeFor, takeCodeOff } from './promo-use.ts';

/** What became of a cart whose holds were refreshed; lost lines and a lost code are gone from it. Lines of which a part is still free
 *  stay as they are: their visitor decides (D-HOLD-PARTIAL). */
export type RefreshedHolds = {
  readonly state: HostState;
  readonly lostLines: readonly CartItemId[];
  readonly partlyFree: readonly CartItemId[];
  readonly lostCode: boolean;
};

/** Lines that may still need something: those whose places are not sold. */
const openTickets = (state: HostState, cartId: CartId): readonly HostTicketLine[] =>
  linesOf(state, cartId)
    .filter((line) => line.kind === 'ticket')
    .filter(({ hold }) => hold.state !== 'sold')
    .sort((a, b) => (periodId(a) < periodId(b) ? -1 : periodId(a) > periodId(b) ? 1 : a.position - b.position));

const isOver = (state: HostState, line: HostTicketLine, { today }: DecisionTime): boolean =>
  isPeriodOver(state.catalog, line, today);

/** The state in which a line keeps its places: the same while it is paid for or held, else they are taken again with a hold that
 *  begins anew, within the hour of the day's other places. None when its day is over or its places are gone. */
const keepLine = (state: HostState, line: HostTicketLine, at: DecisionTime): HostState | undefined => {
  if (line.hold.state === 'paying' && isLive(line.hold.until, at.now)) return state;
  if (isOver(state, line, at)) return undefined;
  if (line.hold.state === 'held' && isLive(line.hold.until, at.now)) return state;
  if (discountOn(state.catalog.soldPeriods, line) === undefined) return undefined;
  const times = { firstAddedAt: firstMomentOf(state, line.cartId, line, at.now), lastAddedAt: at.now };
  const held: HostTicketLine = { ...line, ...times, hold: { state: 'held', until: holdUntil(times) } };
  return takePlaces(state, [held], at.now).unwrapOr(undefined);
};

/** Whether a part of a line could be had that cannot be had whole. */
const isPartlyFree = (state: HostState, line: HostTicketLine, at: DecisionTime): boolean => {
  const places = state.periods.get(periodId(line));
  if (places === undefined || isOver(state, line, at) || discountOn(state.catalog.soldPeriods, line) === undefined)
    return false;
  return freePieces({ ...line, left: placesLeft(state, places, at.now) }) > 0;
};

/** Takes a line out for good; its cart remembers it for its visitor. */
const loseLine = (state: HostState, line: HostTicketLine): HostState => {
  const { productId, priceListId, period, quantity } = line;
  return changeCart(withoutLine(state, line), line.cartId, (cart) => ({
    ...cart,
    lostTickets: [...(cart.lostTickets ?? []), { productId, priceListId, period, quantity }],
  }));
};

/** Takes the code off for good; its cart remembers why for its visitor. */
const loseCode = (state: HostState, cartId: CartId, why: CodeRefusal, now: Instant): HostState => {
  const use = state.codeUses.get(cartId);
  if (use === undefined) return state;
  const lostCode = lostCodeFor(use.code, why);
  return changeCart(takeCodeOff(state, cartId, now), cartId, (cart) => ({ ...cart, lostCode }));
};

/** Takes expired places again where they are still free, and removes the lines of which nothing is, or whose day is over
 *  (D-EXPIRED-LINES); the same for the promo code's use. A cart that lost something is another one than was ordered (D-CODE-ONCE).
 *  Live holds stay as they are. `isSale`: the cart was paid, and its code need not be on offer any more. */
export const refreshHolds = (before: HostState, cartId: CartId, at: DecisionTime, isSale = false): RefreshedHolds => {
  let state = before;
  const notWhole = openTickets(before, cartId).filter((line) => {
    const kept = keepLine(state, line, at);
    state = kept ?? state;
    return kept === undefined;
  });
  const { partlyFree = [], lost = [] } = Object.groupBy(notWhole, (line) =>
    isPartlyFree(state, line, at) ? 'partlyFree' : 'lost',
  );
  state = lost.reduce(loseLine, state);
  const code = keepCode(state, cartId, at, isSale);
  state = code.isOk() ? code.value : loseCode(state, cartId, code.error, at.now);
  const lostCode = code.isErr();
  if (lost.length > 0 || lostCode) state = revise(state, cartId, at.now);
  const idsOf = (lines: readonly HostTicketLine[]) => lines.map(({ id }) => id);
  return { state, lostLines: idsOf(lost), partlyFree: idsOf(partlyFree), lostCode };
};
