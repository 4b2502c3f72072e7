import type { Instant } from '@shop/core/dates/instant';
import type { Goods, OfferedPlaces } from '@shop/core/seller/catalog/next-catalog';
import type { ImportedCatalog } from '../../catalog-files/imported-catalog.ts';
import { offeredOf } from '../../catalog-files/offered-of.ts';
import type { Db, Tx } from '../database/database.ts';
import { chunksOf } from '../database/statement.ts';
import { periodKey } from '../schema/table.ts';
import { beginVersion, newestVersion } from './catalog-versions.ts';

/** Rows per statement; SQLite allows 32,766 parameters. */
const chunk = 500;

/** Writes capacities in an import's transaction. Used places stay, and a CHECK refuses a capacity below them. */
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

/** Writes changed limits of codes. Their counted uses stay, also those of removed codes. */
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

/** Whether no catalog was ever imported. */
export const isCatalogEmpty = async (db: Db): Promise<boolean> => (await newestVersion(db)).version === 0;

/** Writes the first catalog into an empty database. Does nothing when there is a catalog. */
export const writeCatalog = async (tx: Tx, imported: ImportedCatalog, now: Instant): Promise<void> => {
  if (!(await isCatalogEmpty(tx))) return;
  const offered = offeredOf(imported.form, imported.first);
  await writePlaces(tx, offered.places);
  await writeCodes(tx, { promos: new Map() }, offered.goods);
  await beginVersion(tx, 1, imported, now);
};
