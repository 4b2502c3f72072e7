import { applyCatalogChange, catalogChange, isNoChange } from '@shop/core/host/catalog/catalog-change';
import { changeRefusals } from '@shop/core/host/catalog/change-refusals';
import type {
  CatalogImport,
  CatalogMistakes,
  CatalogMoved,
  CatalogOutcome,
  CatalogPort,
} from '@shop/core/ports/catalog-port';
import type { ClockPort } from '@shop/core/ports/clock-port';
import { err, ok, type Result, ResultAsync } from 'neverthrow';
import { catalogDifferences } from '../../catalog-files/catalog-differences.ts';
import { catalogFormOf } from '../../catalog-files/catalog-form-of.ts';
import { offeredOf } from '../../catalog-files/offered-of.ts';
import type { ReadCatalog } from '../../catalog-files/read-catalog.ts';
import { refusalMistakes } from '../../catalog-files/refusal-mistakes.ts';
import type { Database, Tx } from '../database/database.ts';
import { changeCatalog } from './change-catalog.ts';
import { beginVersion, keepUnkept } from './keep-version.ts';
import { keptForm, keptVersions, listVersions } from './kept-versions.ts';
import type { LoadCatalog } from './load-catalog.ts';
import { offeredNow } from './offered-now.ts';
import { releasePlaces, takenState } from './taken-state.ts';

export type SqlCatalogParts = {
  readonly database: Database;
  /** The one that everything else in the process reads the catalog with. */
  readonly loadCatalog: LoadCatalog;
  readonly clock: ClockPort;
};

/** Reading and writing YAML takes packages that a shop which nobody changes does without. */
const loadReader = () => ResultAsync.fromSafePromise(import('../../catalog-files/read-catalog.ts'));
const loadWriter = () => ResultAsync.fromSafePromise(import('../../catalog-files/write-catalog-files.ts'));

/** What is sold, in tables. Whatever an import decides is decided within the transaction that writes it. */
export const sqlCatalog = ({ database, loadCatalog, clock }: SqlCatalogParts): CatalogPort => {
  const importInto = async (
    tx: Tx,
    read: ReadCatalog,
    { apply, onto }: Omit<CatalogImport, 'files'>,
  ): Promise<Result<CatalogOutcome, CatalogMistakes | CatalogMoved>> => {
    const [now, today] = [clock.now(), clock.today()];
    const catalog = await loadCatalog(tx);
    const { version } = catalog;
    if (onto !== undefined && onto !== version) return err({ kind: 'moved', version });
    const { offered: before, places } = await offeredNow(tx, catalog, today);
    const after = offeredOf(read.form, today);
    const change = catalogChange({ ...before, places }, after);
    const state = await takenState(tx, catalog, { places, change, now });
    const refusals = changeRefusals(state, change, now);
    if (refusals.length > 0) return err({ kind: 'mistakes', mistakes: refusalMistakes(read, refusals) });
    const outcome = { version, applied: false, differences: catalogDifferences(before, after) };
    if (!apply || isNoChange(change)) return ok(outcome);
    await keepUnkept(tx, version, before);
    await releasePlaces(tx, state, change, now);
    await changeCatalog(tx, change, applyCatalogChange(catalog, change));
    await beginVersion(tx, version + 1, after, now);
    loadCatalog.forget(tx);
    return ok({ ...outcome, version: version + 1, applied: true });
  };

  return {
    importCatalog: (wanted) =>
      loadReader()
        .andThen(({ readImport }) => readImport(wanted, clock.today()))
        .mapErr((mistakes): CatalogMistakes => ({ kind: 'mistakes', mistakes }))
        .andThen((read) => database.transaction((tx) => importInto(tx, read, wanted))),
    exportCatalog: (version) =>
      loadWriter().andThen(({ catalogFiles }) =>
        database.read(async (db) => {
          if (version === undefined) {
            const { offered } = await offeredNow(db, await loadCatalog(db), clock.today());
            return ok(catalogFiles(catalogFormOf(offered)));
          }
          const form = await keptForm(db, version);
          if (form !== undefined) return ok(catalogFiles(form));
          return err({ kind: 'noSuchVersion', kept: await keptVersions(db) } as const);
        }),
      ),
    listVersions: () => database.read(async (db) => ok(await listVersions(db))),
  };
};
