import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { CatalogFile, CatalogMistake } from '@shop/core/ports/catalog-port';
import type { ClockPort } from '@shop/core/ports/clock-port';
import { err, ok, Result } from 'neverthrow';
import { type FolderRefusal, folderReason, writeNewFolder } from '../platform/files/new-folder.ts';
import { readBytes, utf8Text } from '../platform/files/read-text.ts';
import { catalogJsonSchema } from './catalog-form.ts';
import { isFilePath } from './file-paths.ts';
import { readImport } from './read-catalog.ts';
import { longestYaml } from './yaml-source.ts';

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
      : Result.fromThrowable(bytesIn, folderReason)(folder);
  return read.mapErr(unreadable).andThen((all): Result<readonly CatalogFile[], CatalogFilesFault> => {
    const texts = all.map(textIn);
    const files = texts.flatMap((one) => (one.isOk() ? [one.value] : []));
    const mistakes = texts.flatMap((one) => (one.isErr() ? [one.error] : []));
    return mistakes.length === 0 ? ok(files) : err({ type: 'mistakes', mistakes, files });
  });
};

/** Refuses files outside of the folder: paths may come from the answer of another server. */
const checkPaths = (files: readonly CatalogFile[]): Result<void, FolderRefusal> => {
  const stray = files.find(({ path }) => !isFilePath(path));
  return stray === undefined
    ? ok()
    : err({ type: 'unwritable', reason: `${JSON.stringify(stray.path)} is no file of a catalog` });
};

/** Writes a new folder, completely or not at all. Error: the reason. */
const writeCatalogFolder = (folder: string, files: readonly CatalogFile[]): Result<void, FolderRefusal> =>
  checkPaths(files).andThen(() => writeNewFolder(folder, files));

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
