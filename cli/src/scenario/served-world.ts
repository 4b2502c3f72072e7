import { join } from 'node:path';
import type { Instant } from '@shop/core/dates/instant';
import { okAsync, ResultAsync } from 'neverthrow';
import type { ShopAccess } from '../compose/root.ts';
import type { Failure } from '../failures/failure.ts';
import type { ServedShop, ServeSettings } from '../server/web-server.ts';
import { jarIn, type OpenShopAt, type World } from './world.ts';

/** A world behind its own server and data folder. Time moves by restarting the server at a later moment. */
export const servedWorld = (
  {
    folder,
    at,
    ...given
  }: { readonly folder: string; readonly at: Instant } & Pick<ServeSettings, 'levers' | 'record'>,
  serveApart: ShopAccess['serveApart'],
  openShop: OpenShopAt,
  remove: () => void,
): World => {
  let now = at;
  let running: ServedShop | undefined;
  const started = (): ResultAsync<ServedShop, Failure> =>
    running === undefined
      ? serveApart({ dataDir: join(folder, 'data'), at: now, ...given }).andTee((server) => {
          running = server;
        })
      : okAsync(running);
  const end = async (): Promise<void> => {
    await running?.stop();
    running = undefined;
  };
  return {
    enter: (visitor, cookies) =>
      started().andThen(({ url }) =>
        openShop({ target: { type: 'gateway', url }, jar: jarIn(folder, visitor, cookies), at: now }),
      ),
    address: () => started().map(({ url }) => url),
    now: () => now,
    moveTo: (later) => {
      now = later;
      return ResultAsync.fromSafePromise(end());
    },
    close: async () => {
      await end();
      remove();
    },
  };
};
