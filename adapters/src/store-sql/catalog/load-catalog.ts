import type { HostCatalog } from '@shop/core/host/catalog/host-catalog';
import { defaultPersonCategories, type PersonCategories } from '@shop/core/packages/person-categories';
import type { SellerSettings } from '@shop/core/papers/seller';
import type { Db } from '../database/database.ts';
import { preparedQuery } from '../database/prepared-query.ts';
import { loadCategories, loadPromos, loadUpsells } from './load-offers.ts';
import { loadProducts } from './load-products.ts';

const selectVersion = preparedQuery<Record<never, never>>()((db) =>
  db.selectFrom('catalog_state').select(['version', 'stamp']),
);

/** The stamp tells a version from one that was undone and numbered alike. */
type Version = { readonly version: number; readonly stamp: string };

const lookUp = async (db: Db): Promise<Version> => (await selectVersion(db, {})).rows[0] ?? { version: 0, stamp: '' };

/** The catalog as it is now, for anybody who holds a database or a transaction. */
export type LoadCatalog = ((db: Db) => Promise<HostCatalog>) & {
  /** What depends on the catalog, loaded side by side with a look whether it is what is kept here still, and once more where it is not.
   *  Where it is read anew this begins after the load: no reading that others wait for stands behind a lock. */
  beside<Loaded>(db: Db, load: (catalog: HostCatalog) => Promise<Loaded>): Promise<Loaded>;
  /** To be told in a transaction that changed the catalog, which others after it may share. */
  forget(tx: Db): void;
};

/** Keeps the catalog in memory and reads it anew when its version in the database is another one, so that a change by
 *  any process shows in the next request. Make one a process. Who is an adult and a child in it, and who sells it, settings say. */
export const catalogLoader = (
  personCategories: PersonCategories = defaultPersonCategories,
  seller?: SellerSettings,
): LoadCatalog => {
  let kept: { readonly stamp: string; readonly catalog: HostCatalog } | undefined;
  // Nobody else can change the catalog beside an open write transaction, which serves many commands.
  const checkedIn = new WeakMap<Db, HostCatalog>();

  let reading: { readonly version: number; readonly stamp: string; readonly catalog: Promise<HostCatalog> } | undefined;

  const readAnew = async (db: Db, version: number, stamp: string): Promise<HostCatalog> => {
    // The version is read first: a change in between makes the next call read once more, never too little.
    const products = await loadProducts(db);
    const upsells = await loadUpsells(db);
    const catalog: HostCatalog = {
      version,
      personCategories,
      ...(seller === undefined ? {} : { seller }),
      products: products.sold,
      categories: await loadCategories(db),
      upsells: upsells.sold,
      promos: await loadPromos(db),
      former: {
        products: products.former,
        priceLists: products.formerLists,
        upsells: upsells.former,
        seasons: products.formerSeasons,
      },
    };
    kept = { stamp, catalog };
    return catalog;
  };

  const load = async (db: Db, { version, stamp }: Version): Promise<HostCatalog> => {
    if (kept?.catalog.version === version && kept.stamp === stamp) return kept.catalog;
    // Of many that come to a cold host at once, one reads for all of them; where it fails each of them does.
    if (reading?.version === version && reading.stamp === stamp)
      return reading.catalog.catch(() => readAnew(db, version, stamp));
    const catalog = readAnew(db, version, stamp);
    reading = { version, stamp, catalog };
    const done = () => {
      if (reading?.catalog === catalog) reading = undefined;
    };
    catalog.then(done, done);
    return catalog;
  };

  const loadAs = async (db: Db, version: Version): Promise<HostCatalog> => {
    const loaded = await load(db, version);
    if (db.isTransaction) checkedIn.set(db, loaded);
    return loaded;
  };

  const loadChecked = async (db: Db): Promise<HostCatalog> => checkedIn.get(db) ?? loadAs(db, await lookUp(db));

  const beside = async <Loaded>(db: Db, load: (catalog: HostCatalog) => Promise<Loaded>): Promise<Loaded> => {
    const expected = kept?.catalog;
    if (expected === undefined || checkedIn.has(db)) return load(await loadChecked(db));
    const [version, loaded] = await Promise.all([lookUp(db), load(expected)]);
    const catalog = await loadAs(db, version);
    return catalog === expected ? loaded : load(catalog);
  };

  return Object.assign(loadChecked, { beside, forget: (tx: Db) => void checkedIn.delete(tx) });
};
