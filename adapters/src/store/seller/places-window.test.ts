import { minutes } from '@shop/core/dates/instant';
import { facilityId } from '@shop/core/ids';
import { loadedPlaces } from '@shop/core/seller/places/ledger';
import { errAsync, type Result } from 'neverthrow';
import { expect, test } from 'vitest';
import type { SeenStock, StoreFailure } from '../../seller/seller-store.ts';
import type { Database } from '../database/database.ts';
import { decideCart, pays } from '../testing/decide-cart.ts';
import { adult, openTestShop, visitDay } from '../testing/test-shop.ts';
import { placesWindow, type WindowTimes } from './places-window.ts';

const times: WindowTimes = { fresh: 60_000, oldest: 120_000 };

const day = { facilityId: facilityId('termalija'), period: { type: 'day', date: visitDay } } as const;

/** Returns the free places of the day in a window, in persons. */
const freeIn = (window: Result<SeenStock, StoreFailure>): number => {
  const { left } = loadedPlaces(window._unsafeUnwrap().places, day) ?? expect.fail();
  return left;
};

/** Returns a shop whose database counts the queries of its window, delays their answers, or fails. */
const shopWithWindow = async (given: Partial<WindowTimes> = {}) => {
  const shop = await openTestShop();
  await shop.setCapacity(10);
  let queries = 0;
  let isFailing = false;
  let gate: Promise<void> = Promise.resolve();
  const database: Database = {
    ...shop.database,
    read: (work) => {
      queries += 1;
      if (isFailing) return errAsync({ kind: 'unreachable', cause: 'store' });
      const held = gate;
      return shop.database.read(work).andTee(() => held);
    },
  };
  return {
    shop,
    window: placesWindow({ ...shop.parts, database }, { ...times, ...given }),
    queries: () => queries,
    fail: () => {
      isFailing = true;
    },
    /** Delays the answers of queries that begin from now on; call the result to release them. */
    hold: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      gate = promise;
      return () => {
        gate = Promise.resolve();
        resolve();
      };
    },
  };
};

test('callers of the window share a query until the next commit', async () => {
  const { shop, window, queries } = await shopWithWindow();
  expect(freeIn((await Promise.all([window(), window(), window()]))[0])).toBe(10);
  expect(queries()).toBe(1);
  await shop.add([[adult, 3]]);
  expect(freeIn(await window())).toBe(7);
  expect(queries()).toBe(2);
});

test('a query that began before a commit is not used after it', async () => {
  const { shop, window, hold } = await shopWithWindow();
  const release = hold();
  const early = window();
  await shop.add([[adult, 3]]);
  const late = window();
  release();
  expect(freeIn(await early)).toBe(10);
  expect(freeIn(await late)).toBe(7);
});

test('a window is read again once it is too old, and not before', async () => {
  for (const [fresh, expected] of [
    [0, 2],
    [60_000, 1],
  ] as const) {
    const { window, queries } = await shopWithWindow({ fresh });
    await window();
    await window();
    expect(queries()).toBe(expected);
  }
});

test('a window is read again after a change by another connection', async () => {
  const { shop, window } = await shopWithWindow();
  expect(freeIn(await window())).toBe(10);
  const { DatabaseSync } = await import('node:sqlite');
  const other = new DatabaseSync(shop.file);
  other.exec('update places set capacity = 12');
  other.close();
  expect(freeIn(await window())).toBe(12);
});

test.each([
  ['one millisecond before its end', minutes(15) - 1, 7],
  ['at its end', minutes(15), 10],
])('a window counts a hold until its end: %s', async (_when, passed, free) => {
  const { shop, window } = await shopWithWindow({ fresh: 0 });
  await shop.add([[adult, 3]]);
  expect(freeIn(await window())).toBe(7);
  shop.clock.advance(passed);
  expect(freeIn(await window())).toBe(free);
});

test.each([
  ['one millisecond before its end', minutes(5) - 1, 7],
  ['at its end', minutes(5), 10],
])('a window counts a payment until its end: %s', async (_when, passed, free) => {
  const { shop, window } = await shopWithWindow({ fresh: 0 });
  const { cartId } = (await shop.add([[adult, 3]]))._unsafeUnwrap();
  (await decideCart(shop, cartId, pays))._unsafeUnwrap();
  expect(freeIn(await window())).toBe(7);
  shop.clock.advance(passed);
  expect(freeIn(await window())).toBe(free);
});

test.each([
  ['young enough is shown', { oldest: 120_000 }, true],
  ['too old is not', { oldest: 0 }, false],
] as const)('while queries fail, a window that is %s', async (_what, given, isShown) => {
  const { shop, window, fail } = await shopWithWindow(given);
  expect(freeIn(await window())).toBe(10);
  await shop.add([[adult, 3]]);
  fail();
  expect((await window()).isOk()).toBe(isShown);
});
