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
  /** Only one part of the shop in this process; all of them when absent. */
  readonly only?: ServerPart;
} & Pick<ShopSettings, 'at' | 'seed' | 'levers' | 'record'>;

/** A server that runs beside the program. */
export type ServedShop = { readonly url: string; stop(): Promise<void> };

/** Why a server did not start, after what could not be done. */
export const startFailure =
  (what: string) =>
  (thrown: unknown): Failure =>
    unusable(`${what}: ${thrown instanceof Error ? thrown.message : String(thrown)}`);

/** The built server, seen from the entry file of this program, be it the source or the bundle. Throws without one. */
export const serverFrom = (entry: string): URL => {
  const server = new URL('../../ui/dist/server/server.js', entry);
  if (!existsSync(server)) throw new Error('it is not built; run: npm run build');
  return server;
};

/** What the server reads from the environment. */
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
  // The environment of a process holds texts only: undefined would become one.
  return Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined));
};

/** Loads the web server into this process, which it keeps alive; it prints its address and ends on a signal. */
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
