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

/** All timestamps are moved to the tests' day, so nothing depends on today. Units: milliseconds. */
const offset = start - systemClock().now();

/** Connections of their own to a database, for the test that asks. */
export const connectedTo = (url: string, options: Parameters<typeof postgresDatabase>[1] = {}) => {
  const database = postgresDatabase(url, options);
  onTestFinished(() => database.close());
  return database;
};
/** All buyers are of one client. */
const oneClient = clientSecret('c'.repeat(32));

/** A host of its own on a database: its own connections, its own clock that is so far off. Units: milliseconds. */
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

/** Hosts with clocks that are so far off, over one day of so many places of a database that the sample is sold from. */
export const race = async (capacity: number, offs: readonly number[] = [0, 0, 0], on?: string) => {
  const url = on ?? (await openTestShop()).url;
  const hosts = offs.map((off) => hostOn(url, off));
  const [first = hostOn(url)] = hosts;
  const day = { productId: termalija, date: visitDay };
  await setPlaces(url, day, capacity);
  const held = async (): Promise<number> => (await countsOf(url, day)).held;
  return { url, hosts, first, held };
};
