import type { CartItemId } from '../../ids.ts';
import { type HoldName, personsOfLine, type SellerLine } from '../cart/seller-cart.ts';
import { change, put, type SellerState } from '../state.ts';
import { type Period, type PeriodId, type PlaceCounts, periodId } from './period-places.ts';

type Moved = Period & PlaceCounts;

const none: PlaceCounts = { held: 0, paying: 0, sold: 0 };

const add = (to: PlaceCounts, state: HoldName, persons: number): PlaceCounts =>
  state === 'expired' ? to : { ...to, [state]: to[state] + persons };

/** Calls `count` for each record that only one of two states has: -1 for the old ones, 1 for the new ones. */
const eachDifference = <Key, Value>(
  before: ReadonlyMap<Key, Value>,
  after: ReadonlyMap<Key, Value>,
  count: (value: Value, sign: 1 | -1) => void,
): void => {
  for (const [id, value] of before) if (after.get(id) !== value) count(value, -1);
  for (const [id, value] of after) if (before.get(id) !== value) count(value, 1);
};

/** Deltas of the place counters between two states, sorted by key so that transactions lock counters in one order.
 *  Units: persons; negative gives back. */
export const placesMoved = (
  { lines: before }: Pick<SellerState, 'lines'>,
  { lines: after }: Pick<SellerState, 'lines'>,
): readonly Moved[] => {
  const moved = new Map<PeriodId, Moved>();
  eachDifference<CartItemId, SellerLine>(before, after, (line, sign) => {
    if (line.kind !== 'ticket') return;
    const { facilityId, period, hold } = line;
    const known = moved.get(periodId(line)) ?? none;
    moved.set(periodId(line), { facilityId, period, ...add(known, hold.state, sign * personsOfLine(line)) });
  });
  return [...moved]
    .filter(([, { held, paying, sold }]) => held !== 0 || paying !== 0 || sold !== 0)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, counts]) => counts);
};

/** How the counters of codes follow the uses that differ between two states. Units: carts; negative gives back. */
export const codesMoved = (
  { codeUses: before }: Pick<SellerState, 'codeUses'>,
  { codeUses: after }: Pick<SellerState, 'codeUses'>,
): ReadonlyMap<string, number> => {
  const moved = new Map<string, number>();
  eachDifference(before, after, ({ code, hold }, sign) => {
    if (hold.state !== 'expired') moved.set(code, (moved.get(code) ?? 0) + sign);
  });
  return new Map([...moved].filter(([, uses]) => uses !== 0).sort(([a], [b]) => (a < b ? -1 : 1)));
};

/** The state with other lines and their counters. A period that is not loaded is a bug and throws. */
export const withLines = (state: SellerState, lines: SellerState['lines']): SellerState => ({
  ...state,
  lines,
  periods: placesMoved(state, { lines }).reduce(
    (periods, moved) =>
      change(periods, periodId(moved), (places) => ({
        ...places,
        held: places.held + moved.held,
        paying: places.paying + moved.paying,
        sold: places.sold + moved.sold,
      })),
    state.periods,
  ),
});

/** The state with other uses of codes, and the counters of their codes moved along. */
export const withCodeUses = (state: SellerState, codeUses: SellerState['codeUses']): SellerState => ({
  ...state,
  codeUses,
  codesUsed: [...codesMoved(state, { codeUses })].reduce(
    (used, [code, uses]) => put(used, code, (used.get(code) ?? 0) + uses),
    state.codesUsed,
  ),
});
