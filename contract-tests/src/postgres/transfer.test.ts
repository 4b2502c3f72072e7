import { copyFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fixedClock } from '@shop/adapters/platform/clock/clocks';
import { ownFile } from '@shop/adapters/platform/files/file-owner';
import { openEmbeddedOperator } from '@shop/adapters/shop/embedded-operator';
import { fixtureFolder } from '@shop/adapters/store/testing/fixture-folder';
import { recordOf } from '@shop/adapters/store/testing/fixture-record';
import { openFixtureShop } from '@shop/adapters/store/testing/fixture-shop';
import { asKeeper, ownDatabase } from '@shop/adapters/store/testing/own-databases';
import { moveShop } from '@shop/adapters/store/transfer/move-shop';
import { instant, instantText } from '@shop/core/dates/instant';
import { cartId, checkoutSession, orderRef } from '@shop/core/ids';
import { expect, inject, onTestFinished, test } from 'vitest';
import { runToEnd } from '../terminal.ts';

const password = 'kopalna-plahta-7';

/** Makes an empty database whose address contains a password, which must not be printed. */
const emptyDatabase = async (): Promise<string> => {
  const { url, drop } = await ownDatabase(inject('postgresUrl'));
  onTestFinished(drop);
  const withPassword = new URL(url);
  withPassword.password = password;
  return withPassword.href;
};

const killer = { NODE_OPTIONS: `--import ${join(import.meta.dirname, '../testing/kill-at-statement.mjs')}` };

/** Makes a shop in a folder with functions that move it, in this process or as a separate program. */
const aShopInAFolder = async () => {
  const { folder, file, told } = await fixtureFolder();
  const { sessions, ...expected } = told;
  const { now, carts, orders } = expected;
  const at = instant(now);
  const move = (url: string) =>
    moveShop({ ...{ dataDir: folder, databaseName: 'shop.db', url, at }, onStep: async () => undefined });
  const moveApart = async (DATABASE_URL: string, env: NodeJS.ProcessEnv = {}) => {
    const typed = ['db', 'transfer', '--on', folder, '--json', '--at', instantText(at)];
    const ran = await runToEnd('cli/dist/shop.js', typed, { DATABASE_URL, ...env });
    expect(ran.out + ran.err).not.toContain(password);
    return ran;
  };
  /** Returns why the shop cannot be opened; `undefined` if it can. */
  const refusal = async (where: { readonly shared?: { readonly url: string } } = {}): Promise<string | undefined> => {
    const opened = await openEmbeddedOperator({ makesNone: true, ...where, dataDir: folder, clock: fixedClock(at) });
    if (opened.isErr()) return opened.error;
    await opened.value.close();
    return undefined;
  };
  return { folder, file, expected, sessions, now, carts, orders, move, moveApart, refusal };
};

const idsOf = <Id>(shown: Readonly<Record<string, { readonly id: string }>>, make: (id: string) => Id) =>
  Object.fromEntries(Object.entries(shown).map(([key, { id }]) => [key, make(id)]));

test('a moved shop shows every order and cart as before, and continues', async () => {
  const old = await aShopInAFolder();
  const url = await emptyDatabase();
  const moved = (await old.move(url))._unsafeUnwrap();
  expect(moved).toMatchObject({ wasThere: false, sums: { orders: Object.keys(old.orders).length } });
  const shop = await openFixtureShop(old.folder, old.now, { shared: { url } });
  onTestFinished(() => shop.close());
  const { sessions, carts, orders } = old;
  expect(await recordOf(shop, idsOf(carts, cartId), idsOf(orders, orderRef))).toEqual(old.expected);

  const [cart, order] = [cartId(carts.retryable?.id ?? ''), orderRef(orders.declined?.id ?? '')];
  const retry = { cartId: cart, session: checkoutSession(sessions.retryable), paymentType: 'payment' } as const;
  expect((await shop.checkout.startPayment(retry))._unsafeUnwrap().returnUrl).toContain(order);
  shop.decide(order, 'captured');
  expect((await shop.checkout.showOrder(order))._unsafeUnwrap()).toMatchObject({
    ...{ outcome: 'completed', orderNumber: orders.declined?.orderNumber },
  });
});

const tablesIn = async (url: string): Promise<number> =>
  (await asKeeper(url, "select 1 from pg_tables where schemaname = 'public'")).length;

