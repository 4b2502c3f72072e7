import type { LogRow } from './log-row.ts';

type Revision = NonNullable<LogRow['revision']>;

/** Orders the rows of one revision: those that left it unchanged come before the one that wrote the next revision. */
const byRevision = (a: Revision, b: Revision): number => a.from - b.from || a.to - b.to;

/** Returns rows of one cart in the order of their decisions. `rows` are sorted by time, and the time is read before the
 *  cart is locked: of two simultaneous commands the one with the later time may have been decided first. Rows without a
 *  revision keep their positions. */
export const inDecidedOrder = (rows: readonly LogRow[]): readonly LogRow[] => {
  const decided = rows
    .flatMap((row) => (row.revision === undefined ? [] : [{ row, revision: row.revision }]))
    .sort((a, b) => byRevision(a.revision, b.revision))
    .values();
  return rows.map((row) => (row.revision === undefined ? row : (decided.next().value?.row ?? row)));
};
