import type { Instant } from '@shop/core/dates/instant';
import type { LocalDate } from '@shop/core/dates/local-date';
import type { ErrorOf } from '@shop/core/errors/shop-error';
import type { FacilityId } from '@shop/core/ids';
import type {
  CatalogImport,
  CatalogMistakes,
  CatalogMoved,
  CatalogOutcome,
  CatalogPort,
} from '@shop/core/ports/catalog-port';
import {
  changedPlaces,
  changeRefusals,
  type OfferedPlaces,
  type TakenGoods,
} from '@shop/core/seller/catalog/next-catalog';
import type { SellerCatalog } from '@shop/core/seller/catalog/seller-catalog';
import { placesOf } from '@shop/core/seller/places/ledger';
import { periodId, periodOfText } from '@shop/core/seller/places/period-places';
import { sql } from 'kysely';
import { err, ok, type Result, ResultAsync } from 'neverthrow';
import { catalogDifferences } from '../../catalog-files/catalog-differences.ts';
import { datedForm } from '../../catalog-files/dated-form.ts';
import { formerGoods } from '../../catalog-files/former-goods.ts';
import { type ReadCatalog, refusalMistakes } from '../../catalog-files/mistake-texts.ts';
import { offeredOf } from '../../catalog-files/offered-of.ts';
import type { ReadImport } from '../../catalog-files/read-in-child.ts';
import { emptyStoredCatalog } from '../../catalog-files/stored-catalog.ts';
import type { Tx } from '../database/database.ts';
import type { SqlDialectName } from '../schema/table.ts';
import { loadPlaces, savePlaces } from '../seller/hold-rows.ts';
import type { SqlSellerParts } from '../seller/seller-parts.ts';
import {
  beginVersion,
  daysEndOf,
  listVersions,
  loadFiles,
  newestVersion,
  replaceFiles,
  storedVersion,
} from './catalog-versions.ts';
import { writeCodes, writePlaces } from './write-catalog.ts';

type Capacity = { readonly facility_id: FacilityId; readonly period: string; readonly capacity: number };

/** Returns capacities of today and later, including those of goods no longer on sale. */
const loadCapacities = async (tx: Tx, today: LocalDate): Promise<readonly OfferedPlaces[]> => {
  const { rows } = await sql<Capacity>`
    select facility_id, period, capacity from places order by facility_id, period`.execute(tx);
  return rows
    .map(({ facility_id: facilityId, period, capacity }) => ({ facilityId, period: periodOfText(period), capacity }))
    .filter(({ period }) => period.type === 'season' || period.date >= today);
};

/** Returns what a change of the catalog must respect: used places of the periods that change, and uses of codes. */
const goodsInUse = async (
  tx: Tx,
  dialect: SqlDialectName,
  catalog: SellerCatalog,
  changed: readonly OfferedPlaces[],
  now: Instant,
): Promise<TakenGoods> => {
  const used = await tx.selectFrom('promo_codes').select(['code', 'used']).execute();
  const { periods } = await loadPlaces(tx, dialect, changed, now, undefined);
  return { catalog, places: placesOf(periods, true), codesUsed: new Map(used.map((row) => [row.code, row.used])) };
};

/** Releases the places of expired holds, so that capacities can be reduced further. */
const sweepPlaces = (
  tx: Tx,
  dialect: SqlDialectName,
  { places }: TakenGoods,
  changed: readonly OfferedPlaces[],
  now: Instant,
): Promise<void> => {
  const over = changed.map(periodId).filter((id) => (places.periods.get(id)?.ended ?? 0) > 0);
  return savePlaces(tx, dialect, { ...places, swept: new Set(over) }, now);
};

export type SqlCatalogParts = SqlSellerParts & {
  /** Reads the files of an import. Default: in this process. */
  readonly readImport?: ReadImport | undefined;
};

/** Loaded on demand, because reading YAML needs packages that a running shop does not use. */
const readHere: ReadImport = async (request, first) =>
  (await import('../../catalog-files/read-catalog.ts')).readImport(request, first);

/** Returns the catalog port over tables, with the files of each version. An import checks and writes in one
 *  transaction. */
export const sqlCatalog = ({ database, loadCatalog, clock, readImport = readHere }: SqlCatalogParts): CatalogPort => {
  const { dialect } = database;
  const readFiles = (request: CatalogImport): ResultAsync<ReadCatalog, CatalogMistakes | ErrorOf<'unreachable'>> =>
    ResultAsync.fromPromise(
      readImport(request, request.countFrom ?? clock.today()),
      () => ({ kind: 'unreachable', cause: 'timeout' }) as const,
    ).andThen((read) => read.mapErr((mistakes): CatalogMistakes => ({ kind: 'mistakes', mistakes })));

  const importInto = async (
    tx: Tx,
    read: ReadCatalog,
    { files, apply, onto, countFrom }: CatalogImport,
  ): Promise<Result<CatalogOutcome, CatalogMistakes | CatalogMoved>> => {
    const [now, today] = [clock.now(), clock.today()];
    const catalog = await loadCatalog(tx);
    const { version } = catalog;
    if (onto !== undefined && onto !== version) return err({ kind: 'moved', version });
    const imported = { files, form: read.form, first: countFrom ?? today };
    // An id keeps its meaning in all versions, however old.
    const { sold, left } = (await storedVersion(tx, version)) ?? { sold: emptyStoredCatalog };
    const form = datedForm(read.form, imported.first);
    const [before, after] = [offeredOf(sold, today), offeredOf(form, today)];
    const changed = changedPlaces(await loadCapacities(tx, today), after);
    const former = left && formerGoods(left);
    const inUse = await goodsInUse(tx, dialect, { ...catalog, former }, changed, now);
    const refusals = changeRefusals(inUse, after);
    if (refusals.length > 0) return err({ kind: 'mistakes', mistakes: refusalMistakes(read, refusals) });
    const outcome = {
      version,
      applied: false,
      differences: catalogDifferences({ form: sold, offered: before }, { form, offered: after }),
    };
    if (!apply) return ok(outcome);
    if (outcome.differences.length === 0) {
      await replaceFiles(tx, version, imported);
      return ok(outcome);
    }
    await sweepPlaces(tx, dialect, inUse, changed, now);
    await writePlaces(tx, changed);
    await writeCodes(tx, before.goods, after.goods);
    await beginVersion(tx, version + 1, imported, now);
    loadCatalog.forget(tx);
    return ok({ ...outcome, version: version + 1, applied: true });
  };

  return {
    importCatalog: (request) =>
      readFiles(request).andThen((read) =>
        database.transaction({ isolation: 'serializable' }, (tx) => importInto(tx, read, request)),
      ),
    exportCatalog: (version) =>
      database.read(async (db) => {
        const files = await loadFiles(db, version ?? (await newestVersion(db)).version);
        if (files !== undefined) return ok(files);
        return err({ kind: 'noSuchVersion', kept: (await listVersions(db)).map((one) => one.version) } as const);
      }),
    listVersions: () =>
      database.read(async (db) => {
        const [versions, daysEnd] = [await listVersions(db), await daysEndOf(db, clock.today())];
        return ok(versions.map((one, at) => (at === versions.length - 1 ? { ...one, daysEnd } : one)));
      }),
  };
};
