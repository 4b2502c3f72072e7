import { testStart } from '@shop/adapters/clock/testing/test-start';
import { asKeeper, ownDatabase } from '@shop/adapters/store-sql/testing/own-databases';
import { dayStart } from '@shop/core/dates/day-start';
import { type Instant, minutes, plusMilliseconds } from '@shop/core/dates/instant';
import { plusDays } from '@shop/core/dates/local-date';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { SHOP_AT } from '../catalog-folder.ts';
import { freshClient, freshKey } from '../contracts/shopping.ts';
import { value } from '../contracts/world.ts';
import { callsFrom, databaseClock, startHosts, wrongClock } from './host-processes.ts';
import { buyOnePlace, type WantedPlace, wantedPlaces } from './rush-buyer.ts';

const zones = ['Pacific/Kiritimati', 'America/Los_Angeles'];

/** Hosts hear what time it is, and go on by how much passes; that is far less than their clocks are off. Units: milliseconds. */
const slowness = minutes(1 / 2);

/** The beginning of the test for a moment shortly after it, and the moment itself for any other. */
const nearly = (moment: number): number => (Math.abs(moment - testStart) < slowness ? testStart : moment);

/** Two hosts whose machines are two minutes and a day's zones apart, and the clock of their database. */
const hostsApart = async () => {
  const { url, drop } = await ownDatabase(inject('postgresUrl'));
  const clock = await databaseClock(url, testStart);
  const hosts = await startHosts(url, 2, { SHOP_AT }, (at) => ({
    ...wrongClock(testStart, at === 0 ? -1 : 1),
    TZ: zones[at],
  }));
  const end = async (): Promise<void> => {
    await hosts.stop();
    await drop();
  };
  const [wanted = expect.fail('nothing can be bought')] = await wantedPlaces(hosts.origins()[0] ?? '');
  const shops = hosts.origins().map((origin) => callsFrom('10.2.0.1', origin));
  return { url, clock, hosts, shops, wanted, end };
};

let apart: Awaited<ReturnType<typeof hostsApart>>;

beforeAll(async () => {
  apart = await hostsApart();
});
afterAll(() => apart.end());

const take = ({ productId, priceListId, date }: WantedPlace, shop: (typeof apart.shops)[number]) => {
  const period = { type: 'day', date } as const;
  const lines = [{ priceListId, quantity: 1 }];
  return shop.addTicket({ productId, language: 'sl', period, lines }, freshKey(), freshClient());
};

test('orders, payments and mails of hosts whose clocks and zones are apart bear the moment of their database', async () => {
  const { url, hosts, wanted } = apart;
  for (const first of [0, 1]) {
    const terms = { origins: hosts.origins, wanted, round: `apart ${first}`, comesBack: true };
    expect((await buyOnePlace(first, terms)).type).toBe('bought');
  }
  const told = await asKeeper(
    url,
    `select placed_at, created_at, asked_at, session_ends_at - 900000 as began from orders
     join payment_attempts as attempt on attempt.order_ref = ref join order_mails as mail on mail.order_ref = ref`,
  );
  expect(told).toHaveLength(2);
  for (const moment of told.flatMap((row) => Object.values(row))) expect(nearly(Number(moment))).toBe(testStart);
});

test('a hold, and the day of a visit, end at one moment for hosts whose clocks and zones are apart', async () => {
  const { clock, shops, wanted } = apart;
  /** Hosts hear of a moment with whatever they ask next. */
  const at = async (moment: Instant): Promise<void> => {
    await clock.set(moment);
    for (const shop of shops) await value(shop.listCategories('sl'));
  };
  for (const shop of shops) {
    await at(testStart);
    const { cartId } = await value(take(wanted, shop));
    const holds = async () => {
      const carts = await Promise.all(shops.map((host) => value(host.loadCart({ cartId, language: 'sl' }))));
      const states = carts.map(({ items: [item] }) => (item?.kind === 'ticket' ? item.hold : undefined));
      return states.map((state) => (state?.type === 'held' ? state.until : state?.type));
    };
    const [until] = await holds();
    expect(nearly(Number(until) - minutes(15))).toBe(testStart);
    if (typeof until !== 'number') throw new Error('nothing is held');
    await at(plusMilliseconds(until, -slowness));
    expect(await holds()).toEqual([until, until]);
    await at(until);
    expect(await holds()).toEqual(['expired', 'expired']);
  }

  const midnight = dayStart('Europe/Ljubljana', plusDays(wanted.date, 1));
  await at(plusMilliseconds(midnight, -slowness));
  for (const shop of shops) expect((await take(wanted, shop)).isOk()).toBe(true);
  await at(midnight);
  for (const shop of shops) expect((await take(wanted, shop))._unsafeUnwrapErr().kind).toBe('periodNotOnSale');
});
