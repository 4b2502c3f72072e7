import type { Db } from '@shop/adapters/store-sql/database/database';
import { defaultLimits, postgresConnections } from '@shop/adapters/store-sql/database/postgres-connections';
import { postgresDatabase } from '@shop/adapters/store-sql/database/postgres-database';
import { preparedUpdate } from '@shop/adapters/store-sql/database/prepared-write';
import { asKeeper } from '@shop/adapters/store-sql/testing/own-databases';
import { orderRef } from '@shop/core/ids';
import { err, ok } from 'neverthrow';
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
  const twice = database.transaction(async (tx) => {
    for (const last of [1, 2]) await tx.insertInto('order_numbers').values({ year: 2027, last }).execute();
    for (let other = 0; other < others; other += 1) await tx.selectFrom('order_numbers').selectAll().execute();
    return ok('kept');
  });
  await expect(twice).rejects.toThrow(/duplicate key/);
  expect(await asKeeper(url, 'select * from order_numbers')).toEqual([]);
  const once = await database.transaction(async (tx) => {
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
    database.transaction(async (tx) => ok(await tx.insertInto('order_numbers').values({ year: 2027, last }).execute()));
  await asKeeper(url, 'insert into order_numbers values (2027, 7)');
  await expect(insert(8)).rejects.toThrow(/duplicate key/);
  await asKeeper(url, 'delete from order_numbers');
  expect((await insert(9)).isOk()).toBe(true);
  expect(await asKeeper(url, 'select * from order_numbers')).toEqual([{ year: 2027, last: 9 }]);
  await database.close();
  await end();
});

test('a statement is planned once a connection whatever it asks for, and one that names many rows is not kept', async () => {
  const { url, database, end } = await openTestShop();
  const years = Array.from({ length: 300 }, (_none, at) => ({ year: 2027 + at, last: at }));
  const compiled = await database.read(async (db) => {
    const rows = db.selectFrom('order_numbers').select('last').where('year', '<', 2030).orderBy('year');
    return ok({ insert: db.insertInto('order_numbers').values(years).compile(), select: rows.compile() });
  });
  const { insert, select } = compiled._unsafeUnwrap();
  const connections = postgresConnections(url, defaultLimits);
  const connection = await connections.connect();
  const ask = (sql: string) => connection.executeQuery({ ...select, sql, parameters: [] });
  await connection.executeQuery(insert);
  await ask('analyze order_numbers');
  for (let turn = 0; turn < 10; turn += 1) await connection.executeQuery(select);
  const { rows } = await ask(
    'select statement, generic_plans::int as generic, custom_plans::int as custom from pg_prepared_statements ' +
      "where statement not like '%pg_prepared_statements%'",
  );
  expect(rows).toEqual([{ statement: select.sql, generic: 10, custom: 0 }]);
  connection.release();
  await connections.end();
  await end();
});

test('what was never sent of a change that is taken back harms nobody after it', async () => {
  const { url, end } = await openTestShop();
  const database = oneConnection(url);
  const refused = await database.transaction(async (tx) => {
    for (const last of [1, 2]) await tx.insertInto('order_numbers').values({ year: 2027, last }).execute();
    return err('refused' as const);
  });
  expect(refused._unsafeUnwrapErr()).toBe('refused');
  const kept = await database.transaction(async (tx) =>
    ok(await tx.insertInto('order_numbers').values({ year: 2027, last: 3 }).execute()),
  );
  expect(kept.isOk()).toBe(true);
  expect(await asKeeper(url, 'select * from order_numbers')).toEqual([{ year: 2027, last: 3 }]);
  await database.close();
  await end();
});

test('what is asked side by side, and while other answers are on their way, is answered each, and one that fails ends the transaction', async () => {
  const { url, end } = await openTestShop();
  const database = oneConnection(url);
  await asKeeper(url, 'insert into order_numbers values (2026, 6), (2027, 7)');
  const lastOf = (tx: Db, year: number) =>
    tx.selectFrom('order_numbers').select('last').where('year', '=', year).executeTakeFirst();
  const found = await database.transaction(async (tx) => {
    const first = [lastOf(tx, 2026), lastOf(tx, 2027)];
    await new Promise(setImmediate);
    return ok(await Promise.all([...first, lastOf(tx, 2027), lastOf(tx, 2028)]));
  });
  expect(found._unsafeUnwrap()).toEqual([{ last: 6 }, { last: 7 }, { last: 7 }, undefined]);
  const failing = database.transaction(async (tx) => {
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

const changeNumber = preparedUpdate('order_numbers');

test('a change of what is no longer as it was read is not kept, nor is what was written with it; its work is done again on what is there', async () => {
  const { url, end } = await openTestShop();
  const database = postgresDatabase(url);
  await asKeeper(url, 'insert into order_numbers values (2027, 7)');
  const seen: number[] = [];
  const changed = await database.transaction(
    async (tx) => {
      const { last } = await tx.selectFrom('order_numbers').select('last').executeTakeFirstOrThrow();
      seen.push(last);
      if (seen.length === 1) await asKeeper(url, 'update order_numbers set last = 8');
      await tx.insertInto('order_numbers').values({ year: 2028, last }).execute();
      return ok(await changeNumber(tx, { set: { last: last + 1 }, where: { year: 2027, last } }));
    },
    { guards: 'itself' },
  );
  expect(changed._unsafeUnwrap()).toBe(true);
  expect(seen).toEqual([7, 8]);
  expect(await asKeeper(url, 'select * from order_numbers order by year')).toEqual([
    { year: 2027, last: 9 },
    { year: 2028, last: 8 },
  ]);
  await database.close();
  await end();
});

test('what was asked and never sent of a change that is taken back is told as undone, and its connection is kept', async () => {
  const { url, end } = await openTestShop();
  const database = oneConnection(url);
  const told: Promise<string>[] = [];
  const connectionNow = () =>
    database.read(async (db) => ok(await db.selectNoFrom(({ fn }) => fn<number>('pg_backend_pid').as('is')).execute()));
  const before = await connectionNow();
  const undone = await database.transaction(async (tx) => {
    const asked = tx.selectFrom('order_numbers').selectAll().execute();
    told.push(
      asked.then(
        () => 'answered',
        (error: Error) => error.message,
      ),
    );
    return err('refused');
  });
  expect(undone.isErr()).toBe(true);
  expect(await Promise.all(told)).toEqual(['the transaction was undone before the statement was sent']);
  expect(await connectionNow()).toEqual(before);
  await database.close();
  await end();
});

test('a connection that is left before what was written over it was sent is no silent loss', async () => {
  const { url, database, end } = await openTestShop();
  const insert = await database.read(async (db) =>
    ok(db.insertInto('order_numbers').values({ year: 2027, last: 7 }).compile()),
  );
  const connections = postgresConnections(url, defaultLimits);
  const connection = await connections.connect();
  await connection.executeQuery(insert._unsafeUnwrap());
  expect(() => connection.release()).toThrow(/before all was sent/);
  await connections.end();
  await end();
});
