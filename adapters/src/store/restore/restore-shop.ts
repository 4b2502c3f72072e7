import { existsSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { ClockPort } from '@shop/core/ports/clock-port';
import type { RestoredShop } from '@shop/core/seller/views/shop-copy';
import { err, ok, type Result, ResultAsync } from 'neverthrow';
import { checkBackup, copyDatabase, logsOf, moveDurably, removeDatabase } from '../backup/sqlite-backup.ts';
import type { Database } from '../database/database.ts';
import { openSqliteConnection, sqliteDatabase } from '../database/sqlite-database.ts';
import { type DataFailure, unusable, unusableStart } from '../open/data-failure.ts';
import { type DataFolder, dataFolderAt, makeDataFolder, markDataFolder, moveOf } from '../open/data-folder.ts';
import { checkDatabase, claimAlone } from '../open/open-database.ts';
import { prepareDatabase } from '../open/prepare-database.ts';
import { messageOf, type StartError } from '../open/start-error.ts';
import { damagedBackup, type InPlace, putInPlace } from './put-in-place.ts';

export type ShopRestore = { readonly data: DataFolder; readonly file: string; readonly clock: ClockPort };

const openFile = (file: string): Database | undefined =>
  existsSync(file) ? sqliteDatabase(new DatabaseSync(file, { readOnly: true })) : undefined;

/** Prepares a copy of the backup for the next server. */
const prepare = async (
  { file, clock }: ShopRestore,
  part: string,
  former: string,
): Promise<Result<InPlace, DataFailure>> => {
  await copyDatabase(file, part);
  const database = sqliteDatabase(openSqliteConnection(part));
  try {
    const failed = (): StartError => ({ kind: 'databaseUnusable', file: part, reason: 'it cannot be written' });
    const foreign: StartError = { kind: 'databaseForeign', file };
    const ready = await prepareDatabase(database, { clock, place: file, foreign, failed, upgrades: true });
    if (ready.isErr()) return err(unusableStart(ready.error));
    return await putInPlace(database, file, clock, () => openFile(former));
  } finally {
    await database.close();
  }
};

/** Returns a free name for the former shop, or the name under which a killed run has moved it. */
const asideOf = (file: string, hasFormer: boolean): string => {
  const name = (number: number): string => `${file}.replaced${number === 1 ? '' : `.${number}`}`;
  let free = 1;
  while (existsSync(name(free))) free += 1;
  return name(hasFormer ? free : Math.max(1, free - 1));
};

/** Moves the former shop aside, database before log, so that a killed run leaves no database without its log. */
const moveAside = (file: string, aside: string): void => {
  for (const end of ['', '-wal']) if (existsSync(file + end)) renameSync(file + end, aside + end);
  rmSync(`${file}-shm`, { force: true });
};

const partOf = ({ databaseFile }: DataFolder): string => `${databaseFile}.part`;

const restore = async (options: ShopRestore): Promise<Result<RestoredShop, DataFailure>> => {
  const { data, file, clock } = options;
  const { databaseFile: to } = data;
  const part = partOf(data);
  const hasFormer = existsSync(to);
  const aside = asideOf(to, hasFormer);
  // If an earlier run was killed between database and log, this moves the log as well.
  if (!hasFormer) moveAside(to, aside);
  const prepared = await prepare(options, part, hasFormer ? to : aside);
  if (prepared.isErr()) return err(prepared.error);
  if (logsOf(part).some(existsSync)) return err(unusable(`${part} cannot be completed; nothing has been changed`));
  const marked = markDataFolder(data, clock.now());
  if (marked.isErr()) return err(unusableStart(marked.error));
  moveAside(to, aside);
  moveDurably(part, to);
  return ok({ from: file, to, ...prepared.value, replaced: existsSync(aside) ? aside : undefined });
};

const checkFile = (file: string): Result<void, DataFailure> => {
  if (!existsSync(file)) return err(unusable(`there is no backup ${file}`));
  const backup = dataFolderAt(dirname(file), basename(file));
  return checkBackup(file).andThen(() =>
    checkDatabase(backup, { upgrades: true })
      .mapErr((error) => (error.kind === 'databaseDamaged' ? damagedBackup(file, error.reason) : unusableStart(error)))
      .andThen((state) => (state === 'present' ? ok() : err(damagedBackup(file, 'it holds no shop')))),
  );
};

const claimed = ({ data }: ShopRestore) => {
  const { databaseFile: file, moved } = data;
  const move = moveOf(data);
  if (move !== undefined) return err(unusableStart({ kind: 'databaseMoved', file, place: move.place, moved }));
  return makeDataFolder(data)
    .andThen(() => claimAlone(file))
    .mapErr(unusableStart);
};

const claimAndRestore = async (options: ShopRestore): Promise<Result<RestoredShop, DataFailure>> => {
  const owned = checkFile(options.file).andThen(() => claimed(options));
  if (owned.isErr()) return err(owned.error);
  try {
    return await restore(options);
  } catch (error) {
    return err(unusable(`${options.file} cannot be restored (${messageOf(error)}); repeat the command to finish it`));
  } finally {
    removeDatabase(partOf(options.data));
    owned.value.release();
  }
};

/** Replaces the shop of a data folder by a backup and moves the former shop aside. No server may run. Errors: why it
 *  was not finished; repeating it is safe. */
export const restoreShop = (options: ShopRestore): ResultAsync<RestoredShop, DataFailure> =>
  new ResultAsync(claimAndRestore(options));
