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

/** The sample for a database that sells nothing yet; its files and reader are loaded by the first start only. */
const sampleFor = async (
  database: Database,
  today: LocalDate,
): Promise<Result<ImportedCatalog | undefined, ShopError>> => {
  const isEmpty = await database.read(async (db) => ok(await isCatalogEmpty(db)));
  if (isEmpty.isErr() || !isEmpty.value) return isEmpty.map(() => undefined);
  const { importedSample } = await import('../../sample/catalog/offered-sample.ts');
  return ok(importedSample(today));
};

/** Fills up-to-date tables with what they lack, all or nothing; an interrupted first start continues. */
const fillDatabase = async (database: Database, clock: ClockPort): Promise<Result<void, ShopError>> => {
  const sample = await sampleFor(database, clock.today());
  if (sample.isErr()) return sample.map(() => undefined);
  const now = clock.now();
  return database.transaction({ isolation: 'serializable' }, async (tx) => {
    if (sample.value !== undefined) await writeCatalog(tx, sample.value, now);
    await forgetDrafts(tx, database.dialect, now);
    return ok();
  });
};

type Preparation = {
  readonly clock: ClockPort;
  /** The file or the address that errors name. */
  readonly place: string;
  /** The error for tables of another program. */
  readonly foreign: StartError;
  /** The error for a store that fails. */
  readonly failed: () => StartError;
  /** Also brings over what a former release wrote. */
  readonly upgrades?: boolean | undefined;
};

/** Schema first, then what is sold, each all or nothing. Errors: `databaseNewer`, `databaseOlder`, `databaseUnusable`,
 *  and those of the preparation. Throws the database's error when a migration fails. */
export const prepareDatabase = async (
  database: SqlDatabase,
  { clock, place: file, foreign, failed, upgrades }: Preparation,
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
      return (await fillDatabase(database, clock)).mapErr(failed);
  }
};
