import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { ResultAsync } from 'neverthrow';
import type { Terminal } from './terminal.ts';

/** Files of the working folder, or standard output for `-`. Errors: why it could not be written. */
export const fileKeeper =
  (folder: string, stdout: Pick<NodeJS.WritableStream, 'write'>): Terminal['keepFile'] =>
  (path, bytes) => {
    const kept =
      path === '-'
        ? new Promise<void>((done, failed) => {
            stdout.write(bytes, (error) => (error ? failed(error) : done()));
          })
        : writeFile(resolve(folder, path), bytes);
    return ResultAsync.fromPromise(kept, (cause) => {
      const code = cause instanceof Error && 'code' in cause ? `: ${String(cause.code)}` : '';
      return `${path} cannot be written${code}`;
    });
  };
