import type { Instant } from '../../dates/instant.ts';
import type { CartId, CartItemId } from '../../ids.ts';
import { type Hold, isOverdue, personsOfLine, type SellerTicketLine } from '../cart/seller-cart.ts';
import { type Period, type PeriodId, periodId } from './period-places.ts';

/** The row of the ledger for a cart line that has places. What is sold has no end; a free order counts for its client
 *  until `countsUntil`. Units of `persons`: persons. */
export type HoldRow = Period & {
  readonly cartId: CartId;
  readonly cartItemId: CartItemId;
  readonly persons: number;
  readonly client?: string | undefined;
} & HoldStatus;

/** In which counter a row stands, and until when. */
export type HoldStatus =
  | { readonly state: 'held' | 'paying'; readonly endsAt: Instant }
  | { readonly state: 'sold'; readonly endsAt?: undefined; readonly countsUntil?: Instant | undefined };

/** The places of a day or season as a decision sees them. `left` includes places of holds and payments that are over;
 *  `ended` of them are still counted. `ofClient` has the unpaid persons of one client by cart line. Units: persons. */
export type SeenPlaces = Period & {
  readonly capacity: number;
  readonly sold: number;
  readonly left: number;
  readonly ended: number;
  readonly ofClient: ReadonlyMap<CartItemId, number>;
};

/** What becomes of a row: it is new, changed or deleted. A former row must be found as it was. */
export type HoldChange = { readonly from?: HoldRow | undefined; readonly to?: HoldRow | undefined };

/** Places as one decision sees them, and what it changes. */
export type Places = {
  /** `undefined` for a period without places. A period that was not loaded has no entry. */
  readonly periods: ReadonlyMap<PeriodId, SeenPlaces | undefined>;
  /** Whether every period with places is among them. */
  readonly isWhole: boolean;
  readonly changes: ReadonlyMap<CartItemId, HoldChange>;
  /** Periods of which the rows that are over are deleted first. */
  readonly swept: ReadonlySet<PeriodId>;
};

/** Loaded places, nothing changed. */
export const placesOf = (periods: Places['periods'], isWhole = false): Places => ({
  periods,
  isWhole,
  changes: new Map(),
  swept: new Set(),
});

/** The places of a period; none where nothing is sold for it. A period that was not loaded is a bug and throws. */
export const seenPlaces = ({ periods, isWhole }: Places, period: Period): SeenPlaces | undefined => {
  const id = periodId(period);
  if (!isWhole && !periods.has(id)) throw new RangeError(`the places of ${id} were not loaded`);
  return periods.get(id);
};

/** How a hold stands in the ledger; not at all once it is released. */
export const statusOf = (hold: Hold): HoldStatus | undefined => {
  switch (hold.state) {
    case 'held':
    case 'paying':
      return { state: hold.state, endsAt: hold.until };
    case 'sold':
      return { state: 'sold', countsUntil: 'until' in hold ? hold.until : undefined };
    case 'expired':
      return undefined;
  }
};

/** The row of a line; none once its places are released. */
export const rowOf = (cartId: CartId, line: SellerTicketLine): HoldRow | undefined => {
  const status = statusOf(line.hold);
  const { cartItemId, facilityId, period } = line;
  return status && { cartId, cartItemId, facilityId, period, persons: personsOfLine(line), ...status };
};

const withPeriod = (places: Places, period: Period, to: (seen: SeenPlaces) => SeenPlaces): Places => {
  const seen = seenPlaces(places, period);
  if (seen === undefined) return places;
  return { ...places, periods: new Map(places.periods).set(periodId(period), to(seen)) };
};

const swept = (places: Places, period: Period): Places => {
  const id = periodId(period);
  if (places.swept.has(id)) return places;
  const all = { ...places, swept: new Set(places.swept).add(id) };
  return withPeriod(all, period, (seen) => ({ ...seen, ended: 0 }));
};

const counted = (places: Places, period: Period, persons: number): Places => {
  const seen = seenPlaces(places, period);
  const needsEnded = seen !== undefined && persons > seen.left - seen.ended;
  return withPeriod(needsEnded ? swept(places, period) : places, period, (one) => ({
    ...one,
    left: one.left - persons,
  }));
};

/** The places with a line's row moved on; `before` is the line as its cart had it, `after` as it will be. A row that is
 *  over may be gone: it is deleted with all others of its period that are over. */
export const moveHold = (
  places: Places,
  cartId: CartId,
  before: SellerTicketLine | undefined,
  after: SellerTicketLine | undefined,
  now: Instant,
): Places => {
  const line = after ?? before;
  if (line === undefined) return places;
  const known = places.changes.get(line.cartItemId);
  // What this decision took is there, also where its limit is over.
  const isOver = known?.to === undefined && before !== undefined && isOverdue(before.hold, now);
  const ready = isOver ? swept(places, line) : places;
  const former = before === undefined || isOver ? undefined : rowOf(cartId, before);
  const to = after && rowOf(cartId, after);
  if (former === undefined && to === undefined) return ready;
  // A line that is counted for a client stays so when it moves on, as from held to paying.
  const client = known?.to?.client;
  const change: HoldChange = { from: known === undefined ? former : known.from, to: to && { ...to, client } };
  const moved = { ...ready, changes: new Map(ready.changes).set(line.cartItemId, change) };
  return counted(moved, line, (to?.persons ?? 0) - (former?.persons ?? 0));
};

/** The places with the rows of these lines counted for a client. */
export const countFor = (places: Places, lines: readonly CartItemId[], client: string): Places => {
  const changes = new Map(places.changes);
  for (const id of lines) {
    const change = changes.get(id);
    if (change?.to !== undefined) changes.set(id, { ...change, to: { ...change.to, client } });
  }
  return { ...places, changes };
};
