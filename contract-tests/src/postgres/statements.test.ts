import type { Db, Tx } from '@shop/adapters/store-sql/database/database';
import { postgresDatabase } from '@shop/adapters/store-sql/database/postgres-database';
import { asKeeper } from '@shop/adapters/store-sql/testing/own-databases';
import { orderRef } from '@shop/core/ids';
import { ok } from 'neverthrow';
import { expect, test } from 'vitest';
import { openTestShop } from './postgres-worlds.ts';

test('nothing is in a list of nothing, as on SQLite', async () => {
  const { database, end } = await openTestShop();
  const none: ReturnType<typeof orderRef>[] = [];
  const found = await database.read(async (db) =>
    ok(await db.selectFrom('orders').select('ref').where('ref', 'in', none).execute()),
  );
  expect(found._unsafeUnwrap()).toEqual([]);
  await end();
});

test.each(['\0', 'a\0b', '\ud83d'])(
  'nothing is found under %j, which no text of the database can hold',
  async (typed) => {
    const { database, end } = await openTestShop();
    const found = await database.read(async (db) =>
      ok(await db.selectFrom('orders').select('ref').where('ref', '=', orderRef(typed)).execute()),
    );
    expect(found._unsafeUnwrap()).toEqual([]);
    await end();
  },
);

test.each([
  ['when it is the last one', 0],
  ['when others follow', 2],
])('a row that is refused undoes its transaction although nobody waits for it, %s', async (_, others) => {
  const { url, end } = await openTestShop();
  const database = postgresDatabase(url);
  const twice = database.transaction({ isolation: 'serializable' }, async (tx) => {
    for (const last of [1, 2]) await tx.insertInto('order_numbers').values({ year: 2027, last }).execute();
    for (let other = 0; other < others; other += 1) await tx.selectFrom('order_numbers').selectAll().execute();
    return ok('kept');
  });
  await expect(twice).rejects.toThrow(/duplicate key/);
  expect(await asKeeper(url, 'select * from order_numbers')).toEqual([]);
  const once = await database.transaction({ isolation: 'serializable' }, async (tx) => {
    await tx.insertInto('order_numbers').values({ year: 2027, last: 1 }).execute();
    return ok('kept');
  });
  expect(once._unsafeUnwrap()).toBe('kept');
  expect(await asKeeper(url, 'select * from order_numbers')).toEqual([{ year: 2027, last: 1 }]);
  await database.close();
  await end();
});

/** A database with one connection, on which everything is asked. */
const oneConnection = (url: string) => postgresDatabase(url, { limits: { mostConnections: 1 } });

test('a statement that is planned once gives the same columns whenever it is asked', async () => {
  const { url, end } = await openTestShop();
  const database = oneConnection(url);
  await asKeeper(url, 'insert into order_numbers values (2027, 7)');
  const ask = async () =>
    (
      await database.read(async (db) =>
        ok(await db.selectFrom('order_numbers').selectAll().where('year', '=', 2027).execute()),
      )
    )._unsafeUnwrap();
  for (const _ of [1, 2, 3]) expect(await ask()).toEqual([{ year: 2027, last: 7 }]);
  await database.close();
  await end();
});

test('a statement that failed when it was first asked is asked again over the same connection', async () => {
  const { url, end } = await openTestShop();
  const database = oneConnection(url);
  const insert = (last: number) =>
    database.transaction({ isolation: 'serializable' }, async (tx) =>
      ok(await tx.insertInto('order_numbers').values({ year: 2027, last }).execute()),
    );
  await asKeeper(url, 'insert into order_numbers values (2027, 7)');
  await expect(insert(8)).rejects.toThrow(/duplicate key/);
  await asKeeper(url, 'delete from order_numbers');
  expect((await insert(9)).isOk()).toBe(true);
  expect(await asKeeper(url, 'select * from order_numbers')).toEqual([{ year: 2027, last: 9 }]);
  await database.close();
  await end();
});

test('what is asked side by side, and while other answers are on their way, is answered each, and one that fails ends the transaction', async () => {
  const { url, end } = await openTestShop();
  const database = oneConnection(url);
  await asKeeper(url, 'insert into order_numbers values (2026, 6), (2027, 7)');
  const lastOf = (tx: Db, year: number) =>
    tx.selectFrom('order_numbers').select('last').where('year', '=', year).executeTakeFirst();
  const found = await database.transaction({ isolation: 'serializable' }, async (tx) => {
    const first = [lastOf(tx, 2026), lastOf(tx, 2027)];
    await new Promise(setImmediate);
    return ok(await Promise.all([...first, lastOf(tx, 2027), lastOf(tx, 2028)]));
  });
  expect(found._unsafeUnwrap()).toEqual([{ last: 6 }, { last: 7 }, { last: 7 }, undefined]);
  const failing = database.transaction({ isolation: 'serializable' }, async (tx) => {
    await tx.deleteFrom('order_numbers').where('year', '=', 2026).execute();
    const wrong = tx
      .selectFrom('order_numbers')
      .select((row) => row('last', '+', 2147483647).as('wrong'))
      .execute();
    return ok(await Promise.all([lastOf(tx, 2027), wrong, lastOf(tx, 2027)]));
  });
  await expect(failing).rejects.toThrow(/out of range/);
  expect((await database.read(async (tx) => ok(await lastOf(tx, 2026))))._unsafeUnwrap()).toEqual({ last: 6 });
  await database.close();
  await end();
});

test('a query of a transaction that has ended is refused, and runs in no transaction after it', async () => {
  const { url, end } = await openTestShop();
  const database = oneConnection(url);
  const insert = (tx: Tx, year: number) => tx.insertInto('order_numbers').values({ year, last: 1 }).execute();
  const late: Promise<unknown>[] = [];
  const failing = database.transaction({ isolation: 'read committed' }, async (tx) => {
    await insert(tx, 2027);
    const twice = insert(tx, 2027);
    late.push(...[2028, 2029, 2030].map((year) => insert(tx, year).catch((error: unknown) => error)));
    return ok(await twice);
  });
  await expect(failing).rejects.toThrow(/duplicate key/);
  const kept = await database.transaction({ isolation: 'read committed' }, async (tx) => ok(await insert(tx, 2031)));
  expect(kept.isOk()).toBe(true);
  for (const told of await Promise.all(late)) expect(told).toBeInstanceOf(Error);
  expect(await asKeeper(url, 'select year from order_numbers')).toEqual([{ year: 2031 }]);
  await database.close();
  await end();
});

test('limits hold in every transaction, and are no settings of its connection', async () => {
  const { url, end } = await openTestShop();
  const database = oneConnection(url);
  const limitsIn = async (db: Db) => {
    const limit = (name: 'statement_timeout' | 'lock_timeout') =>
      db.selectNoFrom(({ fn, val }) => fn<string>('current_setting', [val(name)]).as('is')).executeTakeFirstOrThrow();
    return [await limit('statement_timeout'), await limit('lock_timeout')];
  };
  const within = await database.read(async (db) => ok(await limitsIn(db)));
  expect(within._unsafeUnwrap()).toEqual([{ is: '3500ms' }, { is: '3s' }]);
  const after = await database.transaction({ isolation: 'read committed' }, async (tx) => {
    const query = tx.selectFrom('order_numbers').selectAll().compile();
    const run = (statement: string) => tx.executeQuery({ ...query, sql: statement });
    await run('rollback');
    const limits = await limitsIn(tx);
    await run('begin');
    return ok(limits);
  });
  expect(after._unsafeUnwrap()).toEqual([{ is: '0' }, { is: '0' }]);
  await database.close();
  await end();
});
