import { join } from 'node:path';
import { openEmbeddedCatalog } from '@shop/adapters/assemble/embedded-catalog';
import { openEmbeddedDesk } from '@shop/adapters/assemble/embedded-desk';
import { movedShop } from '@shop/adapters/assemble/moved-shop';
import { fixedClock } from '@shop/adapters/clock/fixed-clock';
import { testStart } from '@shop/adapters/clock/testing/test-start';
import { migrateInSteps } from '@shop/adapters/store-sql/database/migrate-in-steps';
import type { SchemaArea, SchemaStep } from '@shop/adapters/store-sql/database/migrations';
import { postgresDatabase } from '@shop/adapters/store-sql/database/postgres-database';
import { openFixtureShop } from '@shop/adapters/store-sql/testing/fixture-shop';
import { copyOfOld, oldShared } from '@shop/adapters/store-sql/testing/old-databases';
import { asKeeper, ownDatabase } from '@shop/adapters/store-sql/testing/own-databases';
import { makeRows, moveRows, widenRows } from '@shop/adapters/store-sql/testing/row-steps';
import { targetDatabase } from '@shop/adapters/store-sql/transfer/target-database';
import { Client } from 'pg';
import { expect, inject, onTestFinished, test } from 'vitest';
import { losingProxy } from './losing-proxy.ts';

const emptyDatabase = async (): Promise<string> => {
  const { url, drop } = await ownDatabase(inject('postgresUrl'));
  onTestFinished(drop);
  return url;
};

const migrated = async (url: string, ...areas: readonly SchemaArea[]) => {
  const database = postgresDatabase(url);
  try {
    return (await database.migrate(areas))._unsafeUnwrap();
  } finally {
    await database.close();
  }
};

const refusal = async (url: string): Promise<string> =>
  (await openEmbeddedCatalog({ dataDir: '.', shared: { url }, clock: fixedClock(testStart) }))._unsafeUnwrapErr();

test('a step of many rows is kept batch by batch: killed half-way it goes on where it was, and each row is moved once', async () => {
  const url = await emptyDatabase();
  const area = (step: SchemaArea['steps'][number]): SchemaArea => ({ name: 'a', steps: [makeRows, step] });
  await expect(migrated(url, area(moveRows(true).step))).rejects.toThrow('killed');
  expect(await asKeeper(url, 'select count(*)::int as n from rows where moved = 1')).toEqual([{ n: 6 }]);
  expect(await asKeeper(url, 'select version from schema_areas')).toEqual([{ version: 1 }]);
  const again = moveRows(false);
  expect(await migrated(url, area(again.step))).toEqual({ type: 'migrated', applied: 1 });
  expect(again.batches()).toBe(3);
  expect(await asKeeper(url, 'select min(moved), max(moved) from rows')).toEqual([{ min: 1, max: 1 }]);
  expect(await migrated(url, area(again.step))).toEqual({ type: 'migrated', applied: 0 });
});

test('hosts that start together apply each step once', async () => {
  const url = await emptyDatabase();
  const area: SchemaArea = { name: 'a', steps: [makeRows, moveRows(false).step] };
  await Promise.all([migrated(url, area), migrated(url, area), migrated(url, area)]);
  expect(await asKeeper(url, 'select count(*)::int as n, max(moved) from rows')).toEqual([{ n: 10, max: 1 }]);
});

test('a step lets those who sell pass again and again while something long has its table, and is applied after that', async () => {
  const url = await emptyDatabase();
  const widen = widenRows();
  const area: SchemaArea = { name: 'a', steps: [makeRows, widen.step] };
  await migrated(url, { ...area, steps: [makeRows] });
  const backup = new Client({ connectionString: url });
  await backup.connect();
  onTestFinished(() => backup.end());
  await backup.query('begin; select * from rows');
  const db = targetDatabase(url);
  onTestFinished(() => db.destroy());
  await expect(migrateInSteps(db, [area], { tries: 2, pause: 1 })).rejects.toThrow('its tables are in use');
  expect(widen.limits).toEqual(['250ms', '250ms']);
  await backup.query('commit');
  expect(await migrateInSteps(db, [area])).toEqual({ type: 'migrated', applied: 1 });
});

