import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { ok } from 'neverthrow';
import { expect, onTestFinished, test } from 'vitest';
import { aShopFile, openTestShop } from '../testing/test-shop.ts';
import { openSqliteConnection, sqliteDatabase } from './sqlite-database.ts';

test('a connection is durable: write-ahead log, full sync, foreign keys on', async () => {
  const connection = openSqliteConnection(await aShopFile());
  onTestFinished(() => connection.close());
  const pragma = (name: string) => Object.values(connection.prepare(`pragma ${name}`).get() ?? {})[0];
  expect([pragma('journal_mode'), pragma('synchronous'), pragma('foreign_keys')]).toEqual(['wal', 2, 1]);
  expect(pragma('busy_timeout')).toBeGreaterThan(0);
});

test('a Date or another object is refused, where SQLite would silently bind null', async () => {
  const { database } = await openTestShop();
  const bind = (value: unknown) =>
    database.read(async (db) => ok((await sql<{ value: unknown }>`select ${value} as value`.execute(db)).rows[0]));
  await expect(bind(new Date(0))).rejects.toThrow('cannot bind to SQLite');
  await expect(bind({ a: 1 })).rejects.toThrow('cannot bind to SQLite');
  expect((await bind(null))._unsafeUnwrap()).toEqual({ value: null });
  expect((await bind(7))._unsafeUnwrap()).toEqual({ value: 7 });
});

test('how the store failed is told, and what is a bug of the program is not', async () => {
  const connection = new DatabaseSync(':memory:');
  const told: unknown[] = [];
  const database = sqliteDatabase(connection, { onFailure: (kind, message) => void told.push([kind, message]) });
  onTestFinished(() => database.close());
  connection.exec('create table notes (text text)');
  const write = () =>
    database.transaction({ isolation: 'serializable' }, async (tx) =>
      ok(await sql`insert into notes values (${'x'.repeat(10_000)})`.execute(tx)),
    );
  connection.exec('pragma max_page_count = 2');
  expect((await write())._unsafeUnwrapErr()).toEqual({ kind: 'unreachable', cause: 'store' });
  connection.exec('pragma max_page_count = 100; pragma query_only = on');
  expect((await write()).isErr()).toBe(true);
  expect(told).toEqual([
    ['full', 'database or disk is full'],
    ['readOnly', 'attempt to write a readonly database'],
  ]);
  await expect(database.read(async (db) => ok(await sql`select * from absent`.execute(db)))).rejects.toThrow('no such');
  expect(told).toHaveLength(2);
});
