import type { Instant } from '@shop/core/dates/instant';
import { catalogChange } from '@shop/core/host/catalog/catalog-change';
import type { OfferedCatalog } from '@shop/core/host/catalog/offered-catalog';
import type { Db, Tx } from '../database/database.ts';
import { changeCatalog } from './change-catalog.ts';
import { beginVersion } from './keep-version.ts';

const nothing: OfferedCatalog = {
  goods: { products: new Map(), categories: new Map(), upsells: new Map(), promos: new Map() },
  sold: [],
  places: [],
};

/** Whether nothing was ever sold. */
export const isCatalogEmpty = async (db: Db): Promise<boolean> => {
  return (await db.selectFrom('catalog_state').select('version').executeTakeFirst()) === undefined;
};

/** Fills an empty catalog. One that has anything is left alone. */
export const writeCatalog = async (tx: Tx, offered: OfferedCatalog, now: Instant): Promise<void> => {
  if (!(await isCatalogEmpty(tx))) return;
  await changeCatalog(tx, catalogChange(nothing, offered), offered.goods);
  await beginVersion(tx, 1, offered, now);
};
