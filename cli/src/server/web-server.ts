import { existsSync } from 'node:fs';
import { instantText } from '@shop/core/dates/instant';
import { ResultAsync } from 'neverthrow';
import type { ServeSettings } from '../acts/shop-access.ts';
import type { Failure } from '../failures/failure.ts';

/** The built server, seen from the entry file of this program, be it the source or the bundle. */
export const serverFrom = (entry: string): URL => new URL('../../ui/dist/server/server.js', entry);

/** What the server reads from the environment. */
export const serverEnvironment = ({ port, host, dataDir, only, at, seed, levers, record }: ServeSettings) => ({
  NODE_ENV: 'production',
  ...(port === undefined ? {} : { PORT: String(port) }),
  ...(host === undefined ? {} : { HOST: host }),
  ...(dataDir === undefined ? {} : { DATA_DIR: dataDir }),
  ...(only === undefined ? {} : { ONLY: only }),
  ...(at === undefined ? {} : { SHOP_AT: instantText(at) }),
  ...(seed === undefined ? {} : { SHOP_SEED: seed }),
  ...(levers === undefined ? {} : { LEVERS: levers }),
  ...(record === undefined ? {} : { RECORD: record }),
});

/** Loads the web server into this process, which it then keeps alive; it prints its own address and ends on a signal. */
export const startWebServer = (
  settings: ServeSettings,
  entry: string,
  env: Record<string, string | undefined>,
): ResultAsync<void, Failure> => {
  const start = async (): Promise<void> => {
    const server = serverFrom(entry);
    if (!existsSync(server)) throw new Error('it is not built; run: npm run build');
    Object.assign(env, serverEnvironment(settings));
    await import(/* @vite-ignore */ server.href);
  };
  return ResultAsync.fromPromise(start(), (thrown): Failure => {
    const reason = thrown instanceof Error ? thrown.message : String(thrown);
    return { type: 'unusable', message: `the server cannot start: ${reason}` };
  });
};
