import { codesMoved, placesMoved } from '@shop/core/host/places/counters';
import type { HostState } from '@shop/core/host/state';
import type { FacilityId } from '@shop/core/ids';
import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';
import { hasChanged, preparedQuery } from '../database/prepared-query.ts';
import { type PeriodKey, periodKey } from '../tables/period-key.ts';

/** One statement that takes and checks; the table's CHECK says the same again. */
const updatePlaces = preparedQuery<{
  facilityId: FacilityId;
  period: PeriodKey;
  held: number;
  paying: number;
  sold: number;
  growth: number;
}>()((db, slot) =>
  db
    .updateTable('facility_periods')
    .set((row) => ({
      held: row('held', '+', slot('held')),
      paying: row('paying', '+', slot('paying')),
      sold: row('sold', '+', slot('sold')),
    }))
    .where('facility_id', '=', slot('facilityId'))
    .where('period', '=', slot('period'))
    .where(sql<boolean>`capacity - sold - paying - held >= ${slot('growth')}`),
);

const updateUses = preparedQuery<{ code: string; uses: number }>()((db, slot) =>
  db
    .updateTable('promo_codes')
    .set((row) => ({ used: row('used', '+', slot('uses')) }))
    .where('code', '=', slot('code'))
    .where(({ eb, or }) => or([eb('max_uses', 'is', null), eb('used', '<=', eb('max_uses', '-', slot('uses')))])),
);

/** Moves the counters of days and codes by what their lines and uses differ. False when a limit stands in the way. */
export const writeCounts = async (tx: Tx, before: HostState, after: HostState): Promise<boolean> => {
  for (const { facilityId, period, held, paying, sold } of placesMoved(before, after)) {
    const counts = { facilityId, period: periodKey(period), held, paying, sold, growth: held + paying + sold };
    if (!hasChanged(await updatePlaces(tx, counts))) return false;
  }
  for (const [code, uses] of codesMoved(before, after)) {
    if (!hasChanged(await updateUses(tx, { code, uses }))) return false;
  }
  return true;
};
