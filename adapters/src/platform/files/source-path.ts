import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

const sources = 'adapters/src';

/** Returns the nearest folder above that contains the sources, or else the file system's root. */
const rootAbove = (folder: string): string => {
  const parent = dirname(folder);
  return parent === folder || existsSync(join(parent, sources)) ? parent : rootAbove(parent);
};

const root = rootAbove(import.meta.dirname);

/** Returns the path of a file or folder that programs read while they run; `path` is its path below `adapters/src`.
 *  Builds do not copy these files: a built program reads them in the project that contains it. */
export const sourcePath = (path: string): string => join(root, sources, path);
