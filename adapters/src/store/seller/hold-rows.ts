import type { Instant } from '@shop/core/dates/instant';
import { type CartItemId, cartItemId } from '@shop/core/ids';
import {
  type HoldChange,
  type HoldRow,
  type LoadedPlaces,
  type Places,
  placesOf,
} from '@shop/core/seller/places/ledger';
import { type Period, type PeriodId, periodId } from '@shop/core/seller/places/period-places';
import type { Db } from '../database/database.ts';
import { changedRows, insertion, statement } from '../database/statement.ts';
import { periodKey, type SqlDialectName } from '../schema/table.ts';
import { LostRace } from './lost-race.ts';

type Counts = { readonly held: number; readonly paying: number; readonly sold: number };
type Seen = Counts & { readonly capacity: number; readonly ended: number };

/** Counters and expired holds of a period in one snapshot. Compares by equality: without statistics the planner
 *  would read all rows of a facility for a range. */
const selectPlaces = statement<Seen>(`select capacity, held, paying, sold,
    (select cast(coalesce(sum(persons), 0) as integer) from holds
      where holds.facility_id = $1 and holds.period = $2 and ends_at <= $3) as ended
  from places where facility_id = $1 and period = $2`);

const selectOfClient = statement<{ readonly line_id: string; readonly persons: number }>(
  `select line_id, persons from holds
  where client = $1 and facility_id = $2 and period = $3 and (ends_at > $4 or counts_until > $4)`,
);

const ofClient = async (
  db: Db,
  dialect: SqlDialectName,
  client: string,
  { facilityId, period }: Period,
  now: Instant,
): Promise<ReadonlyMap<CartItemId, number>> => {
  const { rows } = await selectOfClient(db, dialect, [client, facilityId, periodKey(period), now]);
  return new Map(rows.map((row) => [cartItemId(row.line_id), row.persons]));
};

/** Returns the places of periods, and the unpaid places of a client. */
export const loadPlaces = async (
  db: Db,
  dialect: SqlDialectName,
  periods: readonly Period[],
  now: Instant,
  client: string | undefined,
): Promise<Places> => {
  const byPeriod = new Map<PeriodId, LoadedPlaces | undefined>();
  for (const { facilityId, period } of periods) {
    const { rows } = await selectPlaces(db, dialect, [facilityId, periodKey(period), now]);
    const [row] = rows;
    byPeriod.set(
      periodId({ facilityId, period }),
      row && {
        facilityId,
        period,
        capacity: row.capacity,
        sold: row.sold,
        left: row.capacity - row.held - row.paying - row.sold + row.ended,
        ended: row.ended,
        ofClient: client === undefined ? new Map() : await ofClient(db, dialect, client, { facilityId, period }, now),
      },
    );
  }
  return placesOf(byPeriod);
};

const lockPlaces = statement('select 1 from places where facility_id = $1 and period = $2', {
  postgres: ' for no key update',
});

const deleteOver = statement<{ readonly state: HoldRow['state']; readonly persons: number }>(
  `delete from holds where facility_id = $1 and period = $2 and ends_at <= $3 returning state, persons`,
);

/** Takes and checks in one statement; the table's CHECK enforces the same. */
const updatePlaces = statement(`update places
  set held = held + $3, paying = paying + $4, sold = sold + $5
  where facility_id = $1 and period = $2 and capacity - sold - paying - held >= $6`);

const columns = [
  'cart_id',
  'line_id',
  'facility_id',
  'period',
  'persons',
  'state',
  'ends_at',
  'counts_until',
  'client',
];

const insertRows = insertion('holds', columns);

/** Condition that a row still has the values that the decision loaded. */
const isUnchanged = `cart_id = $1 and line_id = $2 and state = $3 and persons = $4 and ends_at is not distinct from $5`;

const updateHold = statement(`update holds
  set persons = $6, state = $7, ends_at = $8, counts_until = $9,
    client = case when $10 = 1 then coalesce($11, client) else null end
  where ${isUnchanged}`);

const deleteHold = statement(`delete from holds where ${isUnchanged}`);

const endOf = (row: HoldRow): Instant | null => row.endsAt ?? null;

