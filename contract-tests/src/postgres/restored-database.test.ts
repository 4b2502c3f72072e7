import { spawnSync } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { fixedClock } from '@shop/adapters/platform/clock/clocks';
import { temporaryFolder } from '@shop/adapters/platform/files/testing/temporary-folder';
import { checkShared } from '@shop/adapters/store/check/check-shop';
import { closeSharedRestore } from '@shop/adapters/store/restore/close-restore';
import { restoreDatabase } from '@shop/adapters/store/restore/restore-database';
import { beforeDatabase, beforeRecord, beforeSums } from '@shop/adapters/store/testing/before-folder';
import { fixtureFolder } from '@shop/adapters/store/testing/fixture-folder';
import { openFixtureShop } from '@shop/adapters/store/testing/fixture-shop';
import { asKeeper, ownDatabase } from '@shop/adapters/store/testing/own-databases';
import { restoreInFolder } from '@shop/adapters/store/testing/restore-in-folder';
import type { RestoreWorld, ShopPlace } from '@shop/adapters/store/testing/restore-worlds';
import { restoredOrdersContract } from '@shop/adapters/store/testing/restored-orders.contract';
import { usesSinceContract } from '@shop/adapters/store/testing/uses-since.contract';
import { moveShop } from '@shop/adapters/store/transfer/move-shop';
import { instant, instantText } from '@shop/core/dates/instant';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { postgresPrograms } from '../../../.ci/postgres.mjs';
import { runToEnd } from '../terminal.ts';
import { contentOf } from './database-content.ts';

const killer = { NODE_OPTIONS: `--import ${join(import.meta.dirname, '../testing/kill-at-statement.mjs')}` };

const clockAt = (now: number) => fixedClock(instant(now));

/** Makes a database, empty or as a copy of `template`, until the end of the test. */
const aDatabase = async (template?: string) => {
  const made = await ownDatabase(inject('postgresUrl'), template);
  onTestFinished(made.drop);
  return made;
};

type Database = Awaited<ReturnType<typeof aDatabase>>;

const placeOf = ({ url, drop }: Pick<Database, 'url' | 'drop'>): ShopPlace & { readonly url: string } => ({
  url,
  where: { dataDir: temporaryFolder(), shared: { url } },
  rows: (statement) => asKeeper(url, statement),
  change: async (...statements) => {
    await asKeeper(url, statements.join(';'));
  },
  content: () => contentOf(url),
  check: async (now) => (await checkShared(url, clockAt(now)))._unsafeUnwrap(),
  closeRestore: async (now) => (await closeSharedRestore(url, clockAt(now)))._unsafeUnwrap(),
  lose: drop,
});

/** Moves the shop of a data folder into a database. */
const moveTo = async (url: string, dataDir: string, now: number) => {
  const move = { dataDir, databaseName: 'shop.db', url, at: instant(now), onStep: async () => undefined };
  (await moveShop(move))._unsafeUnwrap();
};

const makeFixture = async () => {
  const { folder, told } = await fixtureFolder();
  const { url, name } = await ownDatabase(inject('postgresUrl'));
  await moveTo(url, folder, told.now);
  return { name, told };
};

let made: ReturnType<typeof makeFixture> | undefined;

/** Makes the shop of the fixture on PostgreSQL, and a copy of its database as pg_restore would fill it. */
const onPostgres = async () => {
  made ??= makeFixture();
  const { name, told } = await made;
  const [shop, backup] = [await aDatabase(name), await aDatabase(name)];
  const world: RestoreWorld = {
    dialect: 'postgres',
    told,
    shop: placeOf(shop),
    backup: placeOf(backup),
    restore: async (now, former) => {
      const { url, drop } = await aDatabase(backup.name);
      const replaced = former?.where.shared?.url ?? url;
      return [await restoreDatabase({ url, former: replaced, clock: clockAt(now) }), placeOf({ url, drop })];
    },
  };
  return { ...world, told, shopUrl: shop.url, backupUrl: backup.url };
};

