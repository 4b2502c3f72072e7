import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { okAsync, ResultAsync } from 'neverthrow';
import type { Terminal } from '../terminal.ts';
import type { StandardStream } from './standard-stream.ts';

/** Writes files of the working folder, or standard output for `-`, which reports its own faults. Errors: why a file
 *  could not be written. */
export const fileKeeper =
  (folder: string, stdout: Pick<StandardStream, 'write'>): Terminal['keepFile'] =>
  (path, bytes) => {
    if (path === '-') {
      stdout.write(bytes);
      return okAsync();
    }
    return ResultAsync.fromPromise(writeFile(resolve(folder, path), bytes), (cause) => {
      const code = cause instanceof Error && 'code' in cause ? `: ${String(cause.code)}` : '';
      return `${path} cannot be written${code}`;
    });
  };
