import { ResultAsync } from 'neverthrow';
import type { ShopAccess } from './compose/root.ts';
import { exitCodes } from './failures/exit-codes.ts';
import { run } from './run.ts';
import { standardStream } from './stdio/standard-stream.ts';
import type { Terminal } from './terminal.ts';

/** Loads the functions behind the commands on first use; help and usage errors do not need them. */
const accessOf = async (entry: string): Promise<ShopAccess> => {
  const [{ composed }, { refusedSettings, startServerProcess }, { startWebServer }] = await Promise.all([
    import('./compose/root.ts'),
    import('./server/server-process.ts'),
    import('./server/web-server.ts'),
  ]);
  return {
    ...composed,
    serveApart: (settings) => startServerProcess(settings, entry, process.env),
    refusedSettings: (settings) => refusedSettings(settings, entry),
    serve: (settings) => startWebServer(settings, entry, process.env),
  };
};

/** Runs the program with the streams, arguments and environment of this process. `entry` is the address of the
 *  started file. */
export const runInProcess = async (entry: string): Promise<void> => {
  let isCut = false;
  const onCut = (code: string): void => {
    if (isCut) return;
    isCut = true;
    process.exitCode = exitCodes.unreachable;
    void import('./stdio/output.ts').then(({ concludeCut }) => concludeCut(terminal, code));
  };
  const stdout = standardStream(1, () => process.stdout, onCut);
  const terminal: Terminal = {
    argv: process.argv.slice(2),
    env: process.env,
    folder: process.cwd(),
    stdout,
    // A failure sets its exit code even when its message cannot be written.
    stderr: standardStream(
      2,
      () => process.stderr,
      () => undefined,
    ),
    fetch: globalThis.fetch,
    keepFile: (path: string, bytes: Uint8Array) =>
      ResultAsync.fromSafePromise<typeof import('./stdio/keep-file.ts'), string>(
        import('./stdio/keep-file.ts'),
      ).andThen(({ fileKeeper }) => fileKeeper(process.cwd(), stdout)(path, bytes)),
    readSecret: async (prompt: string) =>
      (await import('./stdio/read-secret.ts')).readSecret(process.stdin, process.stderr, prompt),
    wait: (milliseconds: number) => new Promise<void>((over) => setTimeout(over, milliseconds)),
  };
  const code = await run(terminal, () => accessOf(entry));
  // A server that cannot start reports it and sets the exit code.
  process.exitCode = process.exitCode ? exitCodes.unreachable : code;
};
