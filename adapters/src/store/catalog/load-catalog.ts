import { defaultPersonCategories, type PersonCategories } from '@shop/core/catalog/person-categories';
import type { SellerSettings } from '@shop/core/checkout/seller';
import type { SellerCatalog } from '@shop/core/seller/catalog/seller-catalog';
import { defaultRetention } from '@shop/core/seller/retention/retention';
import { compiledCatalog, emptyStoredCatalog } from '../../catalog-files/stored-catalog.ts';
import type { Db } from '../database/database.ts';
import { keptVersion, newestVersion, type VersionMark } from './catalog-versions.ts';

const isSame = (one: VersionMark, other: VersionMark): boolean =>
  one.version === other.version && one.stamp === other.stamp;

/** Settings that say who is an adult and a child, who sells, and how long carts are kept. */
export type CatalogSettings = {
  readonly personCategories?: PersonCategories | undefined;
  readonly seller?: SellerSettings | undefined;
  /** Goods that left the catalog within these days are known to carts that hold them. */
  readonly keepCartsDays?: number | undefined;
};

/** Caches the compiled catalog and recompiles it when the database has another version, so a change by any process
 *  shows in the next request. One per process. */
export const catalogLoader = ({
  personCategories = defaultPersonCategories,
  seller,
  keepCartsDays = defaultRetention.carts,
}: CatalogSettings = {}) => {
  let kept: { readonly mark: VersionMark; readonly catalog: SellerCatalog } | undefined;
  let reading: { readonly mark: VersionMark; readonly catalog: Promise<SellerCatalog> } | undefined;
  // An open write transaction excludes other changes of the catalog, and serves many commands.
  const checkedIn = new WeakMap<Db, SellerCatalog>();

  const readAnew = async (db: Db, mark: VersionMark): Promise<SellerCatalog> => {
    const { version } = mark;
    const stored = version === 0 ? { sold: emptyStoredCatalog } : await keptVersion(db, version, keepCartsDays);
    if (stored === undefined) throw new Error(`version ${version} of the catalog cannot be read`);
    const catalog = { version, personCategories, seller, ...compiledCatalog(stored) };
    kept = { mark, catalog };
    return catalog;
  };

  const load = async (db: Db, mark: VersionMark): Promise<SellerCatalog> => {
    if (kept !== undefined && isSame(kept.mark, mark)) return kept.catalog;
    // Of many that come to a cold host at once, one reads for all of them; where it fails each of them does.
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

  /** Loads catalog-dependent data with the cached catalog, and again if that is outdated after the load, which may have
   *  waited for a lock. A shared catalog is never read while holding a lock. */
  const withCatalog = async <Loaded>(db: Db, load: (catalog: SellerCatalog) => Promise<Loaded>): Promise<Loaded> => {
    const expected = checkedIn.get(db) ?? kept?.catalog ?? (await loadNewest(db));
    const loaded = await load(expected);
    const catalog = await loadChecked(db);
    return catalog === expected ? loaded : load(catalog);
  };

  /** Invalidates the cache in a transaction that changed the catalog. */
  const forget = (tx: Db): void => void checkedIn.delete(tx);
  return Object.assign(loadChecked, { withCatalog, forget });
};

/** The current catalog for any holder of a database or a transaction. */
export type LoadCatalog = ReturnType<typeof catalogLoader>;
