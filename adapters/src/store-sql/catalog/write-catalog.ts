import type { Instant } from '@shop/core/dates/instant';
import { catalogChange } from '@shop/core/host/catalog/catalog-change';
import type { OfferedCatalog } from '@shop/core/host/catalog/offered-catalog';
import { storedCatalogOf } from '../../catalog-files/stored-catalog.ts';
import type { Db, Tx } from '../database/database.ts';
import { beginVersion, newestVersion } from './catalog-versions.ts';
import { writeCounters } from './write-counters.ts';

const nothing: OfferedCatalog = {
  goods: { products: new Map(), categories: new Map(), upsells: new Map(), promos: new Map() },
  sold: [],
  places: [],
};

/** Whether nothing was ever sold. */
export const isCatalogEmpty = async (db: Db): Promise<boolean> => (await newestVersion(db)).version === 0;

/** Fills an empty catalog. One that has anything is left alone. */
export const writeCatalog = async (tx: Tx, offered: OfferedCatalog, now: Instant): Promise<void> => {
  if (!(await isCatalogEmpty(tx))) return;
  await writeCounters(tx, catalogChange(nothing, offered));
  await beginVersion(tx, 1, storedCatalogOf(offered, undefined), now);
};
