import { err, ok, type Result } from 'neverthrow';
import type { Instant } from '../../dates/instant.ts';
import type { ErrorOf } from '../../errors/shop-error.ts';
import type { HostTicketLine } from '../cart/host-cart.ts';
import type { Change, LineChange } from '../changes.ts';
import type { HostState } from '../state.ts';
import { type PeriodId, type PeriodPlaces, periodId } from './period-places.ts';
import { changedLineId, countsOfChanges, isOverdue, personsOfLines } from './place-changes.ts';

/** Lines of a day or season whose holds or payments are over, whoever has them, though its counter still has their persons. */
const overdueLines = (state: HostState, id: PeriodId, now: Instant): readonly HostTicketLine[] =>
  [...state.lines.values()].filter((line) => isOverdue(line, now)).filter((line) => periodId(line) === id);

/** Places of a day or season that nobody has; what a hold or a payment kept is free once that is over. Units: persons. */
export const placesLeft = (state: HostState, places: PeriodPlaces, now: Instant): number =>
  places.capacity -
  places.sold -
  places.paying -
  places.held +
  (state.lines.size === 0 ? 0 : personsOfLines(overdueLines(state, periodId(places), now)));

/** Changes of lines with the counters that follow. Where a day takes more persons, its expired holds go back first, so that no
 *  sweeper has to come before. Errors: `capacityFull` with what would still fit, `periodNotOnSale`; all or nothing. */
export const takePlaces = (
  state: HostState,
  changes: readonly LineChange[],
  now: Instant,
): Result<readonly Change[], ErrorOf<'capacityFull' | 'periodNotOnSale'>> => {
  const own = new Set(changes.map(changedLineId));
  const expired: LineChange[] = [];
  for (const need of countsOfChanges(state, changes)) {
    const persons = need.held + need.paying + need.sold;
    if (persons <= 0) continue;
    const places = state.periods.get(periodId(need));
    if (places === undefined) return err({ kind: 'periodNotOnSale' });
    const overdue = overdueLines(state, periodId(need), now);
    const left = placesLeft(state, places, now);
    // What this cart's own overdue lines have is counted already; only the rest has to be free.
    const ownOverdue = personsOfLines(overdue.filter((line) => own.has(line.id)));
    if (persons > left - ownOverdue) return err({ kind: 'capacityFull', left: Math.max(left, 0) });
    const others = overdue.filter((line) => !own.has(line.id));
    expired.push(...others.map((line): LineChange => ({ type: 'holdExpired', lineId: line.id })));
  }
  const all = [...expired, ...changes];
  return ok([...all, ...countsOfChanges(state, all)]);
};

/** Changes of lines that take no more persons than before, with the counters that follow. */
export const movePlaces = (state: HostState, changes: readonly LineChange[]): readonly Change[] => [
  ...changes,
  ...countsOfChanges(state, changes),
];

/** Gives back what a day or season still counts of holds and payments that are over, whoever had them. */
export const releaseOverdue = (state: HostState, id: PeriodId, now: Instant): readonly Change[] =>
  movePlaces(
    state,
    overdueLines(state, id, now).map((line) => ({ type: 'holdExpired', lineId: line.id })),
  );
