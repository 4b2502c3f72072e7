import { accessSync, constants, statSync } from 'node:fs';
import { ok, Result } from 'neverthrow';
import { type Failure, usage } from './failure.ts';

/** Refuses a file that was named and cannot be read; `-` is what is piped in. Errors: `usage`, with the reason. */
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
