import { realpathSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { err, ok, Result } from 'neverthrow';

/** A file of a folder that people edit while programs read it. */
export type FolderFile = {
  /** Path without symbolic links. */
  readonly path: string;
  /** Changes when the file is written or replaced. */
  readonly stamp: string;
};

/** Why a file is not read, in one line for the folder's owner. */
export type FolderFault = { readonly kind: 'missing' | 'refused'; readonly reason: string };

const refused = (reason: string): FolderFault => ({ kind: 'refused', reason });

/** Whether a path below a folder has plain names only: none is hidden, and none leads upwards. */
const isPlain = (name: string): boolean =>
  !/[\\\0]/.test(name) && name.split('/').every((part) => part !== '' && !part.startsWith('.'));

const isWithin = (folder: string, path: string): boolean => {
  const [first] = relative(folder, path).split(sep);
  return first !== '' && first !== '..';
};

const failed = (error: unknown): FolderFault => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'ENOENT' || code === 'ENOTDIR') return { kind: 'missing', reason: 'there is no such file' };
  return refused(code === 'EACCES' ? 'the program may not read it' : `it cannot be read: ${code || String(error)}`);
};

const lookUp = Result.fromThrowable((folder: string, name: string) => {
  const path = realpathSync.native(join(folder, name));
  return { path, root: realpathSync.native(folder), stat: statSync(path, { bigint: true }) };
}, failed);

/** Finds a file by its path below a folder, with slashes. Refused are hidden names, symbolic links that lead out of the
 *  folder, and files of more than `mostBytes`. */
export const fileIn = (folder: string, name: string, mostBytes: number): Result<FolderFile, FolderFault> => {
  if (!isPlain(name)) return err(refused('a name may neither begin with a dot nor lead out of the folder'));
  return lookUp(folder, name).andThen(({ path, root, stat }) => {
    if (!isWithin(root, path)) return err(refused('it is a link that leads out of the folder; copy the file into it'));
    if (!stat.isFile()) return err(refused('it is not a file'));
    if (stat.size > mostBytes) return err(refused(`it has ${stat.size} bytes; ${mostBytes} are allowed`));
    return ok({ path, stamp: `${stat.ino}-${stat.size}-${stat.mtimeNs}` });
  });
};
