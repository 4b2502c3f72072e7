import { openEmbeddedDesk } from '@shop/adapters/assemble/embedded-desk';
import { fixedClock } from '@shop/adapters/clock/fixed-clock';
import { testStart } from '@shop/adapters/clock/testing/test-start';
import type { SchemaArea, SchemaStep } from '@shop/adapters/store-sql/database/migrations';
import { postgresDatabase } from '@shop/adapters/store-sql/database/postgres-database';
import { asKeeper, ownDatabase } from '@shop/adapters/store-sql/testing/own-databases';
import { makeRows, moveRows } from '@shop/adapters/store-sql/testing/row-steps';
import { expect, inject, onTestFinished, test } from 'vitest';

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
  (await openEmbeddedDesk({ dataDir: '.', shared: { url }, clock: fixedClock(testStart) }))._unsafeUnwrapErr();

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
