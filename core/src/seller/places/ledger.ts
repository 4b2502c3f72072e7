import type { Instant } from '../../dates/instant.ts';
import type { CartId, CartItemId } from '../../ids.ts';
import { type Hold, isOverdue, personsOfLine, type SellerTicketLine } from '../cart/seller-cart.ts';
import { type Period, type PeriodId, periodId } from './period-places.ts';

/** The ledger's row of a cart line that has places. A sold row has no end; that of a free order counts for its client
 *  until `countsUntil`. Units of `persons`: persons. */
export type HoldRow = Period & {
  readonly cartId: CartId;
  readonly cartItemId: CartItemId;
  readonly persons: number;
  readonly client?: string | undefined;
} & HoldStatus;

/** The counter in which a row counts, and the end of the row. */
export type HoldStatus =
  | { readonly state: 'held' | 'paying'; readonly endsAt: Instant }
  | { readonly state: 'sold'; readonly endsAt?: undefined; readonly countsUntil?: Instant | undefined };

/** The places of a day or season as a decision reads them. `left` includes the places of ended holds and payments;
 *  `ended` is how many of those are still counted. `ofClient` contains the unpaid persons of one client by cart line.
 *  Units: persons. */
export type LoadedPlaces = Period & {
  readonly capacity: number;
  readonly sold: number;
  readonly left: number;
  readonly ended: number;
  readonly ofClient: ReadonlyMap<CartItemId, number>;
};

/** The change of a row: inserted, changed or deleted. `from` must equal the stored row. */
export type HoldChange = { readonly from?: HoldRow | undefined; readonly to?: HoldRow | undefined };

/** The places as one decision reads them, and its changes. */
export type Places = {
  /** The value is `undefined` for a period without places. A period that was not loaded has no entry. */
  readonly periods: ReadonlyMap<PeriodId, LoadedPlaces | undefined>;
  /** Whether `periods` contains every period with places. */
  readonly isWhole: boolean;
  readonly changes: ReadonlyMap<CartItemId, HoldChange>;
  /** Periods whose ended rows are deleted first. */
  readonly swept: ReadonlySet<PeriodId>;
};

/** Returns loaded places without changes. */
export const placesOf = (periods: Places['periods'], isWhole = false): Places => ({
  periods,
  isWhole,
  changes: new Map(),
  swept: new Set(),
});

/** Returns the places of a period; `undefined` when nothing is sold for it. Throws `RangeError` when the period was not
 *  loaded, which is a bug. */
export const loadedPlaces = ({ periods, isWhole }: Places, period: Period): LoadedPlaces | undefined => {
  const id = periodId(period);
  if (!isWhole && !periods.has(id)) throw new RangeError(`the places of ${id} were not loaded`);
  return periods.get(id);
};

/** Returns the ledger status of a hold; `undefined` when the hold is released. */
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

/** Returns the row of a line; `undefined` when its places are released. */
export const rowOf = (cartId: CartId, line: SellerTicketLine): HoldRow | undefined => {
  const status = statusOf(line.hold);
  const { cartItemId, facilityId, period } = line;
  return status && { cartId, cartItemId, facilityId, period, persons: personsOfLine(line), ...status };
};

const withPeriod = (places: Places, period: Period, to: (loaded: LoadedPlaces) => LoadedPlaces): Places => {
  const loaded = loadedPlaces(places, period);
  if (loaded === undefined) return places;
  return { ...places, periods: new Map(places.periods).set(periodId(period), to(loaded)) };
};

const sweep = (places: Places, period: Period): Places => {
  const id = periodId(period);
  if (places.swept.has(id)) return places;
  const all = { ...places, swept: new Set(places.swept).add(id) };
  return withPeriod(all, period, (loaded) => ({ ...loaded, ended: 0 }));
};

const count = (places: Places, period: Period, persons: number): Places => {
  const loaded = loadedPlaces(places, period);
  const needsEnded = loaded !== undefined && persons > loaded.left - loaded.ended;
  return withPeriod(needsEnded ? sweep(places, period) : places, period, (one) => ({
    ...one,
    left: one.left - persons,
  }));
};

/** Returns the places with a line's row changed from `before` to `after`. An ended row may have been deleted already;
 *  it is swept with all ended rows of its period. */
export const moveHold = (
  places: Places,
  cartId: CartId,
  before: SellerTicketLine | undefined,
  after: SellerTicketLine | undefined,
  now: Instant,
): Places => {
  const line = after ?? before;
  if (line === undefined) return places;
  const earlier = places.changes.get(line.cartItemId);
  // A row that this decision has inserted exists, even when its hold has already reached its limit.
  const isOver = earlier?.to === undefined && before !== undefined && isOverdue(before.hold, now);
  const ready = isOver ? sweep(places, line) : places;
  const former = before === undefined || isOver ? undefined : rowOf(cartId, before);
  const to = after && rowOf(cartId, after);
  if (former === undefined && to === undefined) return ready;
  // A line that is counted for a client stays so when its state changes, for example from held to paying.
  const client = earlier?.to?.client;
  const change: HoldChange = { from: earlier === undefined ? former : earlier.from, to: to && { ...to, client } };
  const next = { ...ready, changes: new Map(ready.changes).set(line.cartItemId, change) };
  return count(next, line, (to?.persons ?? 0) - (former?.persons ?? 0));
};

/** Returns the places with the rows of these lines counted for a client. */
export const countFor = (places: Places, lines: readonly CartItemId[], client: string): Places => {
  const changes = new Map(places.changes);
  for (const id of lines) {
    const change = changes.get(id);
    if (change?.to !== undefined) changes.set(id, { ...change, to: { ...change.to, client } });
  }
  return { ...places, changes };
};
