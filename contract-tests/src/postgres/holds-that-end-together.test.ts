import { temporaryFolder } from '@shop/adapters/platform/files/testing/temporary-folder';
import { driftOf, termalija, visitDay } from '@shop/adapters/store/testing/test-shop';
import { minutes } from '@shop/core/dates/instant';
import { refusal } from '@shop/core/testing/answers';
import { expect, test } from 'vitest';
import { shopHost } from '../take-over/shop-host.ts';
import { watchedBank } from '../take-over/watched-bank.ts';
import { movedDatabaseClock } from './moved-database-clock.ts';
import { openTestShop } from './postgres-worlds.ts';
import { setPlaces } from './rush-buyer.ts';

const [places, tooMany] = [120, 15];

test('120 holds that end in one second free their places for exactly 120 of the concurrent buyers at three hosts', async () => {
  const { url, database } = await openTestShop();
  const clock = await movedDatabaseClock(url);
  const bank = watchedBank(clock);
  const open = () => {
    const hostClock = clock.hostClock();
    return shopHost({ dataDir: temporaryFolder(), shared: { url, onTime: hostClock.sync }, clock: hostClock, bank });
  };
  const first = await open();
  const hosts = [first, await open(), await open()];
  await setPlaces(url, { productId: termalija, date: visitDay }, places);

  /** Adds a ticket for a number of concurrent visitors, each with a new cart. Returns how often each result
   *  occurred. */
  const visitors = async (count: number) => {
    const kinds = await Promise.all(
      Array.from({ length: count }, (_none, at) =>
        (hosts[at % hosts.length] ?? first).add(1).match(
          () => 'done',
          ({ kind }) => kind,
        ),
      ),
    );
    return Object.fromEntries([...new Set(kinds)].map((kind) => [kind, kinds.filter((one) => one === kind).length]));
  };

  expect(await visitors(places)).toEqual({ done: places });
  expect(await refusal(first.add(1))).toEqual({ kind: 'capacityFull', left: 0 });
  await clock.advance(minutes(16));
  expect(await visitors(places + tooMany)).toEqual({ done: places, capacityFull: tooMany });
  expect(await first.placesLeft()).toBe(0);
  expect(await driftOf(database, clock.now())).toEqual([]);
});
