import { closeSync, existsSync, fsyncSync, linkSync, openSync, readSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { err, ok, Result } from 'neverthrow';
import { makePrivate } from '../../platform/files/private-file.ts';
import { type DataFailure, refused, unusable } from '../open/data-failure.ts';
import { messageOf } from '../open/start-error.ts';

/** Returns the names of SQLite's log files for a database. */
export const logsOf = (file: string): readonly string[] => ['-wal', '-shm', '-journal'].map((end) => file + end);

/** Deletes a database file with its logs. */
export const removeDatabase = (file: string): void => {
  for (const one of [file, ...logsOf(file)]) rmSync(one, { force: true });
};

/** Pages per step. All in one step, because SQLite restarts the copy when another process writes between two steps. */
const allPages = 2 ** 31 - 1;

/** Copies a database with its log into a new private file, in a single step, so that writers never restart it. */
export const copyDatabase = async (from: string, to: string): Promise<void> => {
  removeDatabase(to);
  makePrivate(to);
  const source = new DatabaseSync(from, { readOnly: true, timeout: 5000 });
  try {
    await backup(source, to, { rate: allPages });
  } finally {
    source.close();
  }
};

const keepFolderOf = (file: string): void => {
  const folder = openSync(dirname(file), 'r');
  fsyncSync(folder);
  closeSync(folder);
};

/** Moves a complete file to its name. The move is on disk when this returns. */
export const moveDurably = (from: string, to: string): void => {
  renameSync(from, to);
  keepFolderOf(to);
};

/** Gives a complete file its name, or returns `taken` when another file has that name. The change is on disk when
 *  this returns. */
export const nameDurably = (from: string, to: string): 'named' | 'taken' => {
  try {
    linkSync(from, to);
  } catch {
    // Some file systems have no hard links; a rename alone would replace another file.
    if (existsSync(to)) return 'taken';
    renameSync(from, to);
  }
  keepFolderOf(to);
  return 'named';
};

/** Whether a database file uses a log (WAL mode), as that of a shop in use does; a backup does not. Error: the reason
 *  why it cannot be read. */
const isLogged = (file: string): Result<boolean, DataFailure> =>
  Result.fromThrowable(
    () => {
      // Opening a pipe would wait for its writer.
      if (!statSync(file).isFile()) throw new Error('it is no file');
      const header = Buffer.alloc(20);
      const descriptor = openSync(file, 'r');
      readSync(descriptor, header, 0, header.length, 0);
      closeSync(descriptor);
      return header[18] === 2;
    },
    (error) => unusable(`${file} cannot be read (${messageOf(error)})`),
  )();

const bareCopy = (file: string): DataFailure =>
  refused(
    'Db.BareCopy',
    `${file} is a plain copy of a database in use: what was in its log is missing`,
    'make a backup of the data folder with: shop db backup <file> --on <folder>',
  );

/** Refuses a file made by the system's copy command where a backup is expected. */
export const checkBackup = (file: string): Result<void, DataFailure> =>
  isLogged(file).andThen((logged) => (logged ? err(bareCopy(file)) : ok()));

/** Refuses a plain copy in a data folder: one without its log and without the folder's marker. */
export const checkInUse = (file: string): Result<void, DataFailure> => {
  const hasCompany = existsSync(`${file}.marker`) || existsSync(`${file}-wal`);
  return hasCompany ? ok() : checkBackup(file);
};
