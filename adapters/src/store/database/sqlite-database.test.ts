import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { ok } from 'neverthrow';
import { expect, onTestFinished, test } from 'vitest';
import { aShopFile, openTestShop } from '../testing/test-shop.ts';
import { openSqliteConnection, sqliteDatabase } from './sqlite-database.ts';

test('a connection has a write-ahead log, full sync and foreign keys', async () => {
  const connection = openSqliteConnection(await aShopFile());
  onTestFinished(() => connection.close());
  const pragma = (name: string) => Object.values(connection.prepare(`pragma ${name}`).get() ?? {})[0];
  expect([pragma('journal_mode'), pragma('synchronous'), pragma('foreign_keys')]).toEqual(['wal', 2, 1]);
  expect(pragma('busy_timeout')).toBeGreaterThan(0);
});

test('a Date or another object as a value is refused instead of stored as null', async () => {
  const { database } = await openTestShop();
  const bind = (value: unknown) =>
    database.read(async (db) => ok((await sql<{ value: unknown }>`select ${value} as value`.execute(db)).rows[0]));
  await expect(bind(new Date(0))).rejects.toThrow('cannot bind to SQLite');
  await expect(bind({ a: 1 })).rejects.toThrow('cannot bind to SQLite');
  expect((await bind(null))._unsafeUnwrap()).toEqual({ value: null });
  expect((await bind(7))._unsafeUnwrap()).toEqual({ value: 7 });
});

test('a failure of the database is reported by its kind, and a faulty statement is thrown', async () => {
  const connection = new DatabaseSync(':memory:');
  const reports: unknown[] = [];
  const database = sqliteDatabase(connection, { onFailure: (kind, message) => void reports.push([kind, message]) });
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
  expect(reports).toEqual([
    ['full', 'database or disk is full'],
    ['readOnly', 'attempt to write a readonly database'],
  ]);
  await expect(database.read(async (db) => ok(await sql`select * from absent`.execute(db)))).rejects.toThrow('no such');
  expect(reports).toHaveLength(2);
});