test.each([
  ['half-way', 'before 20 insert into', true, false],
  ['before the commit', 'before 2 commit', false, false],
  ['after the commit, before its answer', 'after 2 commit', false, true],
] as const)(
  'a transfer that is killed %s can be repeated, and only one shop sells at any time',
  async (_, at, sellsOn, wasThere) => {
    const old = await aShopInAFolder();
    const url = await emptyDatabase();
    expect((await old.moveApart(url, { ...killer, KILL_AT: at })).code).toBeNull();
    expect((await tablesIn(url)) > 0).toBe(wasThere);
    const between = await old.refusal();
    if (sellsOn) expect(between).toBeUndefined();
    else expect(between).toMatch(/^[^\n]+ has moved to postgres:[^\n]+ run the same shop db transfer again[^\n]+$/);
    expect((await old.move('postgres://127.0.0.1:1/other')).isErr()).toBe(true);
    const stranger = Object.assign(new URL(url), { username: 'stranger' }).href;
    const { message } = (await old.move(stranger))._unsafeUnwrapErr();
    expect(message).toContain('role "stranger" does not exist');
    expect(message).toContain(sellsOn ? 'the data folder sells on' : 'is not known; run it again');

    const again = (await old.move(url))._unsafeUnwrap();
    expect(again).toMatchObject({ wasThere, sums: { orders: Object.keys(old.orders).length } });
    expect(again.clockAhead).toBeLessThan(60_000);
    expect(await old.refusal()).toMatch(/^[^\n]+ has moved to postgres:\/\/127[^\n]+$/);
    expect(await old.refusal({ shared: { url } })).toBeUndefined();
  },
);

test('a shop moves once, into an empty database; every other move is refused and changes nothing', async () => {
  const [one, other] = [await aShopInAFolder(), await aShopInAFolder()];
  const url = await emptyDatabase();
  const moved = await one.moveApart(url);
  expect([moved.code, JSON.parse(moved.out)]).toMatchObject([
    0,
    { to: `postgres://${new URL(url).host}${new URL(url).pathname}` },
  ]);
  const twice = await one.moveApart(await emptyDatabase());
  expect([twice.code, twice.err]).toEqual([3, expect.stringContaining('"Db.Moved"')]);
  expect((await other.move(url))._unsafeUnwrapErr()).toMatchObject({ code: 'Db.Taken' });
  const foreign = await emptyDatabase();
  await asKeeper(foreign, 'create table notes (text text)');
  expect((await other.move(foreign))._unsafeUnwrapErr()).toMatchObject({ code: 'Db.Foreign' });
  expect(await tablesIn(foreign)).toBe(1);
  const nobody = (await other.move(`postgres://shop:${password}@127.0.0.1:1/shop`))._unsafeUnwrapErr();
  expect(nobody).toMatchObject({
    type: 'unusable',
    message:
      'postgres://127.0.0.1:1/shop cannot be reached (connect ECONNREFUSED 127.0.0.1:1); nothing was moved, and the data folder sells on',
  });
  expect(JSON.stringify(nobody)).not.toContain(password);
  const owner = ownFile(other.file, 'http://127.0.0.1:1')._unsafeUnwrap();
  const owned = (await other.move(await emptyDatabase()))._unsafeUnwrapErr();
  owner.release();
  expect(owned.message).toContain('belongs to the shop that runs at http://127.0.0.1:1');
  expect(await other.refusal()).toBeUndefined();
});

test('a start on a new shared database is refused while the data folder has a shop that could move there', async () => {
  const old = await aShopInAFolder();
  const url = await emptyDatabase();
  const start = { dataDir: old.folder, shared: { url }, clock: fixedClock(instant(old.now)) };
  expect((await openEmbeddedOperator(start))._unsafeUnwrapErr()).toMatch(
    /^[^\n]+shop\.db holds a shop that has not moved to postgres:[^\n]+ shop db transfer[^\n]+$/,
  );
  expect(await tablesIn(url)).toBe(0);
  (await old.move(url))._unsafeUnwrap();
  await (await openEmbeddedOperator(start))._unsafeUnwrap().close();
});

test('a copy of the file from before the move does not sell until its .moved file is deleted', async () => {
  const old = await aShopInAFolder();
  const url = await emptyDatabase();
  const backup = `${old.file}.backup`;
  copyFileSync(old.file, backup);
  (await old.move(url))._unsafeUnwrap();
  copyFileSync(backup, old.file);
  const [refused, again] = [await old.refusal(), await old.move(await emptyDatabase())];
  expect(refused).toMatch(
    /^[^\n]+ has moved to postgres:\/\/127[^\n]+shop\.db\.moved if nothing sells there any more$/,
  );
  expect(again._unsafeUnwrapErr()).toMatchObject({ code: 'Db.Moved' });
  rmSync(`${old.file}.moved`);
  expect(await old.refusal()).toBeUndefined();
});
