import { followingClock, systemClock } from '@shop/adapters/platform/clock/clocks';
import { cryptoRandom } from '@shop/adapters/platform/random/crypto-random';
import { commandRunner } from '@shop/adapters/seller/commands/run-command';
import { sellerShop } from '@shop/adapters/seller/seller-shop';
import { shopper } from '@shop/adapters/seller/testing/shopper';
import { catalogLoader } from '@shop/adapters/store/catalog/load-catalog';
import { postgresDatabase } from '@shop/adapters/store/database/postgres-database';
import type { PostgresLimits } from '@shop/adapters/store/database/postgres-pool';
import { sqlSellerStore } from '@shop/adapters/store/seller/sql-seller-store';
import { adult, start, termalija, visitDay } from '@shop/adapters/store/testing/test-shop';
import { plusMilliseconds } from '@shop/core/dates/instant';
import { type CartId, clientSecret, type IdempotencyKey } from '@shop/core/ids';
import type { SyncTime } from '@shop/core/ports/clock-port';
import { onTestFinished } from 'vitest';
import { openTestShop } from './postgres-worlds.ts';
import { countsOf, setPlaces } from './rush-buyer.ts';

const zone = 'Europe/Ljubljana';

/** The difference between the start of tests and now, added to all timestamps, so that tests do not depend on the
 *  day. Units: milliseconds. */
const offset = start - systemClock().now();

/** Opens separate connections to a database, until the end of the test. */
export const connectedTo = (url: string, options: Parameters<typeof postgresDatabase>[1] = {}) => {
  const database = postgresDatabase(url, options);
  onTestFinished(() => database.close());
  return database;
};
/** All buyers are the same client. */
const oneClient = clientSecret('c'.repeat(32));

/** Opens a host on a database, with separate connections and a clock that is `off` milliseconds fast. */
export const hostOn = (url: string, off = 0, limits: Partial<PostgresLimits> = {}) => {
  const clock = followingClock(zone, { now: () => plusMilliseconds(start, Math.round(performance.now()) + off) });
  const onTime: SyncTime = (reported, within) => clock.sync(plusMilliseconds(reported, offset), within);
  const database = connectedTo(url, { limits: { mostConnections: 4, ...limits }, onTime });
  const store = sqlSellerStore({ database, loadCatalog: catalogLoader(), clock });
  const run = commandRunner(store);
  const shop = sellerShop(store, run, cryptoRandom);
  const { add } = shopper({ shop });
  const take = (quantity: number, key?: IdempotencyKey, cartId?: CartId, date = visitDay) =>
    add({ ticket: { id: termalija }, date }, [{ priceListId: adult, quantity }], cartId, key, oneClient);
  return { clock, database, store, run, shop, take };
};

/** Opens hosts whose clocks are off by `offs` milliseconds, on a database with the sample, and sets the capacity of
 *  a day. */
export const race = async (capacity: number, offs: readonly number[] = [0, 0, 0], on?: string) => {
  const url = on ?? (await openTestShop()).url;
  const hosts = offs.map((off) => hostOn(url, off));
  const [first = hostOn(url)] = hosts;
  const day = { productId: termalija, date: visitDay };
  await setPlaces(url, day, capacity);
  const held = async (): Promise<number> => (await countsOf(url, day)).held;
  return { url, hosts, first, held };
};
