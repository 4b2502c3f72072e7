import type { Instant } from '@shop/core/dates/instant';
import type { LocalDate } from '@shop/core/dates/local-date';
import type { HostCatalog } from '@shop/core/host/catalog/host-catalog';
import type { OfferedPlaces } from '@shop/core/host/catalog/offered-catalog';
import { type PeriodPlaces, periodId } from '@shop/core/host/places/period-places';
import { releaseOverdue } from '@shop/core/host/places/take-places';
import { emptyState, type HostState } from '@shop/core/host/state';
import type { Tx } from '../database/database.ts';
import { loadPeriod, placesOf } from '../host/load-periods.ts';
import { writeDifference } from '../host/write-difference.ts';

/** Places of today and later that were counted once, also those that nothing is sold of any more. */
export const loadPlaces = async (tx: Tx, today: LocalDate): Promise<readonly PeriodPlaces[]> => {
  const rows = await tx.selectFrom('facility_periods').selectAll().orderBy('facility_id').orderBy('period').execute();
  return rows.map(placesOf).filter(({ period }) => period.type === 'season' || period.date >= today);
};

type Wanted = {
  readonly places: readonly PeriodPlaces[];
  /** Those of them that are to be counted otherwise. */
  readonly changed: readonly OfferedPlaces[];
  readonly now: Instant;
};

/** Places that are to be fewer than are counted now; some of those may be overdue. */
const fewer = ({ places, changed }: Wanted): readonly PeriodPlaces[] => {
  const wanted = new Map(changed.map((one) => [periodId(one), one.capacity]));
  return places.filter((one) => (wanted.get(periodId(one)) ?? Infinity) < one.sold + one.paying + one.held);
};

/** What a change of the catalog must not touch: places with the lines whose time on them is over, and how often codes were used. */
export const takenState = async (tx: Tx, catalog: HostCatalog, wanted: Wanted): Promise<HostState> => {
  const lines = [];
  for (const { facilityId, period } of fewer(wanted)) {
    const loaded = await loadPeriod(tx, { facilityId, period }, wanted.now);
    lines.push(...loaded.lines);
  }
  const used = await tx.selectFrom('promo_codes').select(['code', 'used']).execute();
  return {
    ...emptyState(catalog),
    periods: new Map(wanted.places.map((one) => [periodId(one), one])),
    lines: new Map(lines.map((line) => [line.id, line])),
    codesUsed: new Map(used.map((row) => [row.code, row.used])),
  };
};

/** Gives back overdue places, so that fewer may be counted. */
export const releasePlaces = async (
  tx: Tx,
  before: HostState,
  changed: readonly OfferedPlaces[],
  now: Instant,
): Promise<void> => {
  const after = changed.reduce((state, places) => releaseOverdue(state, periodId(places), now), before);
  await writeDifference(tx, before, after);
};
