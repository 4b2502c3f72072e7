import { existsSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type { ClockPort } from '@shop/core/ports/clock-port';
import type { UpgradedShop } from '@shop/core/seller/views/kept-shop';
import { err, ok, type Result, ResultAsync } from 'neverthrow';
import { checkInUse, copyDatabase, moveDurably } from '../backup/sqlite-backup.ts';
import type { Database } from '../database/database.ts';
import { openSqliteConnection, sqliteDatabase } from '../database/sqlite-database.ts';
import { type DataFailure, unusable, unusableStart } from '../open/data-failure.ts';
import { type DataFolder, inspectDataFolder, orMissing } from '../open/data-folder.ts';
import { checkDatabase, claimAlone } from '../open/open-database.ts';
import { openSharedDatabase, patientLimits, shownAddress } from '../open/open-shared-database.ts';
import { prepareDatabase } from '../open/prepare-database.ts';
import { databaseError, type StartError } from '../open/start-error.ts';
import { transferSums } from '../transfer/copy-tables.ts';

const failure = (place: string, error: StartError): DataFailure =>
  error.kind === 'databaseUnusable'
    ? unusable(`the shop in ${place} cannot be brought over (${error.reason}); nothing has been changed`)
    : unusableStart(error);

type Upgraded = Result<UpgradedShop, DataFailure>;

/** The shop with what it has sold and owes now. */
const withSums = (database: Database, shop: Omit<UpgradedShop, 'sums'>): ResultAsync<UpgradedShop, DataFailure> =>
  database
    .read(async (db) => ok({ ...shop, sums: await transferSums(db) }))
    .mapErr(() => unusable(`${shop.place} cannot be read to its end`));

/** A release that waits for its upgrade; undefined where there is nothing to do. Errors: why nothing can be done. */
const releaseOf = (place: string, opened: Result<unknown, StartError>): Result<string | undefined, DataFailure> => {
  if (opened.isOk()) return ok(undefined);
  const { error } = opened;
  const isFormer = error.kind === 'databaseOlder' && error.release !== undefined;
  return isFormer ? ok(error.release) : err(failure(place, error));
};

/** Copies the shop as a former release left it into a new file beside it. */
const keepFormer = async (file: string, release: string): Promise<string> => {
  const name = (number: number): string => `${file}.${release}.backup${number === 1 ? '' : `.${number}`}`;
  let free = 1;
  while (existsSync(name(free))) free += 1;
  const part = `${file}.part`;
  await copyDatabase(file, part);
  const copy = new DatabaseSync(part);
  // One file without a log, and recognized as a backup by that.
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

const upgradeFolder = async (data: DataFolder, clock: ClockPort): Promise<Upgraded> => {
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

/** Brings the shop of a data folder, which no server may run on, over to this release, all or nothing, and leaves a
 *  backup of it as it was. May be repeated after any failure. Errors: why it stays as it was. */
export const upgradedFolder = (data: DataFolder, clock: ClockPort): ResultAsync<UpgradedShop, DataFailure> =>
  new ResultAsync(upgradeFolder(data, clock));

const openShared = (url: string, clock: ClockPort, upgrades: boolean) =>
  openSharedDatabase({ url, makesNone: true, upgrades }, clock, undefined, patientLimits);

const upgradeShared = async (url: string, clock: ClockPort): Promise<Upgraded> => {
  const place = shownAddress(url);
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

/** Brings the shop that hosts share, none of which may run, over to this release, all or nothing. May be repeated after
 *  any failure. Errors: why it stays as it was. */
export const upgradedShared = (url: string, clock: ClockPort): ResultAsync<UpgradedShop, DataFailure> =>
  new ResultAsync(upgradeShared(url, clock));
