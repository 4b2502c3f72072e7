import { existsSync } from 'node:fs';
import type { Instant } from '@shop/core/dates/instant';
import type { LocalDate } from '@shop/core/dates/local-date';
import type { ShopError } from '@shop/core/errors/shop-error';
import type { OfferedCatalog } from '@shop/core/host/catalog/offered-catalog';
import { err, ok, Result, ResultAsync } from 'neverthrow';
import { type Ownership, ownFile, useFile } from '../files/file-owner.ts';
import { sampleContent } from '../sample/content/sample-content.ts';
import { isCatalogEmpty, writeCatalog } from '../store-sql/catalog/write-catalog.ts';
import { writeContent } from '../store-sql/content/write-content.ts';
import type { Database } from '../store-sql/database/database.ts';
import { migrate } from '../store-sql/database/migrations.ts';
import type { OnStoreFailure } from '../store-sql/database/sql-database.ts';
import { openSqliteConnection, sqliteDatabase } from '../store-sql/database/sqlite-database.ts';
import { forgetOldDrafts } from '../store-sql/host/sql-drafts.ts';
import { schemaAreas } from '../store-sql/schema/schema-areas.ts';
import { checkDatabase } from './check-database.ts';
import { type DataFolder, inspectDataFolder, makeDataFolder, markDataFolder } from './data-folder.ts';
import { databaseError, type StartError } from './start-error.ts';
import { type StoreGuard, storeGuard } from './store-guard.ts';

/** What a server tells of itself, and hears when its files are lost under it. */
export type ServerOfFiles = { readonly address: string; readonly onLost: (line: string) => void };

export type DatabaseStart = DataFolder & {
  readonly now: Instant;
  readonly today: LocalDate;
  /** A server owns the file while it runs; whoever leaves this out uses it for a moment (D-ONE-OWNER). */
  readonly server?: ServerOfFiles | undefined;
  readonly onStoreFailure?: OnStoreFailure | undefined;
};

type OpenFile = { readonly database: Database; readonly guard?: StoreGuard };

const openFile = (start: DatabaseStart, { lockFile }: Ownership): Result<OpenFile, StartError> =>
  Result.fromThrowable(
    () => {
      const { databaseFile, server, onStoreFailure: onFailure } = start;
      const connection = openSqliteConnection(databaseFile);
      if (server === undefined) return { database: sqliteDatabase(connection, { onFailure }) };
      const guard = storeGuard({ databaseFile, lockFile, connection, onLost: server.onLost });
      return { guard, database: sqliteDatabase(connection, { guard, onFailure }) };
    },
    (error) => databaseError(start.databaseFile, error),
  )();

const claim = ({ databaseFile: file, server }: DatabaseStart): Result<Ownership, StartError> =>
  (server === undefined ? useFile(file) : ownFile(file, server.address)).mapErr((error) =>
    error.kind === 'owned'
      ? { kind: 'databaseOwned', file, owner: error.owner }
      : { kind: 'databaseUnusable', file, reason: error.reason },
  );

const storeError = (file: string, error: ShopError): StartError => ({
  kind: 'databaseUnusable',
  file,
  reason: error.kind === 'unreachable' ? 'it is full, read-only or locked' : error.kind,
});

/** The sample for a database that sells nothing yet; its files, and what reads them, are loaded by a first start alone. */
const sampleFor = async (
  database: Database,
  today: LocalDate,
): Promise<Result<OfferedCatalog | undefined, ShopError>> => {
  const isEmpty = await database.read(async (db) => ok(await isCatalogEmpty(db)));
  if (isEmpty.isErr() || !isEmpty.value) return isEmpty.map(() => undefined);
  const { offeredSample } = await import('../sample/catalog/offered-sample.ts');
  return ok(offeredSample(today));
};

/** Schema first, then the sample, each wholly or not at all; an interrupted first start goes on where it stopped. */
const prepare = async (database: Database, start: DatabaseStart): Promise<Result<void, StartError>> => {
  const file = start.databaseFile;
  const migrated = await database.read(async (db) => ok(await migrate(db, database.dialect, schemaAreas)));
  if (migrated.isErr()) return err(storeError(file, migrated.error));
  if (migrated.value.type === 'newer') return err({ kind: 'databaseNewer', file, area: migrated.value.area });
  const sample = await sampleFor(database, start.today);
  if (sample.isErr()) return err(storeError(file, sample.error));
  const filled = await database.transaction(async (tx) => {
    if (sample.value !== undefined) await writeCatalog(tx, sample.value, start.now);
    await writeContent(tx, sampleContent);
    await forgetOldDrafts(tx, start.now);
    return ok();
  });
  return filled.mapErr((error) => storeError(file, error)).andThen(() => markDataFolder(start, start.now));
};

const openClaimed = async (start: DatabaseStart, ownership: Ownership): Promise<Result<Database, StartError>> => {
  const opened = inspectDataFolder(start)
    .andThen((state) => (state === 'present' ? checkDatabase(start.databaseFile, existsSync(start.marker)) : ok()))
    .andThen(() => openFile(start, ownership));
  if (opened.isErr()) return err(opened.error);
  const { database, guard } = opened.value;
  const close = async (): Promise<void> => {
    guard?.close();
    await database.close();
  };
  const prepared = await prepare(database, start);
  if (prepared.isOk()) {
    guard?.arm();
    return ok({ ...database, close });
  }
  await close();
  return err(prepared.error);
};

const openAndPrepare = async (start: DatabaseStart): Promise<Result<Database, StartError>> => {
  const claimed = makeDataFolder(start).andThen(() => claim(start));
  if (claimed.isErr()) return err(claimed.error);
  const { release } = claimed.value;
  const opened = await openClaimed(start, claimed.value);
  if (opened.isErr()) release();
  return opened.map((database) => ({ ...database, close: () => database.close().finally(release) }));
};

/** Opens the shop's database, creating folder, database and marker on the first start (D-DATA-FOLDER). Others may
 *  use the same file unless a server owns it. Errors: `StartError`, with everything that was there left as it was. */
export const openDatabase = (start: DatabaseStart): ResultAsync<Database, StartError> =>
  new ResultAsync(openAndPrepare(start));
