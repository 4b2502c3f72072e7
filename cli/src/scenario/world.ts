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

/** What a jar holds, by name. */
export type Cookies = Readonly<Record<string, string>>;

/** The file of the calls of a world in this folder. */
export const callsIn = (folder: string): string => join(folder, 'calls.jsonl');

/** Where the shop of a world is at a moment; what ends is there anew at a later one. */
type Site = { at(now: Instant | undefined): ResultAsync<Target, Failure>; end(): Promise<void> };

/** A shop that is there whatever the moment. */
export const standing = (target: Target): Site => ({ at: () => okAsync(target), end: async () => undefined });

/** A shop behind a server of its own, which a later moment starts again. */
export const served = (
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
  /** Keeps the visitors' cookies, and is the world's own. */
  readonly folder: string;
  /** The moment that it begins at; none for a shop with its own clock. */
  readonly at?: Instant;
  readonly openShop: (at: Pick<ShopSettings, 'target' | 'jar' | 'at'>) => ResultAsync<OpenShop, Failure>;
  readonly remove: () => void;
};

/** Where a scenario takes place: a shop that visitors come to, and its time. */
export const openWorld = ({ site, folder, openShop, remove, at }: WorldSettings) => {
  let now = at;
  return {
    /** Opens the shop for a visitor, whose cookies are kept under their name, or are those that are given. */
    enter: (visitor: string, cookies?: Cookies): ResultAsync<OpenShop, Failure> => {
      const jar = join(folder, `${visitor}.json`);
      if (cookies !== undefined) writeFileSync(jar, JSON.stringify(cookies));
      return site.at(now).andThen((target) => openShop({ target, jar, at: now }));
    },
    /** Where a browser finds it. Errors: a world in this process has no address. */
    address: (): ResultAsync<string, Failure> =>
      site
        .at(now)
        .andThen((target) =>
          target.type === 'gateway'
            ? okAsync(target.url)
            : errAsync(usage('a shop in this process has no address that a browser could open')),
        ),
    /** Moves the time for later visits. Errors: it is moved back; a shared shop keeps its own clock. */
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
    /** The file of its calls, where they are recorded. */
    calls: callsIn(folder),
  };
};

export type World = ReturnType<typeof openWorld>;
