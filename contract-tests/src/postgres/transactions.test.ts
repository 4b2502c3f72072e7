import { asKeeper } from '@shop/adapters/store/testing/own-databases';
import type { Instant } from '@shop/core/dates/instant';
import { sql } from 'kysely';
import { ok } from 'neverthrow';
import { expect, test } from 'vitest';
import { openTestShop } from './postgres-worlds.ts';
import { connectedTo } from './race.ts';

test('a COMMIT after a failed statement is an error although the work returned ok', async () => {
  const { url } = await openTestShop();
  const database = connectedTo(url);
  const result = database.transaction({ isolation: 'read committed' }, async (tx) => {
    await tx.insertInto('order_numbers').values({ year: 2027, last: 1 }).execute();
    await sql`select 1 / 0`.execute(tx).catch(() => undefined);
    return ok('done');
  });
  await expect(result).rejects.toThrow(/rolled back instead of committed/);
  expect(await asKeeper(url, 'select * from order_numbers')).toEqual([]);
});

test('each attempt of a transaction begins with the time of the database', async () => {
  const { url } = await openTestShop();
  const times: Instant[] = [];
  const database = connectedTo(url, { onTime: (now) => void times.push(now) });
  const known: number[] = [];
  await database.transaction({ isolation: 'read committed' }, async (tx) => {
    known.push(times.length);
    if (known.length < 3) {
      await sql`do $$ begin raise exception 'a lost race' using errcode = '40001'; end $$`.execute(tx);
    }
    return ok();
  });
  expect(known).toEqual([1, 2, 3]);
});

test('the pool refuses a transaction at once when 500 wait for a connection', async () => {
  const { url } = await openTestShop();
  const failures: unknown[] = [];
  const database = connectedTo(url, { onFailure: (...failure) => void failures.push(failure) });
  const free = Promise.withResolvers<void>();
  const busy = Promise.withResolvers<void>();
  let running = 0;
  const keep = () =>
    database.read(async () => {
      running += 1;
      if (running === 10) busy.resolve();
      await free.promise;
      return ok();
    });
  const atWork = Array.from({ length: 10 }, keep);
  await busy.promise;
  const waiting = Array.from({ length: 500 }, () => database.read(async () => ok()));
  const refused = await database.read(async () => ok());
  expect(refused._unsafeUnwrapErr()).toEqual({ kind: 'unreachable', cause: 'store' });
  expect(failures).toEqual([['overloaded', 'too many wait for the database']]);
  free.resolve();
  for (const answer of await Promise.all([...atWork, ...waiting])) expect(answer.isOk()).toBe(true);
});

test('work that a constraint refused runs again, and fails when the same key refuses it again', async () => {
  const { url } = await openTestShop();
  const database = connectedTo(url);
  await asKeeper(url, 'insert into order_numbers values (2027, 1)');
  const runsOf = async (refused: number) => {
    let runs = 0;
    const run = database.transaction({ isolation: 'read committed' }, async (tx) => {
      runs += 1;
      const year = runs > refused ? 2028 : 2027;
      return ok(await tx.insertInto('order_numbers').values({ year, last: 1 }).execute());
    });
    const answer = await run
      .match(
        () => 'done',
        () => 'store failure',
      )
      .catch(() => 'bug');
    return [answer, runs];
  };
  expect(await runsOf(1)).toEqual(['done', 2]);
  expect(await runsOf(2)).toEqual(['bug', 2]);
});

test('a read sees one snapshot of the database in all of its statements', async () => {
  const { url } = await openTestShop();
  const found = await connectedTo(url).read(async (db) => {
    const look = () => db.selectFrom('order_numbers').selectAll().execute();
    const before = await look();
    await asKeeper(url, 'insert into order_numbers values (2027, 1)');
    return ok([before, await look()]);
  });
  expect(found._unsafeUnwrap()).toEqual([[], []]);
});
