import { existsSync } from 'node:fs';
import { instantText } from '@shop/core/dates/instant';
import { ResultAsync } from 'neverthrow';
import type { ShopSettings } from '../arguments/global-options.ts';
import { type Failure, unusable } from '../failures/failure.ts';
import type { ServerPart } from './server-parts.ts';

export type ServeSettings = {
  readonly port?: number;
  readonly host?: string;
  readonly dataDir?: string;
  /** The part of the shop to run in this process; all parts when absent. */
  readonly only?: ServerPart;
} & Pick<ShopSettings, 'at' | 'seed' | 'levers' | 'record'>;

/** A server in a process of its own. */
export type ServedShop = { readonly url: string; stop(): Promise<void> };

/** Makes the failure of a server that did not start. `what` names what could not be done. */
export const startFailure =
  (what: string) =>
  (thrown: unknown): Failure =>
    unusable(`${what}: ${thrown instanceof Error ? thrown.message : String(thrown)}`);

/** Returns the address of the built server, relative to the program's entry file, source or bundle. Throws when it
 *  is not built. */
export const serverFrom = (entry: string): URL => {
  const server = new URL('../../ui/dist/server/server.js', entry);
  if (!existsSync(server)) throw new Error('it is not built; run: npm run build');
  return server;
};

/** Returns the environment variables with which the server starts. */
export const serverEnvironment = ({ port, host, dataDir, only, at, seed, levers, record }: ServeSettings) => {
  const variables = {
    NODE_ENV: 'production',
    PORT: port?.toString(),
    HOST: host,
    DATA_DIR: dataDir,
    ONLY: only,
    SHOP_AT: at === undefined ? undefined : instantText(at),
    SHOP_SEED: seed,
    LEVERS: levers,
    RECORD: record,
  };
  // Environment variables are strings: `undefined` would become the text "undefined".
  return Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined));
};

/** Starts the web server in this process. It prints its address and keeps the process alive until a signal stops it. */
export const startWebServer = (
  settings: ServeSettings,
  entry: string,
  env: Record<string, string | undefined>,
): ResultAsync<void, Failure> => {
  const start = async (): Promise<void> => {
    const server = serverFrom(entry);
    Object.assign(env, serverEnvironment(settings));
    await import(/* @vite-ignore */ server.href);
  };
  return ResultAsync.fromPromise(start(), startFailure('the server cannot start'));
};