const countsUntil = (row: HoldRow): Instant | null => (row.state === 'sold' ? (row.countsUntil ?? null) : null);

/** Whether a row counts for its client: all unpaid ones, and those of free orders for a limited time. */
const keepsClient = (row: HoldRow): boolean => row.state !== 'sold' || row.countsUntil !== undefined;

/** Inserts rows; the caller updates their counters. */
export const insertHolds = (db: Db, dialect: SqlDialectName, rows: readonly HoldRow[]): Promise<number> =>
  insertRows(
    db,
    dialect,
    rows.map((row) => {
      const { cartId, cartItemId, facilityId, period, persons, state } = row;
      const client = keepsClient(row) ? (row.client ?? null) : null;
      return [cartId, cartItemId, facilityId, periodKey(period), persons, state, endOf(row), countsUntil(row), client];
    }),
  );

const writeHold = async (db: Db, dialect: SqlDialectName, { from, to }: HoldChange): Promise<void> => {
  if (from === undefined && to === undefined) return;
  if (from === undefined && to !== undefined) {
    await insertHolds(db, dialect, [to]);
    return;
  }
  if (from === undefined) return;
  const was = [from.cartId, from.cartItemId, from.state, from.persons, endOf(from)];
  const result =
    to === undefined
      ? await deleteHold(db, dialect, was)
      : await updateHold(db, dialect, [
          ...was,
          to.persons,
          to.state,
          endOf(to),
          countsUntil(to),
          keepsClient(to) ? 1 : 0,
          to.client ?? null,
        ]);
  if (changedRows(result) !== 1) throw new LostRace('a hold is not as its cart has it');
};

const none: Counts = { held: 0, paying: 0, sold: 0 };

const add = (counts: Counts, state: HoldRow['state'], persons: number): Counts => ({
  ...counts,
  [state]: counts[state] + persons,
});

const differenceOf = (changes: readonly HoldChange[]): Counts =>
  changes.reduce((counts, { from, to }) => {
    const without = from === undefined ? counts : add(counts, from.state, -from.persons);
    return to === undefined ? without : add(without, to.state, to.persons);
  }, none);

type Touched = { readonly period: Period; readonly changes: readonly HoldChange[]; readonly isSwept: boolean };

const touchedBy = ({ changes, swept, periods }: Places): readonly Touched[] => {
  const byPeriod = Map.groupBy([...changes.values()], ({ from, to }) => {
    const row = to ?? from;
    return row && periodId(row);
  });
  const ids = new Set([...swept, ...byPeriod.keys()]);
  return [...ids]
    .filter((id) => id !== undefined)
    .sort()
    .flatMap((id) => {
      const own = byPeriod.get(id) ?? [];
      const period = own.map(({ from, to }) => to ?? from)[0] ?? periods.get(id);
      return period === undefined ? [] : [{ period, changes: own, isSwept: swept.has(id) }];
    });
};

/** Writes a decision's changes of places, by period in the order of their keys. Rows of a period change only while
 *  its counters are locked. Rejects with `LostRace`. */
export const savePlaces = async (db: Db, dialect: SqlDialectName, places: Places, now: Instant): Promise<void> => {
  for (const { period, changes, isSwept } of touchedBy(places)) {
    const day = [period.facilityId, periodKey(period.period)] as const;
    const count = async ({ held, paying, sold }: Counts): Promise<void> => {
      const growth = held + paying + sold;
      if (held === 0 && paying === 0 && sold === 0) return;
      if (changedRows(await updatePlaces(db, dialect, [...day, held, paying, sold, growth])) !== 1)
        throw new LostRace('a day has no room any more');
    };
    const difference = differenceOf(changes);
    const isMoved = difference.held !== 0 || difference.paying !== 0 || difference.sold !== 0;
    if (isSwept || !isMoved) await lockPlaces(db, dialect, day);
    const over = isSwept ? (await deleteOver(db, dialect, [...day, now])).rows : [];
    // The update also locks the counters if they are not locked yet. It includes the deleted expired holds.
    const all = over.reduce((counts, { state, persons }) => add(counts, state, -persons), difference);
    await count(all);
    for (const change of changes) await writeHold(db, dialect, change);
  }
};
