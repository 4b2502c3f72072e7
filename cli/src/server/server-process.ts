import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { ResultAsync } from 'neverthrow';
import type { Failure } from '../failures/failure.ts';
import { type ServedShop, type ServeSettings, serverEnvironment, serverFrom, startFailure } from './web-server.ts';

/** Environment variables that a server of a scenario must not inherit. */
const excludedVariables =
  /^(SHOP_|PROVIDER_|PROFILE_|CONTENT_|PAYMENT_|PUBLIC_|MAIN_SITE|SMTP_|MAIL_|LEVERS|RECORD|ONLY|OPERATIONS_|LOG_LEVEL|DATABASE_URL)/;

/** No limit per client, because all visitors of a scenario come from this machine. */
const noClientLimits = { CODE_TRIES_PER_CLIENT: 'off' };

const surroundings = (env: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(Object.entries(env).filter(([name]) => !excludedVariables.test(name)));

/** Resized pictures of all servers of scenarios and of tests, beside the built server. */
const picturesFolderOf = (server: URL): string => fileURLToPath(new URL('../media', server));

/** Starts the built server as a process on a free local port; resolves with its address once it answers. */
export const startServerProcess = (
  settings: Pick<ServeSettings, 'dataDir' | 'at' | 'levers' | 'record'>,
  entry: string,
  env: Readonly<Record<string, string | undefined>>,
): ResultAsync<ServedShop, Failure> => {
  const start = async (): Promise<ServedShop> => {
    const server = serverFrom(entry);
    const child = spawn(process.execPath, [fileURLToPath(server)], {
      env: {
        MEDIA_CACHE: picturesFolderOf(server),
        ...surroundings(env),
        ...noClientLimits,
        ...serverEnvironment({ ...settings, port: 0, host: '127.0.0.1' }),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const ended = once(child, 'close');
    const kill = () => void child.kill('SIGKILL');
    process.once('exit', kill);
    const stop = async (): Promise<void> => {
      process.off('exit', kill);
      child.kill('SIGTERM');
      await ended;
    };
    let output = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
    const url = await new Promise<string>((resolve, reject) => {
      let printed = '';
      child.stdout.setEncoding('utf8').on('data', (text: string) => {
        printed += text;
        const address = /http:\/\/127\.0\.0\.1:\d+/.exec(printed)?.[0];
        if (address !== undefined) resolve(address);
      });
      child.once('close', () => reject(new Error(output.trim() || 'it ended before it was ready')));
    });
    return { url, stop };
  };
  return ResultAsync.fromPromise(start(), startFailure('a server for a scenario cannot start'));
};

/** Asks the built server why it does not start with settings. Returns its lines; `undefined` when it is not built. */
export const refusedSettings = async (
  settings: Readonly<Record<string, string | undefined>>,
  entry: string,
): Promise<readonly string[] | undefined> => {
  try {
    const server = fileURLToPath(serverFrom(entry));
    return await new Promise((resolve) => {
      execFile(process.execPath, [server, '--check-settings'], { env: { ...settings } }, (error, printed) => {
        const lines = printed.split('\n').filter((line) => line !== '');
        resolve(error === null || lines.length > 0 ? lines : undefined);
      });
    });
  } catch {
    return undefined;
  }
};
