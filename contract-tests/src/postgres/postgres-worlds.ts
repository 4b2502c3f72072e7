import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { ImportedCatalog } from '@shop/adapters/catalog-files/imported-catalog';
import { fixedClock } from '@shop/adapters/platform/clock/clocks';
import { testStart } from '@shop/adapters/platform/clock/testing/test-start';
import { cryptoRandom } from '@shop/adapters/platform/random/crypto-random';
import { openEmbeddedShop } from '@shop/adapters/shop/embedded-shop';
import { postgresDatabase } from '@shop/adapters/store/database/postgres-database';
import { changeOffer, repriced } from '@shop/adapters/store/testing/change-offer';
import { asKeeper, asKept, keepAsIs, ownDatabase } from '@shop/adapters/store/testing/own-databases';
import { type OpenRig, openRig } from '@shop/adapters/store/testing/test-checkout';
import { fillWith, start, testShopOn } from '@shop/adapters/store/testing/test-shop';
import { ok } from 'neverthrow';
import { inject, onTestFinished } from 'vitest';
import type { Under } from '../contracts/worlds.ts';
import { walkImport } from '../walk/walk-catalog.ts';
import { type WalkWorld, worldOn } from '../walk/walk-worlds.ts';

/** SQL that fails one in ten writing transactions at its first change and another one in ten at its commit, as
 *  conflicts do. A repeated transaction counts as another one. Failures are counted. */
const faults = `
  create sequence faults minvalue 0;
  create function fault() returns trigger language plpgsql as $$ begin
    if current_setting('application_name') = 'shop' and pg_current_xact_id()::text::bigint % 10 = tg_argv[0]::int then
      perform nextval('faults');
      raise exception 'out of order' using errcode = '40001';
    end if;
    return null;
  end $$;
  do $$ declare name text; begin
    for name in select tablename from pg_tables where schemaname = 'public' loop
      execute format('create trigger fault_at_once after insert or update or delete on %I
        for each statement execute function fault(0)', name);
      execute format('create constraint trigger fault_at_last after insert or update or delete on %I
        deferrable initially deferred for each row execute function fault(5)', name);
    end loop;
  end $$`;

/** Makes one in five writing transactions fail from now on. */
export const failNowAndThen = (url: string) => asKeeper(url, faults);

/** Returns the number of failed transactions. */
export const failedIn = async (url: string): Promise<number> => {
  const [row] = await asKeeper(url, 'select last_value::int + is_called::int as failed from faults');
  return Number(row?.failed);
};

export const failNoMore = (url: string) => asKeeper(url, 'drop function fault cascade; drop sequence faults');

type Fill = (url: string) => Promise<void>;

const templates = new Map<Fill, Promise<string>>();

const templateOf = async (serverUrl: string, fill: Fill): Promise<string> => {
  const { url, name } = await ownDatabase(serverUrl);
  await fill(url);
  await keepAsIs(url);
  return name;
};

const free = new Map<string, string[]>();

/** Returns the address of a database from a template. `giveBack` restores it for the next test. */
const filledDatabase = async (fill: Fill): Promise<{ readonly url: string; giveBack(): Promise<void> }> => {
  const serverUrl = inject('postgresUrl');
  const template = await (templates.get(fill) ?? templateOf(serverUrl, fill));
  templates.set(fill, Promise.resolve(template));
  const url = free.get(template)?.pop() ?? (await ownDatabase(serverUrl, template)).url;
  return {
    url,
    giveBack: async () => {
      await asKept(url);
      free.set(template, [...(free.get(template) ?? []), url]);
    },
  };
};

/** Fills a database by a first start of the shop. */
const byFirstStart: Fill = async (url) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'shop-postgres-first-'));
  const opened = await openEmbeddedShop({
    dataDir,
    shared: { url },
    clock: fixedClock(testStart),
    random: cryptoRandom,
    origin: 'http://shop.invalid',
    payments: { type: 'testBank', opens: 'atStart' },
  });
  await opened._unsafeUnwrap().close();
  rmSync(dataDir, { recursive: true });
};

const filledWith =
  (imported?: () => ImportedCatalog): Fill =>
  async (url) => {
    const database = postgresDatabase(url);
    await fillWith(database, imported?.());
    await database.close();
  };

const bySample = filledWith();

/** Fills a database, and makes one in five transactions fail afterwards. */
const failing = (fill: Fill): Fill => {
  const filledToFail: Fill = async (url) => {
    await fill(url);
    await failNowAndThen(url);
  };
  return filledToFail;
};

const byFirstStartToFail = failing(byFirstStart);
const byWalkToFail = failing(filledWith(walkImport));

/** Addresses of databases with injected failures. */
const failingUrls = new Set<string>();

/** Returns the number of injected failures in all tests so far. */
export const failedOnPurpose = async (): Promise<number> => {
  const failed = await Promise.all([...failingUrls].map(failedIn));
  return failed.reduce((sum, one) => sum + one, 0);
};

/** Opens the shop of the payments' own tests on PostgreSQL. */
export const openRigOnPostgres = async (options?: Parameters<OpenRig>[0]) => {
  const { url, giveBack } = await filledDatabase(bySample);
  onTestFinished(giveBack);
  return { ...(await openRig({ ...options, database: postgresDatabase(url) })), url };
};

/** Opens the shop of the stores' own tests on PostgreSQL, until the end of the test. */
export const openTestShop = async () => {
  const { url, giveBack } = await filledDatabase(bySample);
  onTestFinished(giveBack);
  const database = postgresDatabase(url);
  onTestFinished(() => database.close());
  return { ...testShopOn(database), url };
};

/** Opens the shop of the walks on PostgreSQL, where one in five transactions fails. */
export const failingWalkWorld = async (): Promise<WalkWorld> => {
  const { url, giveBack } = await filledDatabase(byWalkToFail);
  failingUrls.add(url);
  return worldOn(postgresDatabase(url), giveBack);
};

/** Opens shops on PostgreSQL, where one in five transactions fails. Each world has a database of its own. */
export const onFailingPostgres = (): Under => {
  const database = filledDatabase(byFirstStartToFail);
  return {
    openShop: async (options) => {
      const { url } = await database;
      failingUrls.add(url);
      return openEmbeddedShop({ ...options, shared: { url } });
    },
    reprice: () => async (id, price) => {
      const shop = postgresDatabase((await database).url);
      const written = await shop.transaction({ isolation: 'serializable' }, async (tx) =>
        ok(await changeOffer(tx, start, (form) => repriced(form, id, price))),
      );
      await shop.close();
      written._unsafeUnwrap();
      // The host shows changes of another process after at most a second.
      await pause(1100);
    },
    end: async () => (await database).giveBack(),
  };
};
