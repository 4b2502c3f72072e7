import type { Instant } from '@shop/core/dates/instant';
import type { LocalDate } from '@shop/core/dates/local-date';
import type { ErrorOf } from '@shop/core/errors/shop-error';
import type {
  CatalogImport,
  CatalogMistakes,
  CatalogMoved,
  CatalogOutcome,
  CatalogPort,
} from '@shop/core/ports/catalog-port';
import { changedPlaces, changeRefusals, nextCatalog, type OfferedPlaces } from '@shop/core/seller/catalog/next-catalog';
import type { SellerCatalog } from '@shop/core/seller/catalog/seller-catalog';
import { type PeriodPlaces, periodId } from '@shop/core/seller/places/period-places';
import { releaseOverdue } from '@shop/core/seller/places/take-places';
import { emptyState, type SellerState } from '@shop/core/seller/state';
import { err, ok, type Result, ResultAsync } from 'neverthrow';
import { catalogDifferences } from '../../catalog-files/catalog-differences.ts';
import { type ReadCatalog, refusalMistakes } from '../../catalog-files/mistake-texts.ts';
import { catalogFormOf, offeredOf } from '../../catalog-files/offered-of.ts';
import type { ReadImport } from '../../catalog-files/read-in-child.ts';
import { storedCatalogOf } from '../../catalog-files/stored-catalog.ts';
import type { Tx } from '../database/database.ts';
import { loadPeriod, placesOf } from '../seller/loaders.ts';
import type { SqlSellerParts } from '../seller/run-command.ts';
import { writeDifference } from '../seller/write-difference.ts';
import { beginVersion, daysEndOf, keptDocument, listVersions, loadOffer, newestVersion } from './catalog-versions.ts';
import { writeCodes, writePlaces } from './write-catalog.ts';

/** Places of today and later that were counted once, also those that nothing is sold of any more. */
const loadPlaces = async (tx: Tx, today: LocalDate): Promise<readonly PeriodPlaces[]> => {
  const rows = await tx.selectFrom('facility_periods').selectAll().orderBy('facility_id').orderBy('period').execute();
  return rows.map(placesOf).filter(({ period }) => period.type === 'season' || period.date >= today);
};

type Wanted = {
  readonly places: readonly PeriodPlaces[];
  /** Those of them that are to be counted otherwise. */
  readonly changed: readonly OfferedPlaces[];
  readonly now: Instant;
};

/** What a change of the catalog must not touch: places with their overdue lines, and uses of codes. */
const takenState = async (tx: Tx, catalog: SellerCatalog, { places, changed, now }: Wanted): Promise<SellerState> => {
  const capacities = new Map(changed.map((one) => [periodId(one), one.capacity]));
  const lines = [];
  for (const one of places) {
    const capacity = capacities.get(periodId(one)) ?? Number.POSITIVE_INFINITY;
    // Some of too many may be overdue.
    if (capacity < one.sold + one.paying + one.held) lines.push(...(await loadPeriod(tx, one, now)).lines);
  }
  const used = await tx.selectFrom('promo_codes').select(['code', 'used']).execute();
  return {
    ...emptyState(catalog),
    periods: new Map(places.map((one) => [periodId(one), one])),
    lines: new Map(lines.map((line) => [line.id, line])),
    codesUsed: new Map(used.map((row) => [row.code, row.used])),
  };
};

/** Gives back overdue places, so that fewer may be counted. */
const releasePlaces = async (
  tx: Tx,
  before: SellerState,
  changed: readonly OfferedPlaces[],
  now: Instant,
): Promise<void> => {
  const after = changed.reduce((state, places) => releaseOverdue(state, periodId(places), now), before);
  await writeDifference(tx, before, after);
};

export type SqlCatalogParts = SqlSellerParts & {
  /** Reads the files of an import; in this process by default. */
  readonly readImport?: ReadImport | undefined;
};

/** Reading and writing YAML needs packages that a running shop does not load. */
const readHere: ReadImport = async (wanted, first) =>
  (await import('../../catalog-files/read-catalog.ts')).readImport(wanted, first);
const loadWriter = () => ResultAsync.fromSafePromise(import('../../catalog-files/write-catalog-files.ts'));

/** What is sold, one document per version. An import decides within the transaction that writes it. */
export const sqlCatalog = ({ database, loadCatalog, clock, readImport = readHere }: SqlCatalogParts): CatalogPort => {
  const readFiles = (wanted: CatalogImport): ResultAsync<ReadCatalog, CatalogMistakes | ErrorOf<'unreachable'>> =>
    ResultAsync.fromPromise(
      readImport(wanted, clock.today()),
      () => ({ kind: 'unreachable', cause: 'timeout' }) as const,
    ).andThen((read) => read.mapErr((mistakes): CatalogMistakes => ({ kind: 'mistakes', mistakes })));

  const importInto = async (
    tx: Tx,
    read: ReadCatalog,
    { apply, onto }: Omit<CatalogImport, 'files'>,
  ): Promise<Result<CatalogOutcome, CatalogMistakes | CatalogMoved>> => {
    const [now, today] = [clock.now(), clock.today()];
    const catalog = await loadCatalog(tx);
    const { version } = catalog;
    if (onto !== undefined && onto !== version) return err({ kind: 'moved', version });
    const before = await loadOffer(tx, version, today);
    const places = await loadPlaces(tx, today);
    const after = offeredOf(read.form, today);
    const changed = changedPlaces(places, after);
    const state = await takenState(tx, catalog, { places, changed, now });
    const refusals = changeRefusals(state, after, now);
    if (refusals.length > 0) return err({ kind: 'mistakes', mistakes: refusalMistakes(read, refusals) });
    const outcome = { version, applied: false, differences: catalogDifferences(before, after) };
    if (!apply || outcome.differences.length === 0) return ok(outcome);
    await releasePlaces(tx, state, changed, now);
    await writePlaces(tx, changed);
    await writeCodes(tx, before.goods, after.goods);
    await beginVersion(tx, version + 1, storedCatalogOf(after, nextCatalog(catalog, after).former), now);
    loadCatalog.forget(tx);
    return ok({ ...outcome, version: version + 1, applied: true });
  };

  return {
    importCatalog: (wanted) =>
      readFiles(wanted).andThen((read) =>
        database.transaction({ isolation: 'serializable' }, (tx) => importInto(tx, read, wanted)),
      ),
    exportCatalog: (version) =>
      loadWriter().andThen(({ catalogFiles }) =>
        database.read(async (db) => {
          if (version === undefined) {
            const newest = await newestVersion(db);
            return ok(catalogFiles(catalogFormOf(await loadOffer(db, newest.version, clock.today()))));
          }
          const kept = await keptDocument(db, version);
          if (kept !== undefined) return ok(catalogFiles(kept));
          return err({ kind: 'noSuchVersion', kept: (await listVersions(db)).map((one) => one.version) } as const);
        }),
      ),
    listVersions: () =>
      database.read(async (db) => {
        const [versions, daysEnd] = [await listVersions(db), await daysEndOf(db, clock.today())];
        const [last, ending] = [versions.length - 1, daysEnd === undefined ? {} : { daysEnd }];
        return ok(versions.map((one, at) => (at === last ? { ...one, ...ending } : one)));
      }),
  };
};
