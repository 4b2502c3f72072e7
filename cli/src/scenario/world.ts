import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Instant } from '@shop/core/dates/instant';
import { errAsync, okAsync, type ResultAsync } from 'neverthrow';
import type { ShopSettings } from '../arguments/global-options.ts';
import type { OpenShop } from '../compose/open-shop.ts';
import { type Failure, usage } from '../failures/failure.ts';

/** What a jar holds, by name. */
export type Cookies = Readonly<Record<string, string>>;

/** Where a scenario takes place: a shop that visitors come to, and its time. */
export type World = {
  /** Opens the shop for a visitor, whose cookies are kept under their name, or are those that are given. */
  enter(visitor: string, cookies?: Cookies): ResultAsync<OpenShop, Failure>;
  /** Where a browser finds it. Errors: a world in this process has no address. */
  address(): ResultAsync<string, Failure>;
  /** The world's time; none for a shop with its own clock. */
  now(): Instant | undefined;
  /** Moves the time for later visits. Errors: a shared shop keeps its own clock. */
  moveTo(at: Instant): ResultAsync<void, Failure>;
  close(): Promise<void>;
};

export type OpenShopAt = (settings: ShopSettings) => ResultAsync<OpenShop, Failure>;

/** The file of a visitor's cookies in a folder; those that are given take the place of what it held. */
export const jarIn = (folder: string, visitor: string, cookies?: Cookies): string => {
  const jar = join(folder, `${visitor}.json`);
  if (cookies !== undefined) writeFileSync(jar, JSON.stringify(cookies));
  return jar;
};

export const noAddress = usage('a shop in this process has no address that a browser could open');

const noTime = usage('the time of a shared shop cannot be moved');

/** A shop that others use as well. `folder` keeps the visitors' cookies, and is the scenario's own. */
export const sharedWorld = (
  settings: Omit<ShopSettings, 'jar'>,
  folder: string,
  openShop: OpenShopAt,
  remove: () => void,
): World => ({
  enter: (visitor, cookies) => openShop({ ...settings, jar: jarIn(folder, visitor, cookies) }),
  address: () => (settings.target.type === 'gateway' ? okAsync(settings.target.url) : errAsync(noAddress)),
  now: () => undefined,
  moveTo: () => errAsync(noTime),
  close: async () => remove(),
});
