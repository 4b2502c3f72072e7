import type { OutputStream } from '../terminal.ts';

/** A standard stream of this process. `write` also accepts bytes. */
export type StandardStream = Omit<OutputStream, 'write'> & { write(text: string | Uint8Array): void };

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error);

// An import of `node:fs` would run all its getters, which load Node's streams: a third of the time of the help.
const { writeSync } = process.getBuiltinModule('node:fs');

const encoder = new TextEncoder();

/** Writes synchronously to a standard stream. Node's `stream` is opened only to read its size, or when a slow pipe
 *  does not accept more; opening takes longer than printing the help. `onFault` gets the system's error code when
 *  something could not be written; a closed pipe, such as that of `head`, is no fault. */
export const standardStream = (
  descriptor: 1 | 2,
  stream: () => NodeJS.WriteStream,
  onFault: (code: string) => void,
): StandardStream => {
  const report = (error: unknown): void => {
    const code = codeOf(error);
    if (code !== 'EPIPE') onFault(code);
  };
  let opened: NodeJS.WriteStream | undefined;
  let isLeftToStream = false;
  const open = (): NodeJS.WriteStream => {
    opened ??= stream().on('error', report);
    return opened;
  };
  return {
    get isTTY() {
      return open().isTTY === true;
    },
    get columns() {
      return open().columns;
    },
    write: (text) => {
      let rest = typeof text === 'string' ? encoder.encode(text) : text;
      try {
        while (!isLeftToStream && rest.length > 0) rest = rest.subarray(writeSync(descriptor, rest));
      } catch (error) {
        if (codeOf(error) !== 'EAGAIN') return report(error);
        isLeftToStream = true;
      }
      if (rest.length > 0) open().write(rest);
    },
  };
};
