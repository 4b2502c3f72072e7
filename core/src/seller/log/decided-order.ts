import type { LogRow } from './log-row.ts';

type Revision = NonNullable<LogRow['revision']>;

/** Those that left a revision as it was stand before the one that wrote the next. */
const byRevision = (a: Revision, b: Revision): number => a.from - b.from || a.to - b.to;

/** Rows of one cart in the order of their decisions. `rows` stand in the order of time, which is read before the cart
 *  is locked: of two commands at once the later one may have been decided first. Rows without a revision keep their
 *  places. */
export const inDecidedOrder = (rows: readonly LogRow[]): readonly LogRow[] => {
  const decided = rows
    .flatMap((row) => (row.revision === undefined ? [] : [{ row, revision: row.revision }]))
    .sort((a, b) => byRevision(a.revision, b.revision))
    .values();
  return rows.map((row) => (row.revision === undefined ? row : (decided.next().value?.row ?? row)));
};