test('a newer schema, and tables of another program, end a start in one line with everything left as it was', async () => {
  const newer = await emptyDatabase();
  await migrated(newer, {
    name: 'catalogue',
    steps: Array.from({ length: 99 }, (): SchemaStep => async () => undefined),
  });
  expect(await refusal(newer)).toMatch(/^[^\n]+written by a newer version of the shop \(catalogue\)[^\n]+$/);
  const foreign = await emptyDatabase();
  await asKeeper(foreign, 'create table notes (text text)');
  expect(await refusal(foreign)).toMatch(/^[^\n]+holds the tables of another program[^\n]+$/);
  expect(await asKeeper(foreign, "select tablename from pg_tables where schemaname = 'public'")).toEqual([
    { tablename: 'notes' },
  ]);
});

test('what an extension brought is nobody’s: a shop starts beside it, and is moved to it, but not beside a table of another program', async () => {
  // A server without any further extensions has this one, which may own whatever a keeper gives it.
  const monitored =
    'create table seen (what text); create view looks as select 1; create materialized view sums as select 1; ' +
    'alter extension plpgsql add table seen; alter extension plpgsql add view looks; ' +
    'alter extension plpgsql add materialized view sums;';
  const [started, target, foreign] = [await emptyDatabase(), await emptyDatabase(), await emptyDatabase()];
  for (const url of [started, target, foreign]) await asKeeper(url, monitored);
  expect(await migrated(started, { name: 'a', steps: [makeRows] })).toEqual({ type: 'migrated', applied: 1 });
  const { folder } = copyOfOld('shop-2');
  const move = (url: string) =>
    movedShop({ ...{ dataDir: folder, databaseName: 'shop.db', url, at: testStart }, onStep: async () => undefined });
  await asKeeper(foreign, 'create view notes as select 1 as note');
  expect(await migrated(foreign, { name: 'a', steps: [makeRows] })).toEqual({ type: 'foreign' });
  expect((await move(foreign))._unsafeUnwrapErr()).toMatchObject({ code: 'Db.Foreign' });
  expect((await move(target))._unsafeUnwrap()).toMatchObject({ wasThere: false });
});

test('a table of another program where a step makes one ends a start in one line, with the steps before it kept', async () => {
  const url = await emptyDatabase();
  await asKeeper(url, oldShared());
  await asKeeper(url, "update schema_areas set version = 0 where area = 'members'");
  expect(await refusal(url)).toMatch(/^[^\n]+cannot be used \(relation "accounts" already exists\)$/);
  expect(await asKeeper(url, "select version from schema_areas where area = 'members'")).toEqual([{ version: 0 }]);
});

