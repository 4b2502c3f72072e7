import type { Instant } from '@shop/core/dates/instant';
import type { OfferedCatalog } from '@shop/core/host/catalog/offered-catalog';
import { storedCatalogOf } from '../../catalog-files/stored-catalog.ts';
import type { Db, Tx } from '../database/database.ts';
import { beginVersion, newestVersion } from './catalog-versions.ts';
import { writeCodes, writePlaces } from './write-counters.ts';

/** Whether nothing was ever sold. */
export const isCatalogEmpty = async (db: Db): Promise<boolean> => (await newestVersion(db)).version === 0;

/** Fills an empty catalog. One that has anything is left alone. */
export const writeCatalog = async (tx: Tx, offered: OfferedCatalog, now: Instant): Promise<void> => {
  if (!(await isCatalogEmpty(tx))) return;
  await writePlaces(tx, offered.places);
  await writeCodes(tx, { promos: new Map() }, offered.goods);
  await beginVersion(tx, 1, storedCatalogOf(offered, undefined), now);
};