describe('a restore of a database', () => {
  restoredOrdersContract('postgres', onPostgres);
  usesSinceContract('postgres', onPostgres);

  test('restores a dump of pg_dump with the commands that db restore prints, and closes the restore', async () => {
    const { told, shopUrl } = await onPostgres();
    const PATH = [postgresPrograms(), process.env.PATH].join(delimiter);
    const run = (program: string, ...args: readonly string[]) =>
      spawnSync(program, args, { env: { PATH }, encoding: 'utf8' });
    const dump = join(temporaryFolder(), 'shop.dump');
    expect(run('pg_dump', '-Fc', shopUrl, '-f', dump)).toMatchObject({ status: 0, stderr: '' });
    const shop = (...args: readonly string[]) =>
      runToEnd('cli/dist/shop.js', ['db', ...args, '--at', instantText(instant(told.now))], {});
    const steps = await shop('restore', dump, '--on', shopUrl);
    expect(steps).toMatchObject({ code: 2, err: expect.stringMatching(/createdb .*\n.*pg_restore .*\n.*db restore/) });
    const { url } = await aDatabase();
    expect(run('pg_restore', '--no-owner', '--exit-on-error', '-d', url, dump)).toMatchObject({ status: 0 });
    expect(await shop('restore', url, '--on', shopUrl)).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^restored postgres:.*\n(.*\n)*.* 0 tickets and 0 value cards are taken over/),
    });
    expect((await shop('check', '--on', url)).out).toMatch(/^open since the restore of 2026-11-20T08:20:00.000Z/);
    expect((await shop('check', '--close-restore', '--on', url)).out).toMatch(/^closed the restore of 2026-11-20/);
    expect((await shop('check', '--on', url)).out).toMatch(/^sound/m);
  });

  test('refuses databases in use, and leaves them unchanged', async () => {
    const { told, shop, shopUrl, backupUrl, restore } = await onPostgres();
    const inUse = { type: 'refused', code: 'Db.InUse' };
    const before = await contentOf(backupUrl);
    const host = await openFixtureShop(temporaryFolder(), told.now, { shared: { url: backupUrl } });
    const wanted = { url: backupUrl, former: shopUrl, clock: clockAt(told.now) };
    expect((await restoreDatabase(wanted))._unsafeUnwrapErr()).toMatchObject(inUse);
    await host.close();
    expect(await contentOf(backupUrl)).toEqual(before);
    const other = await openFixtureShop(temporaryFolder(), told.now, { shared: { url: shopUrl } });
    expect((await restoreDatabase(wanted))._unsafeUnwrapErr()).toMatchObject(inUse);
    await other.close();
    expect((await restore(told.now, shop))[0].isOk()).toBe(true);
  });

  test('leaves the backup unchanged until it is complete, and is repeatable after a kill (R-KEEP-3)', async () => {
    const { told, shopUrl, backupUrl } = await onPostgres();
    const before = await contentOf(backupUrl);
    const args = ['db', 'restore', backupUrl, '--on', shopUrl, '--at', instantText(instant(told.now))];
    const killed = await runToEnd('cli/dist/shop.js', args, {
      ...killer,
      KILL_AT: 'before 1 insert into "shop_moves"',
    });
    expect(killed.code).toBeNull();
    expect(await contentOf(backupUrl)).toEqual(before);
    expect(await runToEnd('cli/dist/shop.js', args, {})).toMatchObject({
      code: 0,
      out: expect.stringContaining('the next order is 2026-001005'),
    });
  });

  test('upgrades a dump of release 0.2.0 (R-KEEP-9)', async () => {
    const { url, drop } = await beforeDatabase(inject('postgresUrl'));
    onTestFinished(drop);
    const clock = clockAt(beforeRecord().now);
    const { history: _, ...sums } = (await restoreDatabase({ url, former: url, clock }))._unsafeUnwrap().sums;
    expect(sums).toMatchObject(beforeSums());
    expect((await checkShared(url, clock))._unsafeUnwrap()).toMatchObject({
      openSince: instantText(clock.now()),
      breaches: [],
    });
  });

  test('refuses a database that pg_restore has not filled, and creates no shop there', async () => {
    const { told, shopUrl } = await onPostgres();
    const { url } = await aDatabase();
    const refused = (await restoreDatabase({ url, former: shopUrl, clock: clockAt(told.now) }))._unsafeUnwrapErr();
    expect(refused.message).toContain('there is no shop in postgres://');
    expect(await asKeeper(url, "select 1 from pg_tables where schemaname = 'public'")).toEqual([]);
  });

  test('detects that nothing is left of the former shop of a database, whatever its name', async () => {
    const { told, backupUrl: url } = await onPostgres();
    const former = Object.assign(new URL(url), { hostname: 'localhost' }).href;
    expect(former).not.toBe(url);
    expect((await restoreDatabase({ url, former, clock: clockAt(told.now) }))._unsafeUnwrap()).toMatchObject({
      uses: { type: 'unknown' },
      replaced: undefined,
    });
  });

  test('opens a moved shop since the restore of its folder', async () => {
    const { told, restore } = await restoreInFolder();
    const [done, place] = await restore(told.now);
    expect(done.isOk()).toBe(true);
    const { openSince = expect.fail('not open') } = await place.check(told.now);
    const database = await aDatabase();
    await moveTo(database.url, place.where.dataDir, told.now);
    expect(await placeOf(database).check(told.now)).toMatchObject({ openSince, breaches: [] });
  });
});
