import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

const sources = 'adapters/src';

/** Returns the nearest folder above `folder` that contains `adapters/src`, otherwise the root of the file system. */
const rootAbove = (folder: string): string => {
  const parent = dirname(folder);
  return parent === folder || existsSync(join(parent, sources)) ? parent : rootAbove(parent);
};

const root = rootAbove(import.meta.dirname);

/** Returns the path of a file or folder that programs read while they run, from its path below `adapters/src`. Builds
 *  do not copy these files: a built program reads them in the checkout that contains it. */
export const sourcePath = (path: string): string => join(root, sources, path);
