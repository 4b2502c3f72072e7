import { chmodSync, closeSync, openSync, statSync } from 'node:fs';

const groupAndOthers = 0o077;

/** Makes a file private to its owner; where the system refuses that, it stays as it is. */
export const keepPrivate = (file: string): void => {
  try {
    const { mode } = statSync(file);
    if ((mode & groupAndOthers) !== 0) chmodSync(file, mode & 0o700);
  } catch {
    // Opening it will report what is wrong.
  }
};

/** Creates an empty private file if there is none, so that no other user ever has it open. */
export const makePrivate = (file: string): void => {
  try {
    // A file that is there is never opened here: to close it again would end the locks that this process has on it.
    closeSync(openSync(file, 'wx', 0o600));
  } catch {
    keepPrivate(file);
  }
};