test('a role that may change rows and nothing else starts a shop whose tables are up to date, and says what it lacks where they are not', async () => {
  const url = await emptyDatabase();
  const began = await openEmbeddedCatalog({ dataDir: '.', shared: { url }, clock: fixedClock(testStart) });
  await began._unsafeUnwrap().close();
  await asKeeper(url, 'create role clerk login');
  onTestFinished(async () => void (await asKeeper(url, 'drop owned by clerk; drop role clerk')));
  await asKeeper(url, 'grant select, insert, update, delete on all tables in schema public to clerk');
  const asClerk = Object.assign(new URL(url), { username: 'clerk' }).href;
  const shop = await openEmbeddedCatalog({ dataDir: '.', shared: { url: asClerk }, clock: fixedClock(testStart) });
  await shop._unsafeUnwrap().close();
  await asKeeper(url, "update schema_areas set version = version - 1 where area = 'members'");
  expect(await refusal(asClerk)).toMatch(/^[^\n]+cannot be used \(permission denied for [^\n]+$/);
});

test('where hosts share no shop yet there is none to look after, and none is made', async () => {
  const url = await emptyDatabase();
  const opened = await openEmbeddedDesk({ dataDir: '.', shared: { url }, clock: fixedClock(testStart) });
  expect(opened._unsafeUnwrapErr()).toBe(`there is no shop in ${url.replace('shop@', '')}`);
  expect(await asKeeper(url, "select tablename from pg_tables where schemaname = 'public'")).toEqual([]);
});

test('a server from before what the shop needs is refused in one line', async () => {
  const { url, name, drop } = await ownDatabase(inject('postgresUrl'));
  onTestFinished(drop);
  await asKeeper(url, `alter database ${name} set shop.version_numbr = '140023'`);
  const old = await losingProxy(url, (said) =>
    Buffer.from(said.toString('latin1').replace('server_version_num', 'shop.version_numbr'), 'latin1'),
  );
  onTestFinished(() => old.close());
  expect(await refusal(old.url)).toMatch(/cannot be used \(it is older than PostgreSQL 15\)$/);
});

test.each([
  ['an encoding without all letters', "template0 encoding 'LATIN2'", '', '', 'its encoding is LATIN2'],
  ['an encoding of bytes', "template0 encoding 'SQL_ASCII'", '', '', 'its encoding is SQL_ASCII'],
  ['answers that a crash would undo', 'template0', 'synchronous_commit = off', '', 'synchronous_commit is off'],
  ['no schema to use', 'template0', 'search_path = nowhere', '', 'no schema of its search_path'],
  ['a pooler before it', 'template0', '', '?idle_in_transaction_session_timeout=0', 'settings of a connection'],
] as const)('a database with %s is refused in one line, and stays empty', async (_, template, setting, asked, why) => {
  const { url, name, drop } = await ownDatabase(inject('postgresUrl'), template);
  onTestFinished(drop);
  if (setting !== '') await asKeeper(url, `alter database ${name} set ${setting}`);
  expect(await refusal(`${url}${asked}`)).toMatch(new RegExp(`^[^\\n]+cannot be used \\(${why}[^\\n]+$`));
  const moved = await movedShop({
    ...{ dataDir: copyOfOld('shop-2').folder, databaseName: 'shop.db', url: `${url}${asked}`, at: testStart },
    onStep: async () => undefined,
  });
  expect(moved._unsafeUnwrapErr().message).toMatch(new RegExp(`cannot be filled \\(${why}.*the data folder sells on`));
  expect(await asKeeper(url, "select tablename from pg_tables where schemaname = 'public'")).toEqual([]);
});

test('whatever else role and database are set to, the shop sets what it needs', async () => {
  const { url, name, drop } = await ownDatabase(inject('postgresUrl'));
  onTestFinished(drop);
  const settings = {
    ...{ timezone: "'Pacific/Kiritimati'", statement_timeout: "'1ms'", lock_timeout: "'1ms'" },
    ...{ idle_in_transaction_session_timeout: "'1ms'", default_transaction_isolation: 'serializable' },
    ...{
      default_transaction_deferrable: 'on',
      standard_conforming_strings: 'off',
    },
    ...{
      datestyle: "'German'",
      extra_float_digits: '-5',
      client_encoding: 'latin1',
      plan_cache_mode: 'force_generic_plan',
    },
    ...{ search_path: 'own, public', transform_null_equals: 'on' },
  };
  await asKeeper(url, 'create schema own');
  const set = Object.entries(settings).map(([setting, value]) => `alter database ${name} set ${setting} = ${value};`);
  await asKeeper(url, set.join(' '));
  const { folder, told } = copyOfOld('shop-2');
  const shop = await openFixtureShop(join(folder, 'own'), told.now, { shared: { url } });
  onTestFinished(() => shop.close());
  const blank = { phone: '', address: '', postCode: '', city: '', countryCode: '', wellcardId: '' };
  const member = { ...blank, name: 'Žana 😀 Ж', surname: "O\\'Kos", email: 'zana@example.si' };
  const token = (await shop.profile.register({ password: 'kopalna plahta', member }))._unsafeUnwrap();
  expect((await shop.profile.loadMember(token))._unsafeUnwrap()).toMatchObject(member);
});
