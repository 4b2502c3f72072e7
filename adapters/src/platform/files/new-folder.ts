import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { err, Result } from 'neverthrow';
import { makeFolder } from './make-folder.ts';

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such folder',
  ENOTDIR: 'it is no folder',
  EACCES: 'you may not',
  EROFS: 'it can only be read',
  ENOSPC: 'the disk is full',
};

/** Returns the reason of a folder's error in words; for rare ones the system's message. */
export const folderReason = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return ('code' in error ? reasons[String(error.code)] : undefined) ?? error.message;
};

/** Why a folder was not written: it is not empty, or not writable. `reason` is for the operator. */
export type FolderRefusal = { readonly type: 'notEmpty' | 'unwritable'; readonly reason: string };

/** A file of a new folder: its path with slashes, and its text or the file to copy. */
export type NewFile = { readonly path: string } & ({ readonly text: string } | { readonly copyOf: string });

const notEmpty: FolderRefusal = { type: 'notEmpty', reason: 'it is not empty; choose a new folder' };

const unwritable = (error: unknown): FolderRefusal => ({ type: 'unwritable', reason: folderReason(error) });

const writeFile = (path: string, file: NewFile): void => {
  mkdirSync(dirname(path), { recursive: true });
  if ('text' in file) writeFileSync(path, file.text);
  else copyFileSync(file.copyOf, path);
};

const writeAll = Result.fromThrowable((folder: string, files: readonly NewFile[]): void => {
  makeFolder(dirname(folder));
  // A folder name of this run only, so that no existing folder with a similar name is removed.
  const unfinished = mkdtempSync(`${folder}.part-`);
  try {
    const complete = join(unfinished, 'complete');
    mkdirSync(complete);
    for (const file of files) writeFile(join(complete, file.path), file);
    if (existsSync(folder)) rmdirSync(folder);
    renameSync(complete, folder);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}, unwritable);

const isFree = Result.fromThrowable(
  (folder: string): boolean => !existsSync(folder) || readdirSync(folder).length === 0,
  unwritable,
);

/** Writes a new folder, completely or not at all. Error: the reason. */
export const writeNewFolder = (folder: string, files: readonly NewFile[]): Result<void, FolderRefusal> =>
  isFree(folder).andThen((free) => (free ? writeAll(folder, files) : err(notEmpty)));
