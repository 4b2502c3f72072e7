import type { CatalogChange } from '@shop/core/host/catalog/catalog-change';
import { chunksOf } from '../database/chunks-of.ts';
import type { Tx } from '../database/database.ts';
import { periodKey } from '../tables/period-key.ts';

/** Rows per statement; SQLite takes 32766 parameters at most. */
const chunk = 500;

const inChunks = async <Row>(rows: readonly Row[], write: (some: Row[]) => Promise<unknown>): Promise<void> => {
  for (const some of chunksOf(rows, chunk)) await write(some);
};

/** When products are sold. */
export const writeSold = async (tx: Tx, { put, closed }: CatalogChange['sold']): Promise<void> => {
  for (const { productId, period } of closed) {
    const day = tx.deleteFrom('product_periods').where('product_id', '=', productId);
    await day.where('period', '=', periodKey(period)).execute();
  }
  const rows = put.map(({ productId, period, facilityDiscount }) => ({
    product_id: productId,
    period: periodKey(period),
    facility_percent: facilityDiscount,
  }));
  await inChunks(rows, (some) =>
    tx
      .insertInto('product_periods')
      .values(some)
      .onConflict((known) =>
        known
          .columns(['product_id', 'period'])
          .doUpdateSet((eb) => ({ facility_percent: eb.ref('excluded.facility_percent') })),
      )
      .execute(),
  );
};

/** How many places facilities have; what is taken of them stays, and a CHECK refuses to have less. */
export const writePlaces = async (tx: Tx, places: CatalogChange['places']): Promise<void> => {
  const rows = places.map(({ facilityId, period, capacity }) => ({
    facility_id: facilityId,
    period: periodKey(period),
    capacity,
    sold: 0,
    paying: 0,
    held: 0,
  }));
  await inChunks(rows, (some) =>
    tx
      .insertInto('facility_periods')
      .values(some)
      .onConflict((known) =>
        known.columns(['facility_id', 'period']).doUpdateSet((eb) => ({ capacity: eb.ref('excluded.capacity') })),
      )
      .execute(),
  );
};
