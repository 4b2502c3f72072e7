import type { Instant } from '@shop/core/dates/instant';
import type { Goods, OfferedPlaces } from '@shop/core/seller/catalog/next-catalog';
import type { ImportedCatalog } from '../../catalog-files/imported-catalog.ts';
import { offeredOf } from '../../catalog-files/offered-of.ts';
import type { Db, Tx } from '../database/database.ts';
import { chunksOf } from '../database/statement.ts';
import { periodKey } from '../schema/table.ts';
import { beginVersion, newestVersion } from './catalog-versions.ts';

/** Rows per statement; SQLite takes 32766 parameters at most. */
const chunk = 500;

/** Capacities. Taken places stay, and a CHECK refuses fewer. Only an import writes them, in its transaction. */
export const writePlaces = async (tx: Tx, places: readonly OfferedPlaces[]): Promise<void> => {
  const rows = places.map(({ facilityId, period, capacity }) => ({
    facility_id: facilityId,
    period: periodKey(period),
    capacity,
    sold: 0,
    paying: 0,
    held: 0,
  }));
  for (const some of chunksOf(rows, chunk)) {
    await tx
      .insertInto('places')
      .values(some)
      .onConflict((known) =>
        known.columns(['facility_id', 'period']).doUpdateSet((eb) => ({ capacity: eb.ref('excluded.capacity') })),
      )
      .execute();
  }
};

/** Limits of code uses that changed; uses stay counted, also of removed codes. */
export const writeCodes = async (
  tx: Tx,
  { promos: before }: Pick<Goods, 'promos'>,
  { promos: after }: Pick<Goods, 'promos'>,
): Promise<void> => {
  for (const [code, { maxUses }] of after) {
    if (before.has(code) && before.get(code)?.maxUses === maxUses) continue;
    const row = { max_uses: maxUses ?? null };
    await tx
      .insertInto('promo_codes')
      .values({ code, used: 0, ...row })
      .onConflict((known) => known.column('code').doUpdateSet(row))
      .execute();
  }
};

/** Whether nothing was ever sold. */
export const isCatalogEmpty = async (db: Db): Promise<boolean> => (await newestVersion(db)).version === 0;

/** Fills an empty catalog. One that has anything is left alone. */
export const writeCatalog = async (tx: Tx, imported: ImportedCatalog, now: Instant): Promise<void> => {
  if (!(await isCatalogEmpty(tx))) return;
  const offered = offeredOf(imported.form, imported.first);
  await writePlaces(tx, offered.places);
  await writeCodes(tx, { promos: new Map() }, offered.goods);
  await beginVersion(tx, 1, imported, now);
};
