import { type Instant, minutes, plusMilliseconds } from '../../dates/instant.ts';
import { type CartId, cartId, cartItemId } from '../../ids.ts';
import { put, without } from '../maps.ts';
import type { HoldRow } from '../places/ledger.ts';
import { type PeriodPlaces, periodId } from '../places/period-places.ts';
import { buyerId, holdId, type SellerState } from '../state.ts';
import type { LogRow } from './log-row.ts';
import type { ReadCode, ReadPlaces } from './read-of-others.ts';

/** Stands for the client of the logged visitor: the log does not contain its network. */
export const loggedClient = 'client';

/** Stands for the carts of all other visitors. */
const others = cartId('others');

/** The time for which substituted holds last, longer than any command. Units: milliseconds. */
const substituteLifetime = minutes(60);

const personsOf = (rows: readonly HoldRow[], state: HoldRow['state']): number =>
  rows.filter((row) => row.state === state).reduce((sum, { persons }) => sum + persons, 0);

const withPlaces = (
  state: SellerState,
  { facilityId, period, capacity, free, ofClient }: ReadPlaces,
  now: Instant,
): SellerState => {
  const id = periodId({ facilityId, period });
  const line = { cartId: others, cartItemId: cartItemId(id) };
  const holds = without(state.holds, holdId(line));
  const own = [...holds.values()].filter((row) => periodId(row) === id);
  const row: HoldRow = {
    ...line,
    facilityId,
    period,
    persons: ofClient,
    client: loggedClient,
    state: 'held',
    endsAt: plusMilliseconds(now, substituteLifetime),
  };
  const places: PeriodPlaces = {
    facilityId,
    period,
    capacity,
    held: personsOf(own, 'held') + ofClient,
    paying: personsOf(own, 'paying'),
    sold: personsOf(own, 'sold') + capacity - free - ofClient,
  };
  return {
    ...state,
    holds: ofClient === 0 ? holds : put(holds, holdId(row), row),
    periods: put(state.periods, id, places),
  };
};

const withCode = (state: SellerState, { code, left }: ReadCode): SellerState => {
  const maxUses = state.catalog.promos.get(code)?.maxUses;
  if (maxUses === undefined) return state;
  const own = [...state.codeUses.values()].filter((use) => use.code === code).length;
  return { ...state, codesUsed: put(state.codesUsed, code, maxUses - left + own) };
};

/** Sets the counter of order numbers, which other buyers' orders advance too. */
const withNumbers = (state: SellerState, { facts }: Pick<LogRow, 'facts'>): SellerState => {
  const placed = facts.find(({ what }) => what === 'placed')?.order;
  const [year, count] = placed?.split('-').map(Number) ?? [];
  return year === undefined || count === undefined
    ? state
    : { ...state, orderNumbers: put(state.orderNumbers, year, count - 1) };
};

/** Removes the buyer of a session: the data could have been erased before the decision. */
const withoutBuyer = (state: SellerState, id: CartId, session: string | undefined): SellerState =>
  session === undefined
    ? state
    : { ...state, buyers: without(state.buyers, buyerId({ cartId: id, sessionDigest: session })) };

/** Returns the state of one cart's seller with the data of others that a row's decision read: places, uses of codes,
 *  the number of the order, and whether the session's buyer was still stored. The catalog is that of the row. */
export const withOthersData = (state: SellerState, row: LogRow): SellerState => {
  const { read, at, request, cartId: id } = row;
  const { places = [], codes = [], isBuyerStored } = read ?? {};
  const withAllPlaces = places.reduce((of, one) => withPlaces(of, one, at), state);
  const withCodes = codes.reduce(withCode, withAllPlaces);
  const session = 'session' in request && isBuyerStored === false ? request.session : undefined;
  return withNumbers(withoutBuyer(withCodes, id, session), row);
};
