import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { sql } from 'kysely';
import { ok } from 'neverthrow';
import { expect, onTestFinished, test } from 'vitest';
import { aShopFile, openShopFile } from '../testing/test-shop.ts';
import type { MigrationStep, Migrations } from './migrate.ts';

const creates =
  (table: string): MigrationStep =>
  async (db) => {
    await sql`create table ${sql.table(table)} (id integer)`.execute(db);
  };

const broken: MigrationStep = async () => {
  throw new Error('a migration with a bug');
};

const openEmpty = async () => {
  const file = join(await aShopFile(), '..', 'empty.db');
  const open = () => {
    const database = openShopFile(file);
    onTestFinished(() => database.close());
    return { database, run: async (migrations: Migrations) => (await database.migrate(migrations))._unsafeUnwrap() };
  };
  const first = open();
  const tables = async () =>
    (await first.database.read(async (db) => ok(await db.introspection.getTables())))
      ._unsafeUnwrap()
      .map(({ name }) => name)
      .filter((name) => !name.startsWith('schema_migrations'));
  return { run: first.run, runBeside: open().run, tables };
};

test('each migration is applied once and in order, by any connection', async () => {
  const { run, runBeside, tables } = await openEmpty();
  const [one, two] = [creates('one'), creates('two')];
  expect(await run({ '0001': one })).toEqual({ type: 'migrated', applied: 1 });
  expect(await runBeside({ '0001': one })).toEqual({ type: 'migrated', applied: 0 });
  expect(await run({ '0001': one, '0002': two })).toEqual({ type: 'migrated', applied: 1 });
  expect(await tables()).toEqual(['one', 'two']);
});

test('a migration that fails undoes all migrations of its run', async () => {
  const { run, tables } = await openEmpty();
  await run({ '0001': creates('one') });
  const next = run({ '0001': creates('one'), '0002': creates('two'), '0003': broken });
  await expect(next).rejects.toThrow('a migration with a bug');
  expect(await tables()).toEqual(['one']);
});

test('a database with an unknown migration is refused as newer', async () => {
  const { run } = await openEmpty();
  await run({ '0001': creates('one'), '0002': creates('two') });
  expect(await run({ '0001': creates('one') })).toEqual({ type: 'newer', migration: '0002' });
});

test('a database with a later migration but without an earlier one is refused as a build between releases and left unchanged', async () => {
  const { run, tables } = await openEmpty();
  await run({ '0002': creates('two') });
  expect(await run({ '0001': creates('one'), '0002': creates('two'), '0003': creates('three') })).toEqual({
    type: 'older',
    release: undefined,
  });
  expect(await tables()).toEqual(['two']);
});

test('one of several concurrent starts on a new file creates the tables for all', async () => {
  const file = join(await aShopFile(), '..', 'together.db');
  const starts = Array.from({ length: 2 }, async () => {
    const worker = new Worker(join(import.meta.dirname, '../testing/migrate-beside.ts'), { workerData: file });
    const [outcome] = await once(worker, 'message');
    return outcome;
  });
  const outcomes = await Promise.all(starts);
  expect(outcomes).toEqual(outcomes.map(() => ({ type: 'migrated', applied: expect.any(Number) })));
  expect(outcomes.map(({ applied }) => applied).sort()).toEqual([0, 2]);
});
