import { isLive } from '../cart/hold.ts';
import type { Instant } from '../dates/instant.ts';
import type { CartId } from '../ids.ts';
import type { SellerCart } from './cart/seller-cart.ts';
import type { CartCase } from './cart-case.ts';
import { change, put, without } from './maps.ts';
import { type Codes, codesOf } from './places/code-ledger.ts';
import { type HoldRow, type HoldStatus, type LoadedPlaces, type Places, placesOf } from './places/ledger.ts';
import { type Period, type PeriodId, type PeriodPlaces, periodId } from './places/period-places.ts';
import { holdId, type SellerState } from './state.ts';

const isOver = (row: HoldStatus, now: Instant): boolean => row.state !== 'sold' && !isLive(row.endsAt, now);

const isUnpaid = (row: HoldStatus, now: Instant): boolean => {
  const until = row.state === 'sold' ? row.countsUntil : row.endsAt;
  return until !== undefined && isLive(until, now);
};

const personsOf = (rows: readonly HoldRow[]): number => rows.reduce((sum, { persons }) => sum + persons, 0);

const seenIn = (state: SellerState, places: PeriodPlaces, now: Instant, client: string | undefined): LoadedPlaces => {
  const { facilityId, period, capacity, held, paying, sold } = places;
  const rows = [...state.holds.values()].filter((row) => periodId(row) === periodId(places));
  const ended = personsOf(rows.filter((row) => isOver(row, now)));
  const own = rows.filter((row) => client !== undefined && row.client === client && isUnpaid(row, now));
  const ofClient = new Map(own.map((row) => [row.cartItemId, row.persons]));
  return { facilityId, period, capacity, sold, left: capacity - held - paying - sold + ended, ended, ofClient };
};

/** Returns the places of the periods as a decision reads them, with the unpaid places of `client`. */
export const placesIn = (state: SellerState, periods: readonly Period[], now: Instant, client?: string): Places =>
  placesOf(
    new Map(
      periods.map(periodId).map((id) => {
        const places = state.periods.get(id);
        return [id, places && seenIn(state, places, now, client)];
      }),
    ),
  );

/** Returns the places of all periods, with the unpaid places of `client`. */
export const allPlaces = (state: SellerState, now: Instant, client?: string): Places =>
  placesOf(new Map([...state.periods].map(([id, places]) => [id, seenIn(state, places, now, client)])), true);

/** Returns the uses of the codes as a decision reads them. */
export const codesIn = (state: SellerState, codes: readonly string[], now: Instant): Codes =>
  codesOf(
    new Map(
      codes.map((code) => {
        const isLimited = state.catalog.promos.get(code)?.maxUses !== undefined;
        const rows = [...state.codeUses.values()].filter((row) => row.code === code);
        const ended = isLimited ? rows.filter((row) => isOver(row, now)).length : 0;
        return [code, { used: state.codesUsed.get(code) ?? 0, ended }];
      }),
    ),
  );

/** Returns the state with rows of places deleted, then others inserted. Throws `RangeError` when a row to delete is not
 *  stored as given, which is a bug. */
const withRows = (state: SellerState, deleted: readonly HoldRow[], added: readonly HoldRow[]): SellerState => {
  if (deleted.length === 0 && added.length === 0) return state;
  const holds = new Map(state.holds);
  let { periods } = state;
  const count = (id: PeriodId, counter: HoldRow['state'], persons: number): void => {
    periods = change(periods, id, (places) => ({ ...places, [counter]: places[counter] + persons }));
  };
  for (const row of deleted) {
    const stored = holds.get(holdId(row));
    if (stored?.state !== row.state || stored.endsAt !== row.endsAt || stored.persons !== row.persons)
      throw new RangeError('a hold is not as its cart has it');
    holds.delete(holdId(row));
    count(periodId(row), row.state, -row.persons);
  }
  for (const row of added) {
    if (holds.has(holdId(row))) throw new RangeError('a cart line has two holds');
    holds.set(holdId(row), row);
    count(periodId(row), row.state, row.persons);
  }
  return { ...state, holds, periods };
};

/** Returns the state with the changes of places that a decision made. Expired rows of the swept periods are deleted
 *  first. */
export const withPlaces = (state: SellerState, { changes, swept }: Places, now: Instant): SellerState => {
  const over = [...state.holds.values()].filter((row) => swept.has(periodId(row)) && isOver(row, now));
  const clean = withRows(state, over, []);
  const clientOf = (row: HoldRow): string | undefined =>
    row.state === 'sold' && row.countsUntil === undefined
      ? undefined
      : (row.client ?? clean.holds.get(holdId(row))?.client);
  const all = [...changes.values()];
  return withRows(
    clean,
    all.flatMap(({ from }) => from ?? []),
    all.flatMap(({ to }) => (to === undefined ? [] : [{ ...to, client: clientOf(to) }])),
  );
};

/** Returns the state with the changes of code uses that a decision made. Expired rows are deleted first: all rows of a
 *  swept code with a limit, only the cart's own row of a swept code without one. */
export const withCodes = (state: SellerState, cartId: CartId, { changes, swept }: Codes, now: Instant): SellerState => {
  if (changes.size === 0 && swept.size === 0) return state;
  let { codeUses, codesUsed } = state;
  const count = (code: string, uses: number): void => {
    codesUsed = put(codesUsed, code, (codesUsed.get(code) ?? 0) + uses);
  };
  for (const row of state.codeUses.values()) {
    const isLimited = state.catalog.promos.get(row.code)?.maxUses !== undefined;
    if (!swept.has(row.code) || !isOver(row, now) || !(isLimited || row.cartId === cartId)) continue;
    codeUses = without(codeUses, row.cartId);
    count(row.code, -1);
  }
  for (const { from } of changes.values()) {
    if (from === undefined) continue;
    const stored = codeUses.get(cartId);
    if (stored?.code !== from.code || stored.state !== from.state || stored.endsAt !== from.endsAt)
      throw new RangeError('the use of a promo code is not as its cart has it');
    codeUses = without(codeUses, cartId);
    count(from.code, -1);
  }
  for (const { to } of changes.values()) {
    if (to === undefined) continue;
    codeUses = put(codeUses, cartId, to);
    count(to.code, 1);
  }
  return { ...state, codeUses, codesUsed };
};

const withCart = (state: SellerState, cart: SellerCart): SellerState =>
  state.carts.get(cart.cartId) === cart
    ? state
    : { ...state, carts: put(state.carts, cart.cartId, { ...cart, revision: cart.revision + 1 }) };

/** Returns the state with a cart, its places and its code uses replaced; the same object when nothing changed. */
export const withCase = (state: SellerState, { cart, places, codes }: CartCase, now: Instant): SellerState =>
  withCodes(withPlaces(withCart(state, cart), places, now), cart.cartId, codes, now);
