import { rm } from 'node:fs/promises';
import { testStart } from '@shop/adapters/platform/clock/testing/test-start';
import { temporaryFolder } from '@shop/adapters/platform/files/testing/temporary-folder';
import { callsAt } from '@shop/adapters/wire/client/testing/calls-at';
import { instantText } from '@shop/core/dates/instant';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { type Running, startServer } from '../../../ui/e2e/shop-process.ts';
import { goodsOf } from '../contracts/goods.ts';
import { shopping } from '../contracts/shopping.ts';
import { filledFolder } from './filled-folder.ts';

type Settings = Readonly<Record<string, string>>;

/** Starts the built server as a separate process on a filled data folder, for all tests of the current file.
 *  `settings` may be a function that starts what the server needs. */
export const builtShop = (settings: Settings | (() => Promise<Settings>) = {}): Pick<Running, 'origin' | 'log'> => {
  let folder: string;
  let shop: Running;
  beforeAll(async () => {
    folder = await filledFolder();
    shop = await startServer('ui/dist/server/server.js', [], {
      DATA_DIR: folder,
      SHOP_AT: instantText(testStart),
      ...(typeof settings === 'function' ? await settings() : settings),
    });
  });
  afterAll(async () => {
    await shop.kill();
    await rm(folder, { recursive: true });
  });
  return {
    get origin() {
      return shop.origin;
    },
    log: () => shop.log(),
  };
};

/** Starts the built server for the current test, on an empty data folder unless the settings name another. */
export const startBuiltShop = async (settings: NodeJS.ProcessEnv = {}): Promise<Running> => {
  const shop = await startServer('ui/dist/server/server.js', [], {
    DATA_DIR: temporaryFolder(),
    SHOP_AT: instantText(testStart),
    ...settings,
  });
  onTestFinished(() => shop.kill());
  return shop;
};

/** Returns the calls of a running shop with the sample, and helpers for buying. */
export const shoppingAt = (origin: string) => {
  const calls = callsAt(origin);
  const goods = goodsOf({ shop: calls, lists: { tickets: 'poolTickets', giftCards: 'giftVouchers' } });
  return { calls, ...goods, ...shopping({ shop: calls, checkout: calls }, goods) };
};
