import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Instant } from '@shop/core/dates/instant';
import { errAsync, okAsync, ResultAsync } from 'neverthrow';
import type { ShopSettings } from '../arguments/global-options.ts';
import type { Target } from '../arguments/target.ts';
import type { OpenShop } from '../compose/open-shop.ts';
import type { ShopAccess } from '../compose/root.ts';
import { type Failure, usage } from '../failures/failure.ts';
import type { ServedShop, ServeSettings } from '../server/web-server.ts';

/** The cookies of a visitor, by name. */
export type Cookies = Readonly<Record<string, string>>;

/** Returns the path of the file in which a world's calls are recorded. */
export const callsIn = (folder: string): string => join(folder, 'calls.jsonl');

/** Provides the shop of a world at a moment. After `end`, the next `at` may start it again at a later moment. */
type Site = { at(now: Instant | undefined): ResultAsync<Target, Failure>; end(): Promise<void> };

/** A shop that runs independently of the world's time. */
export const runningSite = (target: Target): Site => ({ at: () => okAsync(target), end: async () => undefined });

/** A shop on its own server, which is restarted for a later moment. */
export const serverSite = (
  settings: Pick<ServeSettings, 'dataDir' | 'levers' | 'record'>,
  serveApart: ShopAccess['serveApart'],
): Site => {
  let running: ServedShop | undefined;
  const started = (at: Instant | undefined): ResultAsync<ServedShop, Failure> =>
    running === undefined
      ? serveApart({ ...settings, at }).andTee((server) => {
          running = server;
        })
      : okAsync(running);
  return {
    at: (now) => started(now).map(({ url }) => ({ type: 'gateway', url })),
    end: async () => {
      await running?.stop();
      running = undefined;
    },
  };
};

export type WorldSettings = {
  readonly site: Site;
  /** The folder for the visitors' cookies, used by this world alone. */
  readonly folder: string;
  /** The moment at which the world starts; absent for a shop with its own clock. */
  readonly at?: Instant;
  readonly openShop: (at: Pick<ShopSettings, 'target' | 'jar' | 'at'>) => ResultAsync<OpenShop, Failure>;
  readonly remove: () => void;
};

/** Opens the world of a scenario: a shop for its visitors, and its time. */
export const openWorld = ({ site, folder, openShop, remove, at }: WorldSettings) => {
  let now = at;
  return {
    /** Opens the shop for a visitor, with `cookies` or those stored under the visitor's name. */
    enter: (visitor: string, cookies?: Cookies): ResultAsync<OpenShop, Failure> => {
      const jar = join(folder, `${visitor}.json`);
      if (cookies !== undefined) writeFileSync(jar, JSON.stringify(cookies));
      return site.at(now).andThen((target) => openShop({ target, jar, at: now }));
    },
    /** Returns the address of the shop for a browser. Errors: `usage` for a shop in this process, which has none. */
    address: (): ResultAsync<string, Failure> =>
      site
        .at(now)
        .andThen((target) =>
          target.type === 'gateway'
            ? okAsync(target.url)
            : errAsync(usage('a shop in this process has no address that a browser could open')),
        ),
    /** Moves the time for later visits. Errors: `usage` for an earlier moment, and for a shared shop, which has its
     *  own clock. */
    moveTime: (later: (now: Instant) => Instant): ResultAsync<void, Failure> => {
      if (now === undefined) return errAsync(usage('the time of a shared shop cannot be moved'));
      const then = later(now);
      if (then < now) return errAsync(usage('the time can only be moved forward'));
      now = then;
      return ResultAsync.fromSafePromise(site.end());
    },
    close: async (): Promise<void> => {
      await site.end();
      remove();
    },
    /** The path of the file with the recorded calls, if they are recorded. */
    calls: callsIn(folder),
  };
};

export type World = ReturnType<typeof openWorld>;
