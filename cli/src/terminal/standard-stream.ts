import { fstatSync, writeFileSync } from 'node:fs';
import type { OutputStream } from './terminal.ts';

/** A standard stream of this process. `write` takes bytes too. */
export type StandardStream = Omit<OutputStream, 'write'> & { write(text: string | Uint8Array): void };

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error);

/** Node's stream waits for slow pipes and terminals. Of a file it is no help: what a full disk took of a text counts
 *  there for all of it. */
const isFile = (descriptor: 1 | 2): boolean => fstatSync(descriptor).isFile();

/** What a run prints on. `stream` opens on first use, which takes longer than printing the help. `onFault` gets the
 *  system's code when something could not be written; a reader that has seen enough, like `head`, is no fault. */
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
      if (!isFile(descriptor)) return void open().write(text);
      try {
        writeFileSync(descriptor, text);
      } catch (error) {
        report(error);
      }
    },
  };
};
