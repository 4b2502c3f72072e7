import { defaultPersonCategories, type PersonCategories } from '@shop/core/catalog/person-categories';
import type { SellerSettings } from '@shop/core/checkout/seller';
import type { SellerCatalog } from '@shop/core/seller/catalog/seller-catalog';
import { defaultRetention } from '@shop/core/seller/retention/retention';
import { compiledCatalog, emptyStoredCatalog } from '../../catalog-files/stored-catalog.ts';
import type { Db } from '../database/database.ts';
import { newestVersion, storedVersion, type VersionMark } from './catalog-versions.ts';

const isSame = (one: VersionMark, other: VersionMark): boolean =>
  one.version === other.version && one.stamp === other.stamp;

/** Settings: person categories, the seller's data, and the retention of carts. */
export type CatalogSettings = {
  readonly personCategories?: PersonCategories | undefined;
  readonly seller?: SellerSettings | undefined;
  /** Days for which carts may contain goods that have left the catalog. */
  readonly keepCartsDays?: number | undefined;
};

/** Caches the compiled catalog and recompiles it when the database has another version. A change by any process is
 *  therefore visible to the next request. One per process. */
export const catalogLoader = ({
  personCategories = defaultPersonCategories,
  seller,
  keepCartsDays = defaultRetention.carts,
}: CatalogSettings = {}) => {
  let cached: { readonly mark: VersionMark; readonly catalog: SellerCatalog } | undefined;
  let reading: { readonly mark: VersionMark; readonly catalog: Promise<SellerCatalog> } | undefined;
  // The catalog of each open write transaction, which excludes other changes and serves many commands.
  const checkedIn = new WeakMap<Db, SellerCatalog>();

  const readAnew = async (db: Db, mark: VersionMark): Promise<SellerCatalog> => {
    const { version } = mark;
    const stored = version === 0 ? { sold: emptyStoredCatalog } : await storedVersion(db, version, keepCartsDays);
    if (stored === undefined) throw new Error(`version ${version} of the catalog cannot be read`);
    const catalog = { version, personCategories, seller, ...compiledCatalog(stored) };
    cached = { mark, catalog };
    return catalog;
  };

  const load = async (db: Db, mark: VersionMark): Promise<SellerCatalog> => {
    if (cached !== undefined && isSame(cached.mark, mark)) return cached.catalog;
    // Concurrent loads on a cold host share one read; when it fails, each reads by itself.
    if (reading !== undefined && isSame(reading.mark, mark)) return reading.catalog.catch(() => readAnew(db, mark));
    const catalog = readAnew(db, mark);
    reading = { mark, catalog };
    const done = () => {
      if (reading?.catalog === catalog) reading = undefined;
    };
    catalog.then(done, done);
    return catalog;
  };

  const loadNewest = async (db: Db): Promise<SellerCatalog> => load(db, await newestVersion(db));

  const loadChecked = async (db: Db): Promise<SellerCatalog> => {
    const catalog = checkedIn.get(db) ?? (await loadNewest(db));
    if (db.isTransaction) checkedIn.set(db, catalog);
    return catalog;
  };

  /** Loads data with the cached catalog, and once more when the catalog is outdated after the load, which may have
   *  waited for a lock. The catalog is never read while holding a lock. */
  const withCatalog = async <Loaded>(db: Db, load: (catalog: SellerCatalog) => Promise<Loaded>): Promise<Loaded> => {
    const expected = checkedIn.get(db) ?? cached?.catalog ?? (await loadNewest(db));
    const loaded = await load(expected);
    const catalog = await loadChecked(db);
    return catalog === expected ? loaded : load(catalog);
  };

  /** Invalidates the cache in a transaction that changed the catalog. */
  const forget = (tx: Db): void => void checkedIn.delete(tx);
  return Object.assign(loadChecked, { withCatalog, forget });
};

/** Loads the current catalog with a database or a transaction. */
export type LoadCatalog = ReturnType<typeof catalogLoader>;
