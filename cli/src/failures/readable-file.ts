import { accessSync, constants, statSync } from 'node:fs';
import { ok, Result } from 'neverthrow';
import { type Failure, usage } from './failure.ts';

/** Checks that a file named by the user can be read; `-` is standard input. Errors: `usage`, with the reason. */
export const readableFile = (named: string, file: string): Result<void, Failure> =>
  file === '-'
    ? ok()
    : Result.fromThrowable(
        () => {
          if (statSync(file).isDirectory()) throw new Error('it is a folder');
          accessSync(file, constants.R_OK);
        },
        (error) => usage(`${named} cannot be read: ${error instanceof Error ? error.message : String(error)}`),
      )();
