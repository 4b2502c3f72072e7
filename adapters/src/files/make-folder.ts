import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

const existsAlready = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'EEXIST';

/** Makes a folder with its parents, one step at a time; throws the system's error. The platform's own recursive call never
 *  ends below a folder that answers "no such file" to every attempt, such as /proc. */
export const makeFolder = (folder: string, mode = 0o777): void => {
  if (existsSync(folder)) return;
  if (dirname(folder) !== folder) makeFolder(dirname(folder), mode);
  try {
    mkdirSync(folder, { mode });
  } catch (error) {
    // Another program may have been faster.
    if (!existsAlready(error)) throw error;
  }
};
