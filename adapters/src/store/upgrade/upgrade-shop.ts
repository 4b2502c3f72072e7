import { existsSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type { ClockPort } from '@shop/core/ports/clock-port';
import type { UpgradedShop } from '@shop/core/seller/views/shop-copy';
import { err, ok, type Result, ResultAsync } from 'neverthrow';
import { checkInUse, copyDatabase, moveDurably } from '../backup/sqlite-backup.ts';
import type { Database } from '../database/database.ts';
import { openSqliteConnection, sqliteDatabase } from '../database/sqlite-database.ts';
import { type DataFailure, unusable, unusableStart } from '../open/data-failure.ts';
import { type DataFolder, inspectDataFolder, orMissing } from '../open/data-folder.ts';
import { checkDatabase, claimAlone } from '../open/open-database.ts';
import { addressWithoutLogin, openSharedDatabase, patientLimits } from '../open/open-shared-database.ts';
import { prepareDatabase } from '../open/prepare-database.ts';
import { databaseError, type StartError } from '../open/start-error.ts';
import { transferSums } from '../transfer/copy-tables.ts';

const failure = (place: string, error: StartError): DataFailure =>
  error.kind === 'databaseUnusable'
    ? unusable(`the shop in ${place} cannot be brought over (${error.reason}); nothing has been changed`)
    : unusableStart(error);

type Upgraded = Result<UpgradedShop, DataFailure>;

/** Adds the sums of sold and owed amounts to the outcome. */
const withSums = (database: Database, shop: Omit<UpgradedShop, 'sums'>): ResultAsync<UpgradedShop, DataFailure> =>
  database
    .read(async (db) => ok({ ...shop, sums: await transferSums(db) }))
    .mapErr(() => unusable(`${shop.place} cannot be read to its end`));

/** Returns the release that needs an upgrade. `undefined` when the shop is up to date. Errors: the reason why it
 *  cannot be upgraded. */
const releaseOf = (place: string, opened: Result<unknown, StartError>): Result<string | undefined, DataFailure> => {
  if (opened.isOk()) return ok(undefined);
  const { error } = opened;
  const isFormer = error.kind === 'databaseOlder' && error.release !== undefined;
  return isFormer ? ok(error.release) : err(failure(place, error));
};

/** Copies the shop of a former release into a new backup file in the same folder. */
const keepFormer = async (file: string, release: string): Promise<string> => {
  const name = (number: number): string => `${file}.${release}.backup${number === 1 ? '' : `.${number}`}`;
  let free = 1;
  while (existsSync(name(free))) free += 1;
  const part = `${file}.part`;
  await copyDatabase(file, part);
  const copy = new DatabaseSync(part);
  // A backup is one file without a log, and is recognized by that.
  copy.exec('pragma journal_mode = delete');
  copy.close();
  moveDurably(part, name(free));
  return name(free);
};

const upgradeFile = async (file: string, release: string | undefined, clock: ClockPort): Promise<Upgraded> => {
  const backup = release === undefined ? undefined : await keepFormer(file, release);
  let reason = 'it is full, read-only or locked';
  const database = sqliteDatabase(openSqliteConnection(file), {
    onFailure: (_kind, message) => {
      reason = message;
    },
  });
  try {
    const failed = (): StartError => ({ kind: 'databaseUnusable', file, reason });
    const foreign: StartError = { kind: 'databaseForeign', file };
    const prepared = await prepareDatabase(database, { clock, place: file, foreign, failed, upgrades: true });
    if (prepared.isOk()) return await withSums(database, { place: file, release, backup });
    if (backup !== undefined) rmSync(backup);
    return err(failure(file, prepared.error));
  } finally {
    await database.close();
  }
};

const upgradeLocal = async (data: DataFolder, clock: ClockPort): Promise<Upgraded> => {
  const { databaseFile: file } = data;
  const owned = inspectDataFolder(data)
    .andThen(orMissing(data))
    .mapErr(unusableStart)
    .andThen(() => checkInUse(file))
    .andThen(() => claimAlone(file).mapErr(unusableStart));
  if (owned.isErr()) return err(owned.error);
  try {
    const release = releaseOf(file, checkDatabase(data));
    return release.isErr() ? err(release.error) : await upgradeFile(file, release.value, clock);
  } catch (error) {
    return err(failure(file, databaseError(file, error)));
  } finally {
    owned.value.release();
  }
};

/** Upgrades the shop of a data folder to this release, all or nothing, and leaves a backup of the former shop. No
 *  server may run. Errors: why it was not finished; repeating it is safe. */
export const upgradeFolder = (data: DataFolder, clock: ClockPort): ResultAsync<UpgradedShop, DataFailure> =>
  new ResultAsync(upgradeLocal(data, clock));

const openShared = (url: string, clock: ClockPort, upgrades: boolean) =>
  openSharedDatabase({ url, makesNone: true, upgrades }, clock, undefined, patientLimits);

const upgradeDatabase = async (url: string, clock: ClockPort): Promise<Upgraded> => {
  const place = addressWithoutLogin(url);
  const opened = await openShared(url, clock, false);
  const release = releaseOf(place, opened);
  if (release.isErr()) return err(release.error);
  const upgraded = opened.isOk() ? opened : await openShared(url, clock, true);
  if (upgraded.isErr()) return err(failure(place, upgraded.error));
  const database = upgraded.value;
  try {
    return await withSums(database, { place, release: release.value });
  } finally {
    await database.close();
  }
};

/** Upgrades a shared shop to this release, all or nothing. No host may run. Errors: why it was not finished; repeating
 *  it is safe. */
export const upgradeShared = (url: string, clock: ClockPort): ResultAsync<UpgradedShop, DataFailure> =>
  new ResultAsync(upgradeDatabase(url, clock));
