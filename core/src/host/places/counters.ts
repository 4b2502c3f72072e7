import type { CodeUse, HoldName, HostLine } from '../cart/host-cart.ts';
import { change, put } from '../record-maps.ts';
import type { HostState } from '../state.ts';
import { type Period, type PeriodId, type PlaceCounts, periodId } from './period-places.ts';
import { personsOfLine } from './persons.ts';

type Moved = Period & PlaceCounts;

const none: PlaceCounts = { held: 0, paying: 0, sold: 0 };

const countsAs = (state: HoldName, persons: number): PlaceCounts =>
  state === 'expired' ? none : { ...none, [state]: persons };

/** How the counters of places follow the lines that differ between two states: one entry per day or season, sorted by its key,
 *  so that two transactions never lock counters crosswise. Units: persons; negative gives back. */
export const placesMoved = (
  { lines: before }: Pick<HostState, 'lines'>,
  { lines: after }: Pick<HostState, 'lines'>,
): readonly Moved[] => {
  const moved = new Map<PeriodId, Moved>();
  const count = (line: HostLine, sign: 1 | -1): void => {
    if (line.kind !== 'ticket') return;
    const id = periodId(line);
    const counts = countsAs(line.hold.state, personsOfLine(line));
    const known = moved.get(id) ?? { facilityId: line.facilityId, period: line.period, ...none };
    moved.set(id, {
      ...known,
      held: known.held + sign * counts.held,
      paying: known.paying + sign * counts.paying,
      sold: known.sold + sign * counts.sold,
    });
  };
  for (const [id, line] of before) if (after.get(id) !== line) count(line, -1);
  for (const [id, line] of after) if (before.get(id) !== line) count(line, 1);
  return [...moved]
    .filter(([, { held, paying, sold }]) => held !== 0 || paying !== 0 || sold !== 0)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, counts]) => counts);
};

/** How the counters of codes follow the uses that differ between two states. Units: carts; negative gives back. */
export const codesMoved = (
  { codeUses: before }: Pick<HostState, 'codeUses'>,
  { codeUses: after }: Pick<HostState, 'codeUses'>,
): ReadonlyMap<string, number> => {
  const moved = new Map<string, number>();
  const count = ({ code, hold }: CodeUse, sign: 1 | -1): void => {
    if (hold.state !== 'expired') moved.set(code, (moved.get(code) ?? 0) + sign);
  };
  for (const [id, use] of before) if (after.get(id) !== use) count(use, -1);
  for (const [id, use] of after) if (before.get(id) !== use) count(use, 1);
  return new Map([...moved].filter(([, uses]) => uses !== 0).sort(([a], [b]) => (a < b ? -1 : 1)));
};

/** The state with other lines, and the counters of their days moved along. A day that is not loaded is a bug and throws. */
export const withLines = (state: HostState, lines: HostState['lines']): HostState => ({
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
export const withCodeUses = (state: HostState, codeUses: HostState['codeUses']): HostState => ({
  ...state,
  codeUses,
  codesUsed: [...codesMoved(state, { codeUses })].reduce(
    (used, [code, uses]) => put(used, code, (used.get(code) ?? 0) + uses),
    state.codesUsed,
  ),
});
