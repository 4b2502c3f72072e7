import { join } from 'node:path';
import { fixedClock } from '@shop/adapters/platform/clock/clocks';
import { testStart } from '@shop/adapters/platform/clock/testing/test-start';
import { openEmbeddedOperator } from '@shop/adapters/shop/embedded-operator';
import type { MigrationStep, Migrations } from '@shop/adapters/store/database/migrate';
import { postgresDatabase } from '@shop/adapters/store/database/postgres-database';
import { fixtureFolder } from '@shop/adapters/store/testing/fixture-folder';
import { openFixtureShop } from '@shop/adapters/store/testing/fixture-shop';
import { asKeeper, ownDatabase } from '@shop/adapters/store/testing/own-databases';
import { moveShop } from '@shop/adapters/store/transfer/move-shop';
import { sql } from 'kysely';
import { ok } from 'neverthrow';
import { expect, inject, onTestFinished, test } from 'vitest';
import { losingProxy } from './losing-proxy.ts';

const emptyDatabase = async (): Promise<string> => {
  const { url, drop } = await ownDatabase(inject('postgresUrl'));
  onTestFinished(drop);
  return url;
};

const migrated = async (url: string, migrations: Migrations) => {
  const database = postgresDatabase(url);
  try {
    return (await database.migrate(migrations))._unsafeUnwrap();
  } finally {
    await database.close();
  }
};

const refusal = async (url: string): Promise<string> =>
  (await openEmbeddedOperator({ dataDir: '.', shared: { url }, clock: fixedClock(testStart) }))._unsafeUnwrapErr();

const makeRows: MigrationStep = async (db) => {
  await db.schema.createTable('rows').addColumn('n', 'integer').execute();
};

const widenRows: MigrationStep = async (db) => {
  await db.schema.alterTable('rows').addColumn('wide', 'integer').execute();
};

const applied = (url: string) => asKeeper(url, 'select name from schema_migrations order by name');

test('hosts that start together apply each migration once, after those that were applied before', async () => {
  const url = await emptyDatabase();
  const together = async (migrations: Migrations) => {
    const outcomes = await Promise.all([1, 2, 3].map(() => migrated(url, migrations)));
    return outcomes.map((outcome) => outcome.type === 'migrated' && outcome.applied).sort();
  };
  expect(await together({ '0001': makeRows })).toEqual([0, 0, 1]);
  expect(await together({ '0001': makeRows, '0002': widenRows })).toEqual([0, 0, 1]);
  expect(await applied(url)).toEqual([{ name: '0001' }, { name: '0002' }]);
  expect(await asKeeper(url, 'select n, wide from rows')).toEqual([]);
});

test('a failed migration leaves nothing of the pending migrations', async () => {
  const url = await emptyDatabase();
  const broken: MigrationStep = async () => {
    throw new Error('a migration with a bug');
  };
  await expect(migrated(url, { '0001': makeRows, '0002': broken })).rejects.toThrow('a migration with a bug');
  expect(await asKeeper(url, "select tablename from pg_tables where schemaname = 'public'")).toEqual([]);
  expect(await migrated(url, { '0001': makeRows })).toEqual({ type: 'migrated', applied: 1 });
});

test('a start on a newer or older schema or on tables of another program ends in one line and changes nothing', async () => {
  const newer = await emptyDatabase();
  await migrated(newer, { '9999-later': async () => undefined });
  expect(await refusal(newer)).toMatch(/^[^\n]+written by a newer version of the shop \(9999-later\)[^\n]+$/);
  const older = await emptyDatabase();
  await asKeeper(older, 'create table schema_areas (area text primary key, version integer not null)');
  expect(await refusal(older)).toMatch(/^[^\n]+ was made by an older version of the shop, [^\n]+$/);
  const foreign = await emptyDatabase();
  await asKeeper(foreign, 'create table notes (text text)');
  expect(await refusal(foreign)).toMatch(/^[^\n]+holds the tables of another program[^\n]+$/);
  expect(await asKeeper(foreign, "select tablename from pg_tables where schemaname = 'public'")).toEqual([
    { tablename: 'notes' },
  ]);
});

test('a shop starts or moves beside tables of an extension, but not beside a table of another program', async () => {
  // plpgsql is the one extension that every server has, and any object can be added to it.
  const monitored =
    'create table seen (what text); create view looks as select 1; create materialized view sums as select 1; ' +
    'alter extension plpgsql add table seen; alter extension plpgsql add view looks; ' +
    'alter extension plpgsql add materialized view sums;';
  const [started, target, foreign] = [await emptyDatabase(), await emptyDatabase(), await emptyDatabase()];
  for (const url of [started, target, foreign]) await asKeeper(url, monitored);
  expect(await migrated(started, { '0001': makeRows })).toEqual({ type: 'migrated', applied: 1 });
  const { folder } = await fixtureFolder();
  const move = (url: string) =>
    moveShop({ ...{ dataDir: folder, databaseName: 'shop.db', url, at: testStart }, onStep: async () => undefined });
  await asKeeper(foreign, 'create view notes as select 1 as note');
  expect(await migrated(foreign, { '0001': makeRows })).toEqual({ type: 'foreign' });
  expect((await move(foreign))._unsafeUnwrapErr()).toMatchObject({ code: 'Db.Foreign' });
  expect((await move(target))._unsafeUnwrap()).toMatchObject({ wasThere: false });
});

