import type { Db } from '@shop/adapters/store-sql/database/database';
import { postgresDatabase } from '@shop/adapters/store-sql/database/postgres-database';
import { preparedUpdate } from '@shop/adapters/store-sql/database/prepared-query';
import { asKeeper } from '@shop/adapters/store-sql/testing/own-databases';
import { ok } from 'neverthrow';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { losingProxy } from './losing-proxy.ts';
import { openTestShop } from './postgres-worlds.ts';

/** A database with one connection, on which everything is asked. */
const oneConnection = (url: string) => postgresDatabase(url, { limits: { mostConnections: 1 } });

test('a transaction that failed before anything was asked in it is in nobody’s way after it', async () => {
  const { url, end } = await openTestShop();
  let isGarbled = true;
  const proxy = await losingProxy(url, (said) =>
    isGarbled ? Buffer.from(said.toString('latin1').replace('clock_timestamp', 'clock_timestomp'), 'latin1') : said,
  );
  const database = oneConnection(proxy.url);
  const ask = () => database.transaction({ isolation: 'serializable' }, async () => ok('kept'));
  await expect(ask()).rejects.toThrow(/clock_timestomp/);
  isGarbled = false;
  expect((await ask())._unsafeUnwrap()).toBe('kept');
  await database.close();
  await proxy.close();
  await end();
});

test('an answer that cannot be read fails what asked for it, and nothing else', async () => {
  const { url, end } = await openTestShop();
  const database = oneConnection(url);
  const triedAt = (name: string) =>
    database.read(async (db) =>
      ok(await db.selectFrom('log_in_tries').select('tried_at').where('key_hash', '=', name).executeTakeFirst()),
    );
  await asKeeper(url, "insert into log_in_tries values ('small', 9007199254740991), ('large', 9007199254740992)");
  await expect(triedAt('large')).rejects.toThrow(/too large to be read/);
  expect((await triedAt('small'))._unsafeUnwrap()).toEqual({ tried_at: 9007199254740991 });
  await database.close();
  await end();
});

test('what is written beside a question that is asked fails as itself, and not as what comes after it', async () => {
  const { url, end } = await openTestShop();
  const database = oneConnection(url);
  await asKeeper(url, 'insert into order_numbers values (2027, 7)');
  const twice = database.transaction({ isolation: 'serializable' }, async (tx) => {
    const numbers = tx.selectFrom('order_numbers').selectAll();
    const row = { year: 2027, last: 8 };
    await Promise.all([numbers.execute(), tx.insertInto('order_numbers').values(row).execute()]);
    return ok(await numbers.execute());
  });
  await expect(twice).rejects.toThrow(/duplicate key/);
  await database.close();
  await end();
});

const changeNumber = preparedUpdate('order_numbers');

test('a change whose connection the database ends before it comes to keep it is made again, without a key as well', async () => {
  const { url, end } = await openTestShop();
  const database = oneConnection(url);
  await asKeeper(url, 'insert into order_numbers values (2027, 7)');
  const other = new Client({ connectionString: url });
  await other.connect();
  await other.query('begin; select from order_numbers for update');
  const changed = database.transaction({ isolation: 'read committed' }, async (tx) =>
    ok(await changeNumber(tx, { set: { last: 8 }, where: { year: 2027, last: 7 } })),
  );
  const ended = () =>
    asKeeper(
      url,
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and application_name = 'shop' and wait_event_type = 'Lock'`,
    );
  while ((await ended()).length === 0);
  await other.end();
  expect((await changed)._unsafeUnwrap()).toBe(true);
  expect(await asKeeper(url, 'select * from order_numbers')).toEqual([{ year: 2027, last: 8 }]);
  await database.close();
  await end();
});

test('a change, and a look, that somebody keeps waiting for long is told as such, instead of being tried for a minute', async () => {
  const { url, end } = await openTestShop();
  const told: unknown[] = [];
  const onFailure = (...failure: readonly unknown[]) => told.push(failure);
  const database = postgresDatabase(url, { limits: { lockWithin: 500 }, onFailure });
  const other = new Client({ connectionString: url });
  await other.connect();
  await other.query('begin; lock table order_numbers in access exclusive mode');
  let looks = 0;
  const look = (db: Db) => {
    looks += 1;
    return db.selectFrom('order_numbers').selectAll().execute();
  };
  const answers = await Promise.all([
    database.transaction({ isolation: 'read committed', findsItsEffect: true }, async (tx) => ok(await look(tx))),
    database.read(async (db) => ok(await look(db))),
  ]);
  for (const answer of answers) expect(answer._unsafeUnwrapErr()).toEqual({ kind: 'unreachable', cause: 'store' });
  expect(told).toEqual(Array(2).fill(['busy', 'canceling statement due to lock timeout']));
  expect(looks).toBe(2);
  await other.query('rollback');
  expect((await database.read(async (db) => ok(await look(db))))._unsafeUnwrap()).toEqual([]);
  await other.end();
  await database.close();
  await end();
});
