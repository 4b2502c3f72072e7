import { holdUntil, isLive } from '../../cart/hold.ts';
import type { CartId, CartItemId } from '../../ids.ts';
import { isPeriodOver } from '../catalog/periods-on-sale.ts';
import type { Change } from '../changes.ts';
import type { DecisionTime } from '../decision-time.ts';
import { evolveAll } from '../evolve.ts';
import { periodId } from '../places/period-places.ts';
import { movePlaces, takePlaces } from '../places/take-places.ts';
import { type HostState, linesOf } from '../state.ts';
import { firstMomentOf } from './first-moments.ts';
import type { HostTicketLine } from './host-cart.ts';
import { revised } from './open-cart.ts';
import { dropCode, keepCode } from './promo-use.ts';

/** What became of a cart whose holds were refreshed; lost lines and a lost code are gone from it. */
export type RefreshedHolds = {
  readonly changes: readonly Change[];
  readonly lostLines: readonly CartItemId[];
  readonly lostCode: boolean;
};

/** Lines that may still need something: those whose places are not sold. */
const openTickets = (state: HostState, cartId: CartId): readonly HostTicketLine[] =>
  linesOf(state, cartId)
    .filter((line) => line.kind === 'ticket')
    .filter(({ hold }) => hold.state !== 'sold')
    .sort((a, b) => (periodId(a) < periodId(b) ? -1 : periodId(a) > periodId(b) ? 1 : a.position - b.position));

/** What keeps a line: nothing while it is paid for or held, else its places are taken again with a hold that begins anew, within
 *  the hour of the day's other places. None when its day is over or its places are gone. */
const keepLine = (state: HostState, line: HostTicketLine, at: DecisionTime): readonly Change[] | undefined => {
  if (line.hold.state === 'paying' && isLive(line.hold.until, at.now)) return [];
  if (isPeriodOver(state.catalog.products.get(line.productId), line.period, at.today)) return undefined;
  if (line.hold.state === 'held' && isLive(line.hold.until, at.now)) return [];
  const times = { firstAddedAt: firstMomentOf(state, line.cartId, line, at.now), lastAddedAt: at.now };
  const held = { type: 'placesHeld', lineId: line.id, ...times, until: holdUntil(times) } as const;
  return takePlaces(state, [held], at.now).unwrapOr(undefined);
};

/** Takes expired places again where they are still free and removes the lines whose are not, or whose day is over
 *  (D-EXPIRED-LINES); the same for the promo code's use. A cart that lost something is another one than was ordered (D-CODE-ONCE).
 *  Live holds stay as they are. */
export const refreshHolds = (before: HostState, cartId: CartId, at: DecisionTime): RefreshedHolds => {
  let state = before;
  const changes: Change[] = [];
  const make = (made: readonly Change[]): void => {
    changes.push(...made);
    state = evolveAll(state, made);
  };
  const lostLines: CartItemId[] = [];
  for (const line of openTickets(before, cartId)) {
    const kept = keepLine(state, line, at);
    if (kept === undefined) lostLines.push(line.id);
    make(kept ?? movePlaces(state, [{ type: 'lineRemoved', lineId: line.id }]));
  }
  const code = keepCode(state, cartId, at.now);
  make(code ?? dropCode(state, cartId));
  const lostCode = code === undefined;
  const cart = state.carts.get(cartId);
  if ((lostLines.length > 0 || lostCode) && cart !== undefined) make([revised(cart, at.now)]);
  return { changes, lostLines, lostCode };
};
