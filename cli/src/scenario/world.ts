import { join } from 'node:path';
import type { Instant } from '@shop/core/dates/instant';
import { errAsync, type ResultAsync } from 'neverthrow';
import { type Failure, usage } from '../failure.ts';
import type { OpenShop, ShopSettings } from '../shop-access.ts';

/** Where a scenario takes place: a shop that visitors come to, and its time. */
export type World = {
  /** Opens the shop for a visitor, whose cookies are kept under their name. */
  enter(visitor: string): ResultAsync<OpenShop, Failure>;
  /** When it is there; none where its time is not the scenario's to tell. */
  now(): Instant | undefined;
  /** It is this moment now, for whoever enters from then on. Errors: a shop that others use as well keeps its time. */
  moveTo(at: Instant): ResultAsync<void, Failure>;
  close(): Promise<void>;
};

export type OpenShopAt = (settings: ShopSettings) => ResultAsync<OpenShop, Failure>;

const noTime = usage('a shop that others use as well keeps its own time');

/** A shop that others use as well. `folder` keeps the visitors' cookies, and is the scenario's own. */
export const sharedWorld = (
  settings: Omit<ShopSettings, 'jar'>,
  folder: string,
  openShop: OpenShopAt,
  remove: () => void,
): World => ({
  enter: (visitor) => openShop({ ...settings, jar: join(folder, `${visitor}.json`) }),
  now: () => undefined,
  moveTo: () => errAsync(noTime),
  close: async () => remove(),
});
