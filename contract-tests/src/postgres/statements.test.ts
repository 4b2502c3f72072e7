import type { Db, Tx } from '@shop/adapters/store/database/database';
import { asKeeper } from '@shop/adapters/store/testing/own-databases';
import { orderRef } from '@shop/core/ids';
import { ok } from 'neverthrow';
import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { losingProxy } from './losing-proxy.ts';
import { openTestShop } from './postgres-worlds.ts';
import { connectedTo, hostOn } from './race.ts';

test('a query finds nothing for a text that the database cannot contain', async () => {
  const { database } = await openTestShop();
  for (const typed of ['a\0b', '\ud83d']) {
    const found = await database.read(async (db) =>
      ok(await db.selectFrom('orders').select('ref').where('ref', '=', orderRef(typed)).execute()),
    );
    expect(found._unsafeUnwrap()).toEqual([]);
  }
});

test('a refused row rolls its transaction back although no code awaits it', async () => {
  const { url } = await openTestShop();
  const database = connectedTo(url);
  const twice = database.transaction({ isolation: 'serializable' }, async (tx) => {
    for (const last of [1, 2]) await tx.insertInto('order_numbers').values({ year: 2027, last }).execute();
    return ok('done');
  });
  await expect(twice).rejects.toThrow(/duplicate key/);
  expect(await asKeeper(url, 'select * from order_numbers')).toEqual([]);
  const once = await database.transaction({ isolation: 'serializable' }, async (tx) => {
    await tx.insertInto('order_numbers').values({ year: 2027, last: 1 }).execute();
    return ok('done');
  });
  expect(once._unsafeUnwrap()).toBe('done');
  expect(await asKeeper(url, 'select * from order_numbers')).toEqual([{ year: 2027, last: 1 }]);
});

/** Opens a database with a single connection. */
const oneConnection = (url: string) => connectedTo(url, { limits: { mostConnections: 1 } });

test('concurrent queries of a transaction are each answered, and a failed one ends the transaction', async () => {
  const { url } = await openTestShop();
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
});

test('a query of an ended transaction is refused, and runs in no later transaction', async () => {
  const { url } = await openTestShop();
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
  const next = await database.transaction({ isolation: 'read committed' }, async (tx) => ok(await insert(tx, 2031)));
  expect(next.isOk()).toBe(true);
  for (const answer of await Promise.all(late)) expect(answer).toBeInstanceOf(Error);
  expect(await asKeeper(url, 'select year from order_numbers')).toEqual([{ year: 2031 }]);
});

test('a transaction that failed before its first query blocks no later one', async () => {
  const { url } = await openTestShop();
  let isGarbled = true;
  const proxy = await losingProxy(url, (chunk) =>
    isGarbled ? Buffer.from(chunk.toString('latin1').replace('clock_timestamp', 'clock_timestomp'), 'latin1') : chunk,
  );
  onTestFinished(proxy.close);
  const database = oneConnection(proxy.url);
  const ask = () => database.transaction({ isolation: 'serializable' }, async () => ok('done'));
  await expect(ask()).rejects.toThrow(/clock_timestomp/);
  isGarbled = false;
  expect((await ask())._unsafeUnwrap()).toBe('done');
});

test('an unreadable answer fails its own query and no other', async () => {
  const { url } = await openTestShop();
  const database = oneConnection(url);
  const triedAt = (name: string) =>
    database.read(async (db) =>
      ok(await db.selectFrom('log_in_tries').select('tried_at').where('key_hash', '=', name).executeTakeFirst()),
    );
  await asKeeper(url, "insert into log_in_tries values ('small', 9007199254740991), ('large', 9007199254740992)");
  await expect(triedAt('large')).rejects.toThrow(/too large to be read/);
  expect((await triedAt('small'))._unsafeUnwrap()).toEqual({ tried_at: 9007199254740991 });
});

test('a change or a read that waits long for a lock fails as busy instead of being retried for a minute', async () => {
  const { url } = await openTestShop();
  const reports: unknown[] = [];
  const onFailure = (...failure: readonly unknown[]) => reports.push(failure);
  const database = connectedTo(url, { limits: { lockWithin: 500 }, onFailure });
  const other = new Client({ connectionString: url });
  await other.connect();
  await other.query('begin; lock table order_numbers in access exclusive mode');
  let looks = 0;
  const look = (db: Db) => {
    looks += 1;
    return db.selectFrom('order_numbers').selectAll().execute();
  };
  const answers = await Promise.all([
    database.transaction({ isolation: 'read committed', wasCommitted: async () => false }, async (tx) =>
      ok(await look(tx)),
    ),
    database.read(async (db) => ok(await look(db))),
  ]);
  for (const answer of answers) expect(answer._unsafeUnwrapErr()).toEqual({ kind: 'unreachable', cause: 'store' });
  expect(reports).toEqual(Array(2).fill(['busy', 'canceling statement due to lock timeout']));
  expect(looks).toBe(2);
  await other.query('rollback');
  expect((await database.read(async (db) => ok(await look(db))))._unsafeUnwrap()).toEqual([]);
  await other.end();
});

/** Blocks the event loop. Units: milliseconds. */
const beBusy = (time: number): void => {
  const until = performance.now() + time;
  while (performance.now() < until);
};

test('a host that was too busy to receive the time in time continues from its last time', async () => {
  const { url } = await openTestShop();
  let isAsked = (): void => undefined;
  let wasBusy = false;
  const proxy = await losingProxy(url, (chunk) => {
    if (chunk.includes('clock_timestamp')) isAsked();
    return chunk;
  });
  onTestFinished(proxy.close);
  const { database, clock } = hostOn(proxy.url);
  const look = () => database.read(async () => ok());
  await look();
  let before = clock.now();
  // After the query is sent, and before its answer is read.
  isAsked = () =>
    void setImmediate(() => {
      wasBusy = true;
      beBusy(300);
      before = clock.now();
    });
  await look();
  expect(clock.now()).toBeGreaterThanOrEqual(before);
  expect(wasBusy).toBe(true);
});
