import { testStart } from '@shop/adapters/platform/clock/testing/test-start';
import { asKeeper, ownDatabase } from '@shop/adapters/store/testing/own-databases';
import { instantText, minutes } from '@shop/core/dates/instant';
import { expect, inject, test } from 'vitest';
import { databaseClock, machineClock, startHosts } from './host-processes.ts';
import { countsOf, rush, setPlaces, tally, wantedPlaces } from './rush-buyer.ts';
import { faultsInBooks, openPayments } from './rush-campaign.ts';

/** The difference between the clocks of the hosts. Units: minutes. */
const apart = 10;

test('three hosts that started at once on an empty database, ten minutes apart by their own clocks, of which one is killed in the middle of a rush, sell each place once, by the moment of their database', async () => {
  const { url, drop } = await ownDatabase(inject('postgresUrl'));
  await databaseClock(url, testStart);
  const hosts = await startHosts(url, 3, { SHOP_AT: instantText(testStart) }, (at) =>
    machineClock(testStart, apart * (at - 1)),
  );
  const [wanted] = await wantedPlaces(hosts.origins()[0] ?? '');
  if (wanted === undefined) throw new Error('nothing can be bought');
  await setPlaces(url, wanted, 20);
  const disturbance = { after: 8, make: hosts.kill };
  const done = await rush({ hosts, wanted, round: 'short', buyers: 45, everyLeaves: 1000, disturbance });
  expect(hosts.origins()).toHaveLength(2);
  expect(tally(done)).toEqual({ bought: 20, left: 0, soldOut: 25, failed: 0 });
  expect(await countsOf(url, wanted)).toEqual({ held: 0, paying: 0, sold: 20 });
  expect(await faultsInBooks(url, hosts.attemptsFile, done.acknowledged)).toEqual([]);
  expect(await openPayments(url)).toBe(0);
  const moments = await asKeeper(
    url,
    `select placed_at, (document #>> '{charges,0,attempts,0,createdAt}')::bigint as created_at,
       (document #>> '{mails,0,askedAt}')::bigint as asked_at from orders`,
  );
  // Hosts get the time from the database and add the time that passes; their own clocks differ more.
  for (const moment of moments.flatMap((row) => Object.values(row)))
    expect(Math.abs(Number(moment) - testStart)).toBeLessThan(minutes(apart / 2));
  await hosts.stop();
  await drop();
});
