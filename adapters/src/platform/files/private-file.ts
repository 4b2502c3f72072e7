import { chmodSync, closeSync, openSync, statSync } from 'node:fs';

const groupAndOthers = 0o077;

/** Makes a file private to its owner. When the system refuses, the file is unchanged. */
export const keepPrivate = (file: string): void => {
  try {
    const { mode } = statSync(file);
    if ((mode & groupAndOthers) !== 0) chmodSync(file, mode & 0o700);
  } catch {
    // Opening the file will report the problem.
  }
};

/** Creates an empty private file if there is none, so that no other user can open it first. */
export const makePrivate = (file: string): void => {
  try {
    // Never open an existing file here: closing it would release the locks of this process on it.
    closeSync(openSync(file, 'wx', 0o600));
  } catch {
    keepPrivate(file);
  }
};
