import { err, ok, type Result } from 'neverthrow';
import type { Instant } from '../../dates/instant.ts';
import type { ErrorOf } from '../../errors/shop-error.ts';
import {
  isOverdueLine,
  personsOfLines,
  releasedHold,
  type SellerLine,
  type SellerTicketLine,
  withHold,
} from '../cart/seller-cart.ts';
import type { SellerState } from '../state.ts';
import { placesMoved, withLines } from './counters.ts';
import { type PeriodId, type PeriodPlaces, periodId } from './period-places.ts';

/** Lines of a period, of any cart, whose holds or payments are over but still counted. */
const overdueLines = (state: SellerState, id: PeriodId, now: Instant): readonly SellerTicketLine[] =>
  [...state.lines.values()].filter((line) => isOverdueLine(line, now)).filter((line) => periodId(line) === id);

/** Free places of a day or season; those of a hold or a payment are free once that is over. Units: persons. */
export const placesLeft = (state: SellerState, places: PeriodPlaces, now: Instant): number =>
  places.capacity -
  places.sold -
  places.paying -
  places.held +
  (state.lines.size === 0 ? 0 : personsOfLines(overdueLines(state, periodId(places), now)));

const released = (line: SellerTicketLine, now: Instant): SellerTicketLine =>
  withHold(line, releasedHold(line.hold, now));

/** The lines of a state with these set; their counters do not follow yet. */
const linesWith = ({ lines }: SellerState, set: readonly SellerLine[]): SellerState['lines'] =>
  new Map([...lines, ...set.map((line) => [line.id, line] as const)]);

/** The state with lines set, and the counters of their days. For lines that take no more persons than before. */
export const setLines = (state: SellerState, set: readonly SellerLine[]): SellerState =>
  set.length === 0 ? state : withLines(state, linesWith(state, set));

/** The state without a line. */
export const withoutLine = (state: SellerState, { id }: Pick<SellerLine, 'id'>): SellerState => {
  const lines = new Map(state.lines);
  lines.delete(id);
  return withLines(state, lines);
};

/** Sets lines that may take more persons, all or none; expired holds of a full day are released first. Errors:
 *  `capacityFull` with the places left, `periodNotOnSale`. */
export const takePlaces = (
  state: SellerState,
  set: readonly SellerLine[],
  now: Instant,
): Result<SellerState, ErrorOf<'capacityFull' | 'periodNotOnSale'>> => {
  const own = new Set(set.map(({ id }) => id));
  const freed: SellerTicketLine[] = [];
  for (const need of placesMoved(state, { lines: linesWith(state, set) })) {
    const persons = need.held + need.paying + need.sold;
    if (persons <= 0) continue;
    const places = state.periods.get(periodId(need));
    if (places === undefined) return err({ kind: 'periodNotOnSale' });
    const overdue = overdueLines(state, periodId(need), now);
    const left = placesLeft(state, places, now);
    // This cart's own overdue lines are counted already; only the rest has to be free.
    const ownOverdue = personsOfLines(overdue.filter((line) => own.has(line.id)));
    if (persons > left - ownOverdue) return err({ kind: 'capacityFull', left: Math.max(left, 0) });
    freed.push(...overdue.filter((line) => !own.has(line.id)).map((line) => released(line, now)));
  }
  return ok(setLines(state, [...freed, ...set]));
};

/** Gives back what a day or season still counts of holds and payments that are over, of any cart. */
export const releaseOverdue = (state: SellerState, id: PeriodId, now: Instant): SellerState =>
  setLines(
    state,
    overdueLines(state, id, now).map((line) => released(line, now)),
  );
