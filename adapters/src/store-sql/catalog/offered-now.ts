import type { LocalDate } from '@shop/core/dates/local-date';
import type { HostCatalog } from '@shop/core/host/catalog/host-catalog';
import { type OfferedCatalog, placesTakenBy, withPlacesInUse } from '@shop/core/host/catalog/offered-catalog';
import type { SoldPeriod } from '@shop/core/host/catalog/sold-period';
import { type PeriodPlaces, periodId } from '@shop/core/host/places/period-places';
import type { Db } from '../database/database.ts';
import { periodOf } from '../tables/period-key.ts';

/** What is offered with all places that were counted once; places that nothing is sold of are no offer. */
export type OfferedNow = { readonly offered: OfferedCatalog; readonly places: readonly PeriodPlaces[] };

/** Whether a day is today or ahead; a season is as long as somebody sells it. */
const isAhead = ({ period }: Pick<PeriodPlaces, 'period'>, today: LocalDate): boolean =>
  period.type === 'season' || period.date >= today;

const loadPlaces = async (db: Db, today: LocalDate): Promise<readonly PeriodPlaces[]> => {
  const rows = await db.selectFrom('facility_periods').selectAll().orderBy('facility_id').orderBy('period').execute();
  return rows
    .map(({ facility_id: facilityId, period, ...counted }) => ({ facilityId, period: periodOf(period), ...counted }))
    .filter((places) => isAhead(places, today));
};

const loadSold = async (db: Db, { products }: HostCatalog, today: LocalDate): Promise<readonly SoldPeriod[]> => {
  const rows = await db.selectFrom('product_periods').selectAll().orderBy('period').execute();
  return rows
    .map((row) => ({
      productId: row.product_id,
      period: periodOf(row.period),
      facilityDiscount: row.facility_percent,
    }))
    .filter((sold) => products.has(sold.productId) && isAhead(sold, today));
};

/** What is sold from a day on, as the tables have it. */
export const offeredNow = async (db: Db, catalog: HostCatalog, today: LocalDate): Promise<OfferedNow> => {
  const places = await loadPlaces(db, today);
  const known = new Set(places.map(periodId));
  const { products, categories, upsells, promos } = catalog;
  const idOf = placesTakenBy(catalog);
  const all = await loadSold(db, catalog, today);
  const sold = all.filter((period) => {
    const id = idOf(period);
    return id !== undefined && known.has(id);
  });
  return { offered: withPlacesInUse({ goods: { products, categories, upsells, promos }, sold, places }), places };
};
