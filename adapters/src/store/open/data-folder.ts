import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { type Instant, instantText } from '@shop/core/dates/instant';
import { err, ok, Result } from 'neverthrow';
import { makeFolder } from '../../platform/files/make-folder.ts';
import { folderError, type StartError } from './start-error.ts';

const defaultDatabaseName = 'shop.db';

/** Returns the files of a data folder. `marker` exists when the folder has a database. `moved` exists when its shop
 *  sells from another database now, even if an older copy of the file is restored. */
export const dataFolderAt = (dataDir: string, databaseName: string = defaultDatabaseName) => {
  const folder = resolve(dataDir);
  const databaseFile = join(folder, databaseName);
  return { folder, databaseFile, marker: `${databaseFile}.marker`, moved: `${databaseFile}.moved` };
};

export type DataFolder = ReturnType<typeof dataFolderAt>;

/** `empty`: a new database may be created. `present`: there is a database to open. */
export type FolderState = 'empty' | 'present';

/** Creates the folder if it is missing. Errors: `folderUnwritable`. */
export const makeDataFolder = ({ folder }: DataFolder): Result<void, StartError> =>
  Result.fromThrowable(
    () => {
      makeFolder(folder);
      accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    },
    (error) => folderError(folder, error),
  )();

const isEmptyFile = (file: string): boolean => statSync(file).size === 0;

/** Returns the folder's state without creating a database. Errors: `databaseMissing`, `databaseDamaged`. */
export const inspectDataFolder = ({ databaseFile, marker }: DataFolder): Result<FolderState, StartError> => {
  const isMarked = existsSync(marker);
  if (!existsSync(databaseFile)) {
    return isMarked ? err({ kind: 'databaseMissing', file: databaseFile, marker }) : ok('empty');
  }
  if (!isEmptyFile(databaseFile)) return ok('present');
  // SQLite opens an empty file as a new database. That is right after an interrupted first start, and wrong when there
  // was a database.
  return isMarked ? err({ kind: 'databaseDamaged', file: databaseFile, reason: 'the file is empty' }) : ok('empty');
};

/** Refuses a folder without a shop. Errors: `shopMissing`. */
export const orMissing =
  ({ databaseFile }: DataFolder) =>
  (state: FolderState): Result<void, StartError> =>
    state === 'present' ? ok() : err({ kind: 'shopMissing', place: databaseFile });

const writeDurably = (file: string, text: string): void => writeFileSync(file, text, { flag: 'wx', flush: true });

/** Writes the marker after the database is complete, unless there is one. Errors: `folderUnwritable`. */
export const markDataFolder = (data: DataFolder, now: Instant): Result<void, StartError> =>
  Result.fromThrowable(
    () => {
      if (existsSync(data.marker)) return;
      writeDurably(data.marker, `${JSON.stringify({ database: data.databaseFile, created: instantText(now) })}\n`);
    },
    (error) => folderError(data.folder, error),
  )();

/** The new place of a folder's shop, and the id of the transfer, which both places store. */
export type ShopMoveMark = { readonly place: string; readonly transfer: string };

/** Returns the move of a folder's shop. `undefined` while the shop sells from the folder. */
export const moveOf = ({ moved }: DataFolder): ShopMoveMark | undefined => {
  if (!existsSync(moved)) return undefined;
  const [place = '', transfer = ''] = readFileSync(moved, 'utf8').split('\n');
  return { place, transfer };
};

/** Closes the folder. The mark is on disk when this returns. Throws when it cannot be written. */
export const markMoved = ({ folder, moved }: DataFolder, { place, transfer }: ShopMoveMark): void => {
  if (!existsSync(moved)) writeDurably(moved, `${place}\n${transfer}\n`);
  const descriptor = openSync(folder, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
};

/** Opens the folder again. */
export const unmarkMoved = ({ moved }: DataFolder): void => rmSync(moved, { force: true });
