import { join } from 'node:path';
import { ok } from 'neverthrow';
import { expect, test } from 'vitest';
import { aShopFile, openShopFile } from '../testing/test-shop.ts';
import type { SchemaArea, SchemaStep } from './migrations.ts';

const createTable =
  (name: string): SchemaStep =>
  async (tx) => {
    await tx.schema.createTable(name).addColumn('id', 'integer').execute();
  };

const broken: SchemaStep = async () => {
  throw new Error('a step with a bug');
};

const openEmpty = async () => {
  const file = join(await aShopFile(), '..', 'empty.db');
  const database = openShopFile(file);
  const run = (...areas: readonly SchemaArea[]) => database.migrate(areas).unwrapOr(undefined);
  const tables = async () =>
    (await database.read(async (db) => ok(await db.introspection.getTables())))
      ._unsafeUnwrap()
      .map((table) => table.name);
  return { run, tables, close: () => database.close() };
};

test('each step is applied once, new ones behind the old ones, areas apart from each other', async () => {
  const { run, tables, close } = await openEmpty();
  const [first, second] = [createTable('one'), createTable('two')];
  expect(await run({ name: 'a', steps: [first] })).toEqual({ type: 'migrated', applied: 1 });
  expect(await run({ name: 'a', steps: [first] })).toEqual({ type: 'migrated', applied: 0 });
  const both: readonly SchemaArea[] = [
    { name: 'a', steps: [first, second] },
    { name: 'b', steps: [createTable('three')] },
  ];
  expect(await run(...both)).toEqual({ type: 'migrated', applied: 2 });
  expect(await tables()).toEqual(['one', 'schema_areas', 'three', 'two']);
  await close();
});

test('a step that fails leaves nothing of the whole change', async () => {
  const { run, tables, close } = await openEmpty();
  await run({ name: 'a', steps: [createTable('one')] });
  const next = run(
    { name: 'b', steps: [createTable('two')] },
    { name: 'a', steps: [createTable('one'), createTable('three'), broken] },
  );
  await expect(next).rejects.toThrow('a step with a bug');
  expect(await tables()).toEqual(['one', 'schema_areas']);
  await close();
});

test.each([
  ['a step more than this program knows', [{ name: 'a', steps: [createTable('one')] }]],
  ['an area that this program does not know', []],
] as const)('%s is a newer schema', async (_, areas) => {
  const { run, close } = await openEmpty();
  await run({ name: 'a', steps: [createTable('one'), createTable('two')] });
  expect(await run(...areas)).toEqual({ type: 'newer', area: 'a' });
  await close();
});
