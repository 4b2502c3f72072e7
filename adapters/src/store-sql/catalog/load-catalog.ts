import type { HostCatalog } from '@shop/core/host/catalog/host-catalog';
import { defaultPersonCategories, type PersonCategories } from '@shop/core/packages/person-categories';
import type { SellerSettings } from '@shop/core/papers/seller';
import { compiledCatalog, emptyStoredCatalog } from '../../catalog-files/stored-catalog.ts';
import type { Db } from '../database/database.ts';
import { keptDocument, newestVersion, type VersionMark } from './catalog-versions.ts';

/** The catalog as it is now, for anybody who holds a database or a transaction. */
export type LoadCatalog = ((db: Db) => Promise<HostCatalog>) & {
  /** What depends on the catalog, loaded side by side with a look whether it is what is kept here still, and once more where it is not.
   *  Where it is read anew this begins after the load: no reading that others wait for stands behind a lock. */
  beside<Loaded>(db: Db, load: (catalog: HostCatalog) => Promise<Loaded>): Promise<Loaded>;
  /** To be told in a transaction that changed the catalog, which others after it may share. */
  forget(tx: Db): void;
};

const isSame = (one: VersionMark, other: VersionMark): boolean =>
  one.version === other.version && one.stamp === other.stamp;

/** Keeps the catalog in memory and compiles it anew when its version in the database is another one, so that a change by
 *  any process shows in the next request. Make one a process. Who is an adult and a child in it, and who sells it, settings say. */
export const catalogLoader = (
  personCategories: PersonCategories = defaultPersonCategories,
  seller?: SellerSettings,
): LoadCatalog => {
  let kept: { readonly mark: VersionMark; readonly catalog: HostCatalog } | undefined;
  let reading: { readonly mark: VersionMark; readonly catalog: Promise<HostCatalog> } | undefined;
  // Nobody else can change the catalog beside an open write transaction, which serves many commands.
  const checkedIn = new WeakMap<Db, HostCatalog>();

  const readAnew = async (db: Db, mark: VersionMark): Promise<HostCatalog> => {
    const { version } = mark;
    const stored = version === 0 ? emptyStoredCatalog : await keptDocument(db, version);
    if (stored === undefined) throw new Error(`version ${version} of the catalog cannot be read`);
    const settings = { personCategories, ...(seller === undefined ? {} : { seller }) };
    const catalog = { version, ...settings, ...compiledCatalog(stored) };
    kept = { mark, catalog };
    return catalog;
  };

  const load = async (db: Db, mark: VersionMark): Promise<HostCatalog> => {
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

  const loadAs = async (db: Db, mark: VersionMark): Promise<HostCatalog> => {
    const loaded = await load(db, mark);
    if (db.isTransaction) checkedIn.set(db, loaded);
    return loaded;
  };

  const loadChecked = async (db: Db): Promise<HostCatalog> => checkedIn.get(db) ?? loadAs(db, await newestVersion(db));

  const beside = async <Loaded>(db: Db, load: (catalog: HostCatalog) => Promise<Loaded>): Promise<Loaded> => {
    const expected = kept?.catalog;
    if (expected === undefined || checkedIn.has(db)) return load(await loadChecked(db));
    const [mark, loaded] = await Promise.all([newestVersion(db), load(expected)]);
    const catalog = await loadAs(db, mark);
    return catalog === expected ? loaded : load(catalog);
  };

  return Object.assign(loadChecked, { beside, forget: (tx: Db) => void checkedIn.delete(tx) });
};
