import { ResultAsync } from 'neverthrow';
import type { ShopAccess } from './compose/root.ts';
import { exitCodes } from './failures/exit-codes.ts';
import { run } from './run.ts';
import { startWebServer } from './server/web-server.ts';
import type { OutputStream } from './terminal/terminal.ts';

/** Node opens a stream on first use, which takes longer than printing the help. */
const outputStream = (stream: () => NodeJS.WriteStream): OutputStream => ({
  get isTTY() {
    return stream().isTTY === true;
  },
  get columns() {
    return stream().columns;
  },
  write: (text) => {
    stream().write(text);
  },
});

/** What commands act on. It is put together when it is first needed: help and usage errors need none of it. */
const accessOf = async (entry: string): Promise<ShopAccess> => {
  const [{ composed }, { startServerProcess }] = await Promise.all([
    import('./compose/root.ts'),
    import('./server/server-process.ts'),
  ]);
  return {
    ...composed,
    serveApart: (settings) => startServerProcess(settings, entry, process.env),
    serve: (settings) => startWebServer(settings, entry, process.env),
  };
};

/** Runs the program with the process as its surroundings. `entry` is the address of the file that was started. */
export const runInProcess = async (entry: string): Promise<void> => {
  // The reader may have seen enough, like `head`; that is no error.
  process.stdout.on('error', () => process.exit(exitCodes.done));
  const terminal = {
    argv: process.argv.slice(2),
    env: process.env,
    folder: process.cwd(),
    stdout: outputStream(() => process.stdout),
    stderr: outputStream(() => process.stderr),
    fetch: globalThis.fetch,
    keepFile: (path: string, bytes: Uint8Array) =>
      ResultAsync.fromSafePromise<typeof import('./terminal/keep-file.ts'), string>(
        import('./terminal/keep-file.ts'),
      ).andThen(({ fileKeeper }) => fileKeeper(process.cwd(), process.stdout)(path, bytes)),
    readSecret: async (prompt: string) =>
      (await import('./terminal/read-secret.ts')).readSecret(process.stdin, process.stderr, prompt),
    wait: (milliseconds: number) => new Promise<void>((over) => setTimeout(over, milliseconds)),
  };
  const code = await run(terminal, () => accessOf(entry));
  // A server that cannot start reports it and sets the exit code.
  process.exitCode = process.exitCode ? exitCodes.unreachable : code;
};
