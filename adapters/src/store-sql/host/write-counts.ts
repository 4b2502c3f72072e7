import type { Change, CountChange } from '@shop/core/host/changes';
import { type PeriodId, periodId } from '@shop/core/host/places/period-places';
import type { FacilityId } from '@shop/core/ids';
import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';
import { preparedChange } from '../database/prepared-query.ts';
import { type PeriodKey, periodKey } from '../tables/period-key.ts';
import { inOneOrder } from './in-one-order.ts';

type PlacesCounted = Extract<CountChange, { type: 'placesCounted' }>;

/** One statement that takes and checks; the table's CHECK says the same again. */
const updatePlaces = preparedChange<{
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

/** The counters of each day once. */
const netPlaces = (changes: readonly Change[]): readonly PlacesCounted[] => {
  const net = new Map<PeriodId, PlacesCounted>();
  for (const change of changes) {
    if (change.type !== 'placesCounted') continue;
    const before = net.get(periodId(change));
    net.set(periodId(change), {
      ...change,
      held: change.held + (before?.held ?? 0),
      paying: change.paying + (before?.paying ?? 0),
      sold: change.sold + (before?.sold ?? 0),
    });
  }
  return inOneOrder(net.values(), periodId);
};

const netUses = (changes: readonly Change[]): ReadonlyMap<string, number> => {
  const net = new Map<string, number>();
  for (const change of changes) {
    if (change.type === 'codeCounted') net.set(change.code, (net.get(change.code) ?? 0) + change.uses);
  }
  return net;
};

const updateUses = preparedChange<{ code: string; uses: number }>()((db, slot) =>
  db
    .updateTable('promo_codes')
    .set((row) => ({ used: row('used', '+', slot('uses')) }))
    .where('code', '=', slot('code'))
    .where(({ eb, or }) => or([eb('max_uses', 'is', null), eb('used', '<=', eb('max_uses', '-', slot('uses')))])),
);

/** Moves the counters of days and codes. False when a limit stands in the way: somebody else was faster. */
export const writeCounts = async (tx: Tx, changes: readonly Change[]): Promise<boolean> => {
  for (const { facilityId, period, held, paying, sold } of netPlaces(changes)) {
    const counts = { facilityId, period: periodKey(period), held, paying, sold, growth: held + paying + sold };
    if (!(await updatePlaces(tx, counts))) return false;
  }
  for (const [code, uses] of netUses(changes)) {
    if (uses !== 0 && !(await updateUses(tx, { code, uses }))) return false;
  }
  return true;
};
