import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

const sources = 'adapters/src';

/** The nearest folder above that holds the sources; the file system's root where none does. */
const rootAbove = (folder: string): string => {
  const parent = dirname(folder);
  return parent === folder || existsSync(join(parent, sources)) ? parent : rootAbove(parent);
};

const root = rootAbove(import.meta.dirname);

/** Address of a file or folder that programs read while they run, by its path below `adapters/src`. Builds copy none of
 *  them: a built program reads what lies in the folder of the project around it. */
export const sourcePath = (path: string): string => join(root, sources, path);
