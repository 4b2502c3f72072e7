import type { Db } from '@shop/adapters/store/database/database';
import { asKeeper, ownDatabase } from '@shop/adapters/store/testing/own-databases';
import { adult, driftOf, fillWith, testShopOn } from '@shop/adapters/store/testing/test-shop';
import { ok } from 'neverthrow';
import { expect, onTestFinished, test } from 'vitest';
import { losingProxy } from './losing-proxy.ts';
import { startPostgres } from './postgres-server.ts';
import { openTestShop } from './postgres-worlds.ts';
import { connectedTo, hostOn, race } from './race.ts';

test('a commit without an answer is looked up by its key: reported as done, and done once (R-REPEAT-3)', async () => {
  const { url, held, first } = await race(20);
  const proxy = await losingProxy(url);
  onTestFinished(proxy.close);
  const host = hostOn(proxy.url);
  const { cartId } = (await host.take(1))._unsafeUnwrap();
  proxy.loseNext(1);
  expect((await host.take(2, undefined, cartId)).isOk()).toBe(true);
  expect(proxy.lost()).toBe(1);
  expect(await held()).toBe(3);
  expect(await driftOf(first.database)).toEqual([]);
});

test('a database that crashes under load and restarts loses no answered change, and the shop goes on without a restart', async () => {
  const server = await startPostgres();
  onTestFinished(server.stop);
  const { url } = await ownDatabase(server.url);
  await fillWith(connectedTo(url));
  const world = await race(1000, [0, 0], url);
  const buyers = Array.from({ length: 200 }, (_none, index) => (world.hosts[index % 2] ?? world.first).take(1));
  await Promise.race(buyers);
  await server.crash();
  const answered = (await Promise.all(buyers)).filter((answer) => answer.isOk()).length;
  expect(answered).toBeGreaterThan(0);
  expect((await world.first.take(1)).isOk()).toBe(true);
  // A visitor whose addition was not answered may have opened a cart with a new key.
  expect(await world.held()).toBeGreaterThan(answered);
  expect(await driftOf(world.first.database)).toEqual([]);
});

test('requests end within five seconds while the database server is frozen, and succeed once it answers', async () => {
  const { url } = await openTestShop();
  const proxy = await losingProxy(url);
  onTestFinished(proxy.close);
  const database = connectedTo(proxy.url);
  const read = () => database.read(async (db) => ok(await db.selectFrom('order_numbers').selectAll().execute()));
  await Promise.all([read(), read(), read()]);
  const frozen = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const underWay = database.transaction(
    { isolation: 'read committed', wasCommitted: async () => false },
    async (tx) => {
      await tx.insertInto('order_numbers').values({ year: 2027, last: 1 }).execute();
      begun.resolve();
      await frozen.promise;
      return ok(await tx.insertInto('order_numbers').values({ year: 2028, last: 1 }).execute());
    },
  );
  await begun.promise;
  proxy.freeze();
  frozen.resolve();
  const asked = performance.now();
  // More requests than connections, so that some need a new connection and some wait for one.
  const answers = await Promise.all([underWay, ...Array.from({ length: 14 }, read)]);
  expect(performance.now() - asked).toBeLessThan(5000);
  for (const answer of answers) expect(answer._unsafeUnwrapErr()).toEqual({ kind: 'unreachable', cause: 'store' });
  proxy.goOn();
  expect((await read())._unsafeUnwrap()).toEqual([]);
  expect(await asKeeper(url, 'select * from order_numbers')).toEqual([]);
});

test('a commit whose connection was lost before it was sent is repeated, also without a key', async () => {
  const { url } = await openTestShop();
  const database = connectedTo(url);
  let runs = 0;
  const made = await database.transaction({ isolation: 'read committed' }, async (tx) => {
    runs += 1;
    const backend = tx.selectNoFrom(({ fn }) => fn<number>('pg_backend_pid').as('pid'));
    const { pid } = await backend.executeTakeFirstOrThrow();
    await tx.insertInto('order_numbers').values({ year: 2027, last: runs }).execute();
    if (runs === 1) {
      await asKeeper(url, `select pg_terminate_backend(${pid}, 5000)`);
      // Waits until the end of the connection is noticed.
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
    return ok();
  });
  expect([made.isOk(), runs]).toEqual([true, 2]);
  expect(await asKeeper(url, 'select * from order_numbers')).toEqual([{ year: 2027, last: 2 }]);
});

test('work with an unanswered commit is looked up, runs again when it was not committed, and fails when it cannot be looked up', async () => {
  const { url } = await openTestShop();
  const proxy = await losingProxy(url);
  onTestFinished(proxy.close);
  const database = connectedTo(proxy.url);
  const isThere = (year: number) => async (db: Db) =>
    (await db.selectFrom('order_numbers').selectAll().where('year', '=', year).execute()).length > 0;
  const write = async (year: number, wasCommitted?: (db: Db) => Promise<boolean>) => {
    let runs = 0;
    proxy.loseNext(1);
    const answer = await database.transaction({ isolation: 'read committed', wasCommitted }, async (tx) => {
      runs += 1;
      if (!(await isThere(year)(tx))) await tx.insertInto('order_numbers').values({ year, last: runs }).execute();
      return ok(runs);
    });
    return [answer.unwrapOr('failed'), runs];
  };
  expect(await write(2027, isThere(2027))).toEqual([1, 1]);
  expect(await write(2028, async () => false)).toEqual([2, 2]);
  expect(await write(2029)).toEqual(['failed', 1]);
  expect(await asKeeper(url, 'select * from order_numbers order by year')).toEqual([
    { year: 2027, last: 1 },
    { year: 2028, last: 1 },
    { year: 2029, last: 1 },
  ]);
});

test('a command with an unanswered commit is found in the log and not decided twice', async () => {
  const { url } = await openTestShop();
  const proxy = await losingProxy(url);
  onTestFinished(proxy.close);
  const { add, shop } = testShopOn(connectedTo(proxy.url));
  const { cartId } = (await add([[adult, 1]]))._unsafeUnwrap();
  const { items } = (await shop.loadCart({ cartId, language: 'sl' }))._unsafeUnwrap();
  const [{ cartItemId: itemId } = expect.fail('no line')] = items;
  proxy.loseNext(1);
  const changed = await shop.changeQuantity({ cartId, cartItemId: itemId, quantity: 3, language: 'sl' });
  expect(changed._unsafeUnwrap().items[0]?.price.quantity).toBe(3);
  const rows = await asKeeper(url, `select command from command_log where cart_id = '${cartId}' order by at, id`);
  expect(rows).toEqual([{ command: 'addTicket' }, { command: 'changeQuantity' }]);
});
