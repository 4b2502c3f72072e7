import { closeSync, existsSync, fsyncSync, openSync, readSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { err, ok, type Result } from 'neverthrow';
import { makePrivate } from '../files/private-file.ts';
import { type DataFailure, refused } from './data-failure.ts';

/** SQLite's files beside a database. */
export const logsOf = (file: string): readonly string[] => ['-wal', '-shm', '-journal'].map((end) => file + end);

export const removeDatabase = (file: string): void => {
  for (const one of [file, ...logsOf(file)]) rmSync(one, { force: true });
};

/** Pages per step: SQLite begins again where another process writes between two steps. */
const allPages = 2 ** 31 - 1;

/** Copies a database, its log included, into a new private file; in one step, so that writers never restart it. */
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

/** Moves a complete file to its name; on disk once this returns. */
export const moveDurably = (from: string, to: string): void => {
  renameSync(from, to);
  const folder = openSync(dirname(to), 'r');
  fsyncSync(folder);
  closeSync(folder);
};

/** Whether a database has a log: shops in use have one, backups none. */
const isLogged = (file: string): boolean => {
  const header = Buffer.alloc(20);
  const descriptor = openSync(file, 'r');
  readSync(descriptor, header, 0, header.length, 0);
  closeSync(descriptor);
  return header[18] === 2;
};

const bareCopy = (file: string): DataFailure =>
  refused(
    'Db.BareCopy',
    `${file} is a plain copy of a database in use: what was in its log is missing`,
    'make a backup of the data folder with: shop db backup <file> --on <folder>',
  );

/** Refuses what was copied with the system's copy command where a backup is expected. Throws for an unreadable file. */
export const checkBackup = (file: string): Result<void, DataFailure> => (isLogged(file) ? err(bareCopy(file)) : ok());

/** Refuses a plain copy beside which there is neither its log nor the marker of a data folder. */
export const checkInUse = (file: string): Result<void, DataFailure> => {
  const hasCompany = existsSync(`${file}.marker`) || existsSync(`${file}-wal`);
  return hasCompany || !isLogged(file) ? ok() : err(bareCopy(file));
};
