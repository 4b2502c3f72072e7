import type { ClockPort } from '@shop/core/ports/clock-port';
import type { HoldRow } from '@shop/core/seller/places/ledger';
import type { PlaceCounts } from '@shop/core/seller/places/period-places';
import { ok } from 'neverthrow';
import type { LoadPlaceCounts } from '../../seller/seller-office.ts';
import type { Database } from '../database/database.ts';
import { statement } from '../database/statement.ts';
import { periodKey } from '../schema/table.ts';

const selectCounts = statement<PlaceCounts & { readonly capacity: number }>(
  'select capacity, held, paying, sold from places where facility_id = $1 and period = $2',
);

/** The counters include holds and payments that have ended and are not swept yet. */
const selectEnded = statement<{ readonly state: HoldRow['state']; readonly persons: number }>(
  'select state, persons from holds where facility_id = $1 and period = $2 and ends_at <= $3',
);

/** Returns a function that counts the persons of a period by state, over tables. */
export const sqlPlaceCounts =
  (database: Database, clock: Pick<ClockPort, 'now'>): LoadPlaceCounts =>
  ({ facilityId, period }) =>
    database.read(async (db) => {
      const { dialect } = database;
      const key = [facilityId, periodKey(period)];
      const [counts] = (await selectCounts(db, dialect, key)).rows;
      if (counts === undefined) return ok(undefined);
      const { rows } = await selectEnded(db, dialect, [...key, clock.now()]);
      const ended = (name: HoldRow['state']): number =>
        rows.reduce((sum, { state, persons }) => (state === name ? sum + persons : sum), 0);
      const { capacity, held, paying, sold } = counts;
      return ok({ capacity, held: held - ended('held'), paying: paying - ended('paying'), sold });
    });
