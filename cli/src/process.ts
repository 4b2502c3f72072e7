import { ResultAsync } from 'neverthrow';
import { exitCodes } from './failures/exit-codes.ts';
import type { Failure } from './failures/failure.ts';
import type { ShopAccess } from './ports/shop-access.ts';
import { run } from './run.ts';
import type { OutputStream } from './terminal/terminal.ts';

/** Node opens a stream when it is first asked for, which takes longer than to tell the help. */
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

type Composed = Omit<ShopAccess, 'serve' | 'serveApart'>;

/** What commands act on is put together when it is first needed: help and usage errors need none of it. */
const composed = async (): Promise<Composed> => (await import('./compose/root.ts')).composed;

const later = <Value>(act: (access: Composed) => ResultAsync<Value, Failure>): ResultAsync<Value, Failure> =>
  ResultAsync.fromSafePromise<Composed, Failure>(composed()).andThen(act);

const lazyParts: Composed = {
  openShop: (settings, terminal) => later(({ openShop }) => openShop(settings, terminal)),
  openCatalog: (settings, terminal) => later(({ openCatalog }) => openCatalog(settings, terminal)),
  openDesk: (settings, terminal) => later(({ openDesk }) => openDesk(settings, terminal)),
  transfer: (settings, to, terminal, tell) => later(({ transfer }) => transfer(settings, to, terminal, tell)),
  openBrowser: () => later(({ openBrowser }) => openBrowser()),
  catalogFolders: async (at) => (await composed()).catalogFolders(at),
  priceFiles: async (folder, at) => (await composed()).priceFiles(folder, at),
  traces: async (folder) => (await composed()).traces(folder),
  scenarios: async (folder) => (await composed()).scenarios(folder),
  readWords: async (folder) => (await composed()).readWords(folder),
  builtInTranslations: async (language) => (await composed()).builtInTranslations(language),
  openApi: async () => (await composed()).openApi(),
};

/** Runs the program with the process as its surroundings. `entry` is the address of the file that was started. */
export const runInProcess = async (entry: string): Promise<void> => {
  // Whoever reads may have seen enough, as `head` does; that is no error.
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
  const access: ShopAccess = {
    ...lazyParts,
    serveApart: (settings) =>
      ResultAsync.fromSafePromise<typeof import('./server/server-process.ts'), Failure>(
        import('./server/server-process.ts'),
      ).andThen(({ startServerProcess }) => startServerProcess(settings, entry, process.env)),
    serve: (settings) =>
      ResultAsync.fromSafePromise<typeof import('./server/web-server.ts'), Failure>(
        import('./server/web-server.ts'),
      ).andThen(({ startWebServer }) => startWebServer(settings, entry, process.env)),
  };
  const code = await run(terminal, access);
  // A server that cannot start says so itself and marks the process.
  process.exitCode = process.exitCode ? exitCodes.unreachable : code;
};