test('a role that may only change rows starts a shop with current tables, and names the missing right otherwise', async () => {
  const url = await emptyDatabase();
  const began = await openEmbeddedOperator({ dataDir: '.', shared: { url }, clock: fixedClock(testStart) });
  await began._unsafeUnwrap().close();
  await asKeeper(url, 'create role clerk login');
  onTestFinished(async () => void (await asKeeper(url, 'drop owned by clerk; drop role clerk')));
  await asKeeper(url, 'grant select, insert, update, delete on all tables in schema public to clerk');
  const asClerk = Object.assign(new URL(url), { username: 'clerk' }).href;
  const shop = await openEmbeddedOperator({ dataDir: '.', shared: { url: asClerk }, clock: fixedClock(testStart) });
  await shop._unsafeUnwrap().close();
  await asKeeper(url, 'delete from schema_migrations');
  expect(await refusal(asClerk)).toMatch(/^[^\n]+cannot be used \(permission denied for [^\n]+$/);
});

test('a terminal on a database without a shop ends with an error and creates none', async () => {
  const url = await emptyDatabase();
  const opened = await openEmbeddedOperator({
    makesNone: true,
    dataDir: '.',
    shared: { url },
    clock: fixedClock(testStart),
  });
  expect(opened._unsafeUnwrapErr()).toContain(`there is no shop in ${url.replace('shop@', '')};`);
  expect(await asKeeper(url, "select tablename from pg_tables where schemaname = 'public'")).toEqual([]);
});

test('a too old database server is refused in one line', async () => {
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
  ['an encoding that lacks letters', "template0 encoding 'LATIN2'", '', 'its encoding is LATIN2'],
  ['the encoding SQL_ASCII', "template0 encoding 'SQL_ASCII'", '', 'its encoding is SQL_ASCII'],
  ['asynchronous commits', 'template0', 'synchronous_commit = off', 'synchronous_commit is off'],
  ['a search path without a schema', 'template0', 'search_path = nowhere', 'no schema of its search_path'],
] as const)('a database with %s is refused in one line, and stays empty', async (_, template, setting, why) => {
  const { url, name, drop } = await ownDatabase(inject('postgresUrl'), template);
  onTestFinished(drop);
  if (setting !== '') await asKeeper(url, `alter database ${name} set ${setting}`);
  expect(await refusal(url)).toMatch(new RegExp(`^[^\\n]+cannot be used \\(${why}[^\\n]+$`));
  const moved = await moveShop({
    ...{ dataDir: (await fixtureFolder()).folder, databaseName: 'shop.db', url, at: testStart },
    onStep: async () => undefined,
  });
  expect(moved._unsafeUnwrapErr().message).toMatch(new RegExp(`cannot be filled \\(${why}.*the data folder sells on`));
  expect(await asKeeper(url, "select tablename from pg_tables where schemaname = 'public'")).toEqual([]);
});

test('the shop overrides unsuitable settings of role and database', async () => {
  const { url, name, drop } = await ownDatabase(inject('postgresUrl'));
  onTestFinished(drop);
  const settings = {
    timezone: "'Pacific/Kiritimati'",
    statement_timeout: "'1s'",
    lock_timeout: "'1s'",
    idle_in_transaction_session_timeout: "'1s'",
    default_transaction_isolation: 'serializable',
    default_transaction_deferrable: 'on',
    standard_conforming_strings: 'off',
    datestyle: "'German'",
    extra_float_digits: '-5',
    client_encoding: 'latin1',
    plan_cache_mode: 'force_generic_plan',
    search_path: 'own, public',
    transform_null_equals: 'on',
  };
  await asKeeper(url, 'create schema own');
  const set = Object.entries(settings).map(([setting, value]) => `alter database ${name} set ${setting} = ${value};`);
  await asKeeper(url, set.join(' '));
  const { folder, told } = await fixtureFolder();
  const shop = await openFixtureShop(join(folder, 'own'), told.now, { shared: { url } });
  onTestFinished(() => shop.close());
  const blank = { phone: '', address: '', postCode: '', city: '', countryCode: '', wellcardId: '' };
  const member = { ...blank, name: 'Žana 😀 Ж', surname: "O\\'Kos", email: 'zana@example.si' };
  const token = (await shop.accounts.register({ password: 'kopalna plahta', member }))._unsafeUnwrap();
  expect((await shop.profile.loadMember(token))._unsafeUnwrap()).toMatchObject(member);
  const database = postgresDatabase(url);
  onTestFinished(() => database.close());
  const limits = await database.read(async (db) => {
    const names = sql.join(['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout']);
    const { rows } = await sql<{ name: string; setting: string }>`
      select name, setting from pg_settings where name in (${names})`.execute(db);
    return ok(Object.fromEntries(rows.map(({ name, setting }) => [name, setting])));
  });
  expect(limits._unsafeUnwrap()).toEqual({
    statement_timeout: '3500',
    lock_timeout: '3000',
    idle_in_transaction_session_timeout: '3500',
  });
});
