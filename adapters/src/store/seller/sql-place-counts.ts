import type { ClockPort } from '@shop/core/ports/clock-port';
import type { HoldRow } from '@shop/core/seller/places/ledger';
import { ok } from 'neverthrow';
import type { LoadPlaceCounts } from '../../seller/order-search.ts';
import type { Database } from '../database/database.ts';
import { statement } from '../database/statement.ts';
import { periodKey } from '../schema/table.ts';

const selectCapacity = statement<{ readonly capacity: number }>(
  'select capacity from places where facility_id = $1 and period = $2',
);

const selectLive = statement<{ readonly state: HoldRow['state']; readonly persons: number }>(
  `select state, cast(sum(persons) as integer) as persons from holds
  where facility_id = $1 and period = $2 and (ends_at is null or ends_at > $3) group by state`,
);

/** Returns a function that counts the persons of a period by state, over tables. */
export const sqlPlaceCounts =
  (database: Database, clock: Pick<ClockPort, 'now'>): LoadPlaceCounts =>
  ({ facilityId, period }) =>
    database.read(async (db) => {
      const { dialect } = database;
      const key = [facilityId, periodKey(period)];
      const [places] = (await selectCapacity(db, dialect, key)).rows;
      if (places === undefined) return ok(undefined);
      const { rows } = await selectLive(db, dialect, [...key, clock.now()]);
      const persons = (state: HoldRow['state']): number => rows.find((row) => row.state === state)?.persons ?? 0;
      const { capacity } = places;
      return ok({ capacity, held: persons('held'), paying: persons('paying'), sold: persons('sold') });
    });
