import type { LocalDate } from '@shop/core/dates/local-date';
import type { ShopError } from '@shop/core/errors/shop-error';
import type { ClockPort } from '@shop/core/ports/clock-port';
import { err, ok, type Result } from 'neverthrow';
import type { ImportedCatalog } from '../../catalog-files/imported-catalog.ts';
import { isCatalogEmpty, writeCatalog } from '../catalog/write-catalog.ts';
import type { Database } from '../database/database.ts';
import type { SqlDatabase } from '../database/sql-database.ts';
import { migrations } from '../schema/migrations.ts';
import { forgetDrafts } from '../seller/sql-drafts.ts';
import type { StartError } from './start-error.ts';

/** Catalog of a new shop: the sample, or an empty one. */
export type FirstCatalog = 'sample' | 'nothing';

const emptyFiles = [{ path: 'catalog.yaml', text: 'products: []\n' }];

/** Returns the first catalog for a database without one. Its files and reader are loaded at the first start only. */
const firstCatalogFor = async (
  database: Database,
  today: LocalDate,
  sells: FirstCatalog,
): Promise<Result<ImportedCatalog | undefined, ShopError>> => {
  const isEmpty = await database.read(async (db) => ok(await isCatalogEmpty(db)));
  if (isEmpty.isErr() || !isEmpty.value) return isEmpty.map(() => undefined);
  if (sells === 'sample') {
    const { importedSample } = await import('../../sample/catalog/offered-sample.ts');
    return ok(importedSample(today));
  }
  const { readCatalog } = await import('../../catalog-files/read-catalog.ts');
  return readCatalog(emptyFiles, today)
    .map(({ form }) => ({ files: emptyFiles, form, first: today }))
    .orElse((mistakes) => {
      throw new Error(`an empty catalog has mistakes: ${JSON.stringify(mistakes)}`);
    });
};

/** Writes missing initial data, all or nothing; continues an interrupted first start. */
const fillDatabase = async (
  database: Database,
  clock: ClockPort,
  sells: FirstCatalog,
): Promise<Result<void, ShopError>> => {
  const first = await firstCatalogFor(database, clock.today(), sells);
  if (first.isErr()) return first.map(() => undefined);
  const now = clock.now();
  return database.transaction({ isolation: 'serializable' }, async (tx) => {
    if (first.value !== undefined) await writeCatalog(tx, first.value, now);
    await forgetDrafts(tx, database.dialect, now);
    return ok();
  });
};

type Preparation = {
  readonly clock: ClockPort;
  /** The file or the address named in errors. */
  readonly place: string;
  /** The error for tables of another program. */
  readonly foreign: StartError;
  /** Returns the error for a store that fails. */
  readonly failed: () => StartError;
  /** When true, upgrades the data of a former release. */
  readonly upgrades?: boolean | undefined;
  /** Catalog of a new database. Default: the sample. */
  readonly sells?: FirstCatalog | undefined;
};

/** Migrates the schema, then writes the first catalog; each is all or nothing. Errors: `databaseNewer`,
 *  `databaseOlder`, `databaseUnusable`, and those of the preparation. Throws the database's error when a migration
 *  fails. */
export const prepareDatabase = async (
  database: SqlDatabase,
  { clock, place: file, foreign, failed, upgrades, sells = 'sample' }: Preparation,
): Promise<Result<void, StartError>> => {
  const migrated = await database.migrate(migrations, { upgrades });
  if (migrated.isErr()) return err(failed());
  const outcome = migrated.value;
  switch (outcome.type) {
    case 'newer':
      return err({ kind: 'databaseNewer', file, migration: outcome.migration });
    case 'older':
      return err({ kind: 'databaseOlder', file, release: outcome.release });
    case 'foreign':
      return err(foreign);
    case 'unfit':
      return err({ kind: 'databaseUnusable', file, reason: outcome.reason });
    case 'migrated':
      return (await fillDatabase(database, clock, sells)).mapErr(failed);
  }
};
