import { join } from 'node:path';
import type { Instant } from '@shop/core/dates/instant';
import { errAsync, okAsync } from 'neverthrow';
import type { ShopSettings } from '../ports/shop-settings.ts';
import { jarIn, noAddress, type OpenShopAt, type World } from './world.ts';

/** A world in this process, on a data folder of its own, at a moment that only the scenario moves. */
export const ownWorld = (
  { folder, at, ...given }: { readonly folder: string; readonly at: Instant } & Pick<ShopSettings, 'seed' | 'levers'>,
  openShop: OpenShopAt,
  remove: () => void,
): World => {
  let now = at;
  return {
    enter: (visitor, cookies) =>
      openShop({
        target: { type: 'database', folder: join(folder, 'data'), file: 'shop.db' },
        jar: jarIn(folder, visitor, cookies),
        at: now,
        ...given,
      }),
    address: () => errAsync(noAddress),
    now: () => now,
    moveTo: (later) => {
      now = later;
      return okAsync(undefined);
    },
    close: async () => remove(),
  };
};
