import { existsSync } from 'node:fs';
import type { Instant } from '@shop/core/dates/instant';
import type { LocalDate } from '@shop/core/dates/local-date';
import type { ShopError } from '@shop/core/errors/shop-error';
import { err, ok, Result, ResultAsync } from 'neverthrow';
import { cleanHtml } from '../rich-text/clean-html.ts';
import { samplePeriods, soldSample } from '../sample/catalog/sold-sample.ts';
import { sampleContent } from '../sample/content/sample-content.ts';
import { writeCatalog } from '../store-sql/catalog/write-catalog.ts';
import { writeContent } from '../store-sql/content/write-content.ts';
import type { Database } from '../store-sql/database/database.ts';
import { migrate } from '../store-sql/database/migrations.ts';
import { openSqliteConnection, sqliteDatabase } from '../store-sql/database/sqlite-database.ts';
import { forgetOldKeys } from '../store-sql/host/forget-old-keys.ts';
import { schemaAreas } from '../store-sql/schema/schema-areas.ts';
import { checkDatabase } from './check-database.ts';
import { type DataFolder, inspectDataFolder, markDataFolder } from './data-folder.ts';
import { databaseError, type StartError } from './start-error.ts';

export type DatabaseStart = DataFolder & { readonly now: Instant; readonly today: LocalDate };

const openFile = (file: string): Result<Database, StartError> =>
  Result.fromThrowable(
    () => sqliteDatabase(openSqliteConnection(file)),
    (error) => databaseError(file, error),
  )();

const storeError = (file: string, error: ShopError): StartError => ({
  kind: 'databaseUnusable',
  file,
  reason: error.kind === 'unreachable' ? 'it is full, read-only or locked' : error.kind,
});

/** Schema first, then the sample, each wholly or not at all; an interrupted first start goes on where it stopped. */
const prepare = async (database: Database, start: DatabaseStart): Promise<Result<void, StartError>> => {
  const file = start.databaseFile;
  const migrated = await database.read(async (db) => ok(await migrate(db, database.dialect, schemaAreas)));
  if (migrated.isErr()) return err(storeError(file, migrated.error));
  if (migrated.value.type === 'newer') return err({ kind: 'databaseNewer', file, area: migrated.value.area });
  const filled = await database.transaction(async (tx) => {
    await writeCatalog(tx, soldSample(cleanHtml), samplePeriods(start.today));
    await writeContent(tx, sampleContent);
    await forgetOldKeys(tx, start.now);
    return ok();
  });
  return filled.mapErr((error) => storeError(file, error)).andThen(() => markDataFolder(start, start.now));
};

const openAndPrepare = async (start: DatabaseStart): Promise<Result<Database, StartError>> => {
  const checked = inspectDataFolder(start)
    .andThen((state) => (state === 'present' ? checkDatabase(start.databaseFile, existsSync(start.marker)) : ok()))
    .andThen(() => openFile(start.databaseFile));
  if (checked.isErr()) return err(checked.error);
  const prepared = await prepare(checked.value, start);
  if (prepared.isOk()) return ok(checked.value);
  await checked.value.close();
  return err(prepared.error);
};

/** Opens the shop's database, creating folder, database and marker on the first start (D-DATA-FOLDER). A second
 *  process may open the same file. Errors: `StartError`, with everything that was there left as it was. */
export const openDatabase = (start: DatabaseStart): ResultAsync<Database, StartError> =>
  new ResultAsync(openAndPrepare(start));
