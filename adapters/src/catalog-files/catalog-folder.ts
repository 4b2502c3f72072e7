import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import type { CatalogFile, CatalogMistake } from '@shop/core/ports/catalog-port';
import type { ClockPort } from '@shop/core/ports/clock-port';
import { err, ok, Result } from 'neverthrow';
import { makeFolder } from '../platform/files/make-folder.ts';
import { readBytes, utf8Text } from '../platform/files/read-text.ts';
import { catalogJsonSchema } from './catalog-form.ts';
import { isFilePath } from './file-paths.ts';
import { readImport } from './read-catalog.ts';
import { longestYaml } from './yaml-source.ts';

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such folder',
  ENOTDIR: 'it is no folder',
  EACCES: 'you may not',
  EROFS: 'it can only be read',
  ENOSPC: 'the disk is full',
};

/** Returns the reason of an error in words; for rare ones the system's message. */
const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return ('code' in error ? reasons[String(error.code)] : undefined) ?? error.message;
};

const isCatalogFile = (path: string): boolean => /\.ya?ml$/i.test(path) && !/(^|\/)\./.test(path);

/** Why a catalog's files cannot be read: the folder is unreadable, or files are not text. */
export type CatalogFilesFault =
  | { readonly type: 'unreadable'; readonly reason: string }
  /** `files`: those of the folder that are text. */
  | {
      readonly type: 'mistakes';
      readonly mistakes: readonly CatalogMistake[];
      readonly files?: readonly CatalogFile[] | undefined;
    };

type FileBytes = { readonly path: string; readonly bytes: Buffer };

const bytesIn = (folder: string): readonly FileBytes[] => {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ file, path: relative(folder, file).split(sep).join('/') }))
    .filter(({ path }) => isCatalogFile(path))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
  const bytes = files.reduce((sum, { file }) => sum + statSync(file).size, 0);
  if (bytes > longestYaml) throw new Error(`its files have ${bytes} bytes together; ${longestYaml} are allowed`);
  return files.map(({ file, path }) => ({ path, bytes: readFileSync(file) }));
};

const unreadable = (reason: string): CatalogFilesFault => ({ type: 'unreadable', reason });

const textIn = ({ path, bytes }: FileBytes): Result<CatalogFile, CatalogMistake> =>
  utf8Text(bytes)
    .map((text) => ({ path, text }))
    .mapErr((mistake) => ({ file: path, ...mistake }));

/** Returns the YAML files below a folder, ordered by path; `-` is standard input. */
export const readCatalogFolder = (folder: string): Result<readonly CatalogFile[], CatalogFilesFault> => {
  const read =
    folder === '-'
      ? readBytes(folder).map((bytes): readonly FileBytes[] => [{ path: folder, bytes }])
      : Result.fromThrowable(bytesIn, reasonOf)(folder);
  return read.mapErr(unreadable).andThen((all): Result<readonly CatalogFile[], CatalogFilesFault> => {
    const texts = all.map(textIn);
    const files = texts.flatMap((one) => (one.isOk() ? [one.value] : []));
    const mistakes = texts.flatMap((one) => (one.isErr() ? [one.error] : []));
    return mistakes.length === 0 ? ok(files) : err({ type: 'mistakes', mistakes, files });
  });
};

/** Why a folder was not written: it is not empty, or not writable. `reason` is for the operator. */
export type FolderRefusal = { readonly type: 'notEmpty' | 'unwritable'; readonly reason: string };

const unwritable = (reason: string): FolderRefusal => ({ type: 'unwritable', reason });

/** Refuses files outside of the folder: paths may come from the answer of another server. */
const checkPaths = (files: readonly CatalogFile[]): Result<void, FolderRefusal> => {
  const stray = files.find(({ path }) => !isFilePath(path));
  return stray === undefined ? ok() : err(unwritable(`${JSON.stringify(stray.path)} is no file of a catalog`));
};

const writeAll = Result.fromThrowable(
  (folder: string, files: readonly CatalogFile[]): void => {
    makeFolder(dirname(folder));
    // A folder name of this run only, so that no existing folder with a similar name is removed.
    const unfinished = mkdtempSync(`${folder}.part-`);
    try {
      const complete = join(unfinished, 'catalog');
      mkdirSync(complete);
      for (const { path, text } of files) {
        const file = join(complete, path);
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, text);
      }
      if (existsSync(folder)) rmdirSync(folder);
      renameSync(complete, folder);
    } finally {
      rmSync(unfinished, { recursive: true, force: true });
    }
  },
  (error) => unwritable(reasonOf(error)),
);

const isFree = Result.fromThrowable(
  (folder: string): boolean => !existsSync(folder) || readdirSync(folder).length === 0,
  (error) => unwritable(reasonOf(error)),
);

/** Writes a new folder, completely or not at all. Error: the reason. */
const writeCatalogFolder = (folder: string, files: readonly CatalogFile[]): Result<void, FolderRefusal> =>
  isFree(folder)
    .andThen((free) =>
      free
        ? checkPaths(files)
        : err<void, FolderRefusal>({ type: 'notEmpty', reason: 'it is not empty; choose a new folder' }),
    )
    .andThen(() => writeAll(folder, files));

/** Returns functions that read and write folders of catalog files without a shop. Relative days count from the
 *  clock's today. */
export const checkedFolders = (clock: ClockPort) => ({
  read: readCatalogFolder,
  write: writeCatalogFolder,
  check: (files: readonly CatalogFile[], empty: boolean): readonly CatalogMistake[] =>
    readImport({ files, empty }, clock.today()).match(
      () => [],
      (mistakes) => mistakes,
    ),
  schema: catalogJsonSchema,
});
