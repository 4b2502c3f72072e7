import type { CatalogChange } from '@shop/core/host/catalog/catalog-change';
import { chunksOf } from '../database/chunks-of.ts';
import type { Tx } from '../database/database.ts';
import { periodKey } from '../tables/period-key.ts';

/** Rows per statement; SQLite takes 32766 parameters at most. */
const chunk = 500;

/** How many places facilities have; what is taken of them stays, and a CHECK refuses to have less. */
const writePlaces = async (tx: Tx, places: CatalogChange['places']): Promise<void> => {
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
      .insertInto('facility_periods')
      .values(some)
      .onConflict((known) =>
        known.columns(['facility_id', 'period']).doUpdateSet((eb) => ({ capacity: eb.ref('excluded.capacity') })),
      )
      .execute();
  }
};

/** How often codes may be used; how often they were stays, also of one that is taken off. */
const writeCodes = async (tx: Tx, { put }: CatalogChange['promos']): Promise<void> => {
  for (const [code, { maxUses }] of put) {
    const row = { max_uses: maxUses ?? null };
    await tx
      .insertInto('promo_codes')
      .values({ code, used: 0, ...row })
      .onConflict((known) => known.column('code').doUpdateSet(row))
      .execute();
  }
};

/** Writes what of a change is counted: places and uses of codes. Only an import does, in its transaction. */
export const writeCounters = async (tx: Tx, { places, promos }: CatalogChange): Promise<void> => {
  await writePlaces(tx, places);
  await writeCodes(tx, promos);
};
