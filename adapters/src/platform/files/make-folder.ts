import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

const existsAlready = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'EEXIST';

/** Creates a folder and its parents. Throws the system's error. Node's recursive call never ends below /proc. */
export const makeFolder = (folder: string, mode = 0o777): void => {
  if (existsSync(folder)) return;
  if (dirname(folder) !== folder) makeFolder(dirname(folder), mode);
  try {
    mkdirSync(folder, { mode });
  } catch (error) {
    // Another program may have created it first.
    if (!existsAlready(error)) throw error;
  }
};
