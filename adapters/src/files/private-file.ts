import { chmodSync, closeSync, openSync, statSync } from 'node:fs';

const groupAndOthers = 0o077;

/** Makes a file private to its owner; where the system refuses that, it stays as it is. */
export const keepPrivate = (file: string): void => {
  try {
    const { mode } = statSync(file);
    if ((mode & groupAndOthers) !== 0) chmodSync(file, mode & 0o700);
  } catch {
    // Whoever opens it is told what is wrong with it.
  }
};

/** Makes an empty file of that kind where none is, so that nobody else ever has it open. */
export const makePrivate = (file: string): void => {
  try {
    // A file that is there is never opened here: to close it again would end the locks that this process has on it.
    closeSync(openSync(file, 'wx', 0o600));
  } catch {
    keepPrivate(file);
  }
};
