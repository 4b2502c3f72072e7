import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asKeeper, ownDatabase } from '@shop/adapters/store-sql/testing/own-databases';
import { expect, inject, onTestFinished, test } from 'vitest';
import { runToEnd } from '../terminal.ts';

/** What a server says that cannot start on a database; nothing lies in its folder then. */
const refusedStart = async (DATABASE_URL: string): Promise<string> => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'shop-database-'));
  onTestFinished(() => rmSync(DATA_DIR, { recursive: true }));
  const ran = await runToEnd('ui/dist/server/server.js', [], { PORT: '0', HOST: '127.0.0.1', DATA_DIR, DATABASE_URL });
  expect({ code: ran.code, out: ran.out }).toEqual({ code: 1, out: '' });
  expect(ran.err).toMatch(/^[^\n]+\n$/);
  return ran.err;
};

/** A database of its own in which somebody has been. */
const databaseWith = async (...statements: readonly string[]): Promise<string> => {
  const { url, drop } = await ownDatabase(inject('postgresUrl'));
  onTestFinished(drop);
  for (const statement of statements) await asKeeper(url, statement);
  return url;
};

test('an address where nobody answers ends the start in one line, without user and password', async () => {
  const line = await refusedStart('postgres://keeper:hush@127.0.0.1:9/shop');
  expect(line).toBe(
    'the database postgres://127.0.0.1:9/shop cannot be reached or does not let the shop in; see that it runs and that DATABASE_URL is right\n',
  );
});

test('a user and a database that there are not end the start in one line that says so', async () => {
  const strange = new URL(inject('postgresUrl'));
  strange.username = 'nobody';
  expect(await refusedStart(strange.href)).toContain('cannot be used (role "nobody" does not exist)');
  const nowhere = new URL('/nowhere', inject('postgresUrl'));
  expect(await refusedStart(nowhere.href)).toContain('cannot be used (database "nowhere" does not exist)');
});

test("another program's tables, and those of a newer shop, end the start in one line and stay as they are", async () => {
  const foreign = await databaseWith('create table carts (id text)');
  expect(await refusedStart(foreign)).toContain('holds the tables of another program');
  expect(await asKeeper(foreign, 'select * from carts')).toEqual([]);
  const newer = await databaseWith(
    'create table schema_areas (area text primary key, version integer not null)',
    "insert into schema_areas values ('catalogue', 999)",
  );
  expect(await refusedStart(newer)).toContain('was written by a newer version of the shop (catalogue)');
});
