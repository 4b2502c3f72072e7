import { isLive } from '../../cart/hold.ts';
import type { Instant } from '../../dates/instant.ts';
import type { CartItemId } from '../../ids.ts';
import { evolveLines } from '../cart/evolve-lines.ts';
import type { HoldName, HostLine, HostTicketLine } from '../cart/host-cart.ts';
import type { CountChange, LineChange } from '../changes.ts';
import type { HostState } from '../state.ts';
import { type Period, type PeriodId, type PlaceCounts, periodId, periodText } from './period-places.ts';

/** What a line takes of its day or season. Units: persons. */
export const personsOfLine = (line: HostLine): number =>
  line.kind === 'ticket' ? line.quantity * line.personsEach : 0;

export const personsOfLines = (lines: readonly HostLine[]): number =>
  lines.reduce((persons, line) => persons + personsOfLine(line), 0);

/** Whether a line's hold or payment is over although nobody has given its places back yet. */
export const isOverdue = (line: HostLine, now: Instant): line is HostTicketLine =>
  line.kind === 'ticket' &&
  (line.hold.state === 'held' || line.hold.state === 'paying') &&
  !isLive(line.hold.until, now);

const none: PlaceCounts = { held: 0, paying: 0, sold: 0 };

const countsAs = (state: HoldName, persons: number): PlaceCounts =>
  state === 'expired' ? none : { ...none, [state]: persons };

const countsOf = (line: HostLine | undefined): PlaceCounts =>
  line?.kind === 'ticket' ? countsAs(line.hold.state, personsOfLine(line)) : none;

/** The line that a change is about. */
export const changedLineId = (change: LineChange): CartItemId =>
  change.type === 'lineAdded' ? change.line.id : change.lineId;

/** How the counters follow the lines: one change per day or season, in an order that lets no two transactions wait for each
 *  other crosswise. */
export const countsOfChanges = (state: HostState, changes: readonly LineChange[]) => {
  const moved = new Map<PeriodId, Period & PlaceCounts>();
  const note = (line: HostLine | undefined, sign: 1 | -1): void => {
    if (line?.kind !== 'ticket') return;
    const id = periodId(line);
    const counts = countsOf(line);
    const before = moved.get(id) ?? { facilityId: line.facilityId, period: line.period, ...none };
    moved.set(id, {
      ...before,
      held: before.held + sign * counts.held,
      paying: before.paying + sign * counts.paying,
      sold: before.sold + sign * counts.sold,
    });
  };
  let after = state;
  for (const change of changes) {
    const id = changedLineId(change);
    note(after.lines.get(id), -1);
    after = evolveLines(after, change);
    note(after.lines.get(id), 1);
  }
  return [...moved.values()]
    .filter(({ held, paying, sold }) => held !== 0 || paying !== 0 || sold !== 0)
    .sort((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1))
    .map((counts): Extract<CountChange, { type: 'placesCounted' }> => ({ type: 'placesCounted', ...counts }));
};

const sortKey = ({ facilityId, period }: Period): string => `${facilityId} ${periodText(period)}`;
