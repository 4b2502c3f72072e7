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

/** Files of a data folder. The marker says that there is a database; `moved`, that its shop now sells from another
 *  database, even if an older copy of the file is put back. */
export const dataFolderAt = (dataDir: string, databaseName: string = defaultDatabaseName) => {
  const folder = resolve(dataDir);
  const databaseFile = join(folder, databaseName);
  return { folder, databaseFile, marker: `${databaseFile}.marker`, moved: `${databaseFile}.moved` };
};

export type DataFolder = ReturnType<typeof dataFolderAt>;

/** `empty`: the place is free for a new database. `present`: there is one to open. */
export type FolderState = 'empty' | 'present';

/** Makes the folder, if it is not there. Errors: `folderUnwritable`. */
export const makeDataFolder = ({ folder }: DataFolder): Result<void, StartError> =>
  Result.fromThrowable(
    () => {
      makeFolder(folder);
      accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    },
    (error) => folderError(folder, error),
  )();

const isEmptyFile = (file: string): boolean => statSync(file).size === 0;

/** Tells what is in the folder; never makes a database. Errors: `databaseMissing`, `databaseDamaged`. */
export const inspectDataFolder = ({ databaseFile, marker }: DataFolder): Result<FolderState, StartError> => {
  const isMarked = existsSync(marker);
  if (!existsSync(databaseFile)) {
    return isMarked ? err({ kind: 'databaseMissing', file: databaseFile, marker }) : ok('empty');
  }
  if (!isEmptyFile(databaseFile)) return ok('present');
  // SQLite takes an empty file for a new database: right after an interrupted first start, wrong when there was one.
  return isMarked ? err({ kind: 'databaseDamaged', file: databaseFile, reason: 'the file is empty' }) : ok('empty');
};

/** Refuses a place without a shop. Errors: `shopMissing`. */
export const orMissing =
  ({ databaseFile }: DataFolder) =>
  (state: FolderState): Result<void, StartError> =>
    state === 'present' ? ok() : err({ kind: 'shopMissing', place: databaseFile });

const writeDurably = (file: string, text: string): void => writeFileSync(file, text, { flag: 'wx', flush: true });

/** Leaves the marker, once the database is complete; one that is there already stays. Errors: `folderUnwritable`. */
export const markDataFolder = (data: DataFolder, now: Instant): Result<void, StartError> =>
  Result.fromThrowable(
    () => {
      if (existsSync(data.marker)) return;
      writeDurably(data.marker, `${JSON.stringify({ database: data.databaseFile, created: instantText(now) })}\n`);
    },
    (error) => folderError(data.folder, error),
  )();

/** Where the shop of a folder has moved, and the name of that transfer in both places. */
export type ShopMoveMark = { readonly place: string; readonly transfer: string };

/** Nothing where the shop sells from the folder. */
export const moveOf = ({ moved }: DataFolder): ShopMoveMark | undefined => {
  if (!existsSync(moved)) return undefined;
  const [place = '', transfer = ''] = readFileSync(moved, 'utf8').split('\n');
  return { place, transfer };
};

/** Closes the folder; on disk once this returns. Throws when it cannot be written. */
export const markMoved = ({ folder, moved }: DataFolder, { place, transfer }: ShopMoveMark): void => {
  if (!existsSync(moved)) writeDurably(moved, `${place}\n${transfer}\n`);
  const descriptor = openSync(folder, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
};

/** Opens the folder again. */
export const unmarkMoved = ({ moved }: DataFolder): void => rmSync(moved, { force: true });
