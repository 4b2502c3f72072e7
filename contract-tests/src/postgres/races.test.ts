import { cryptoRandom } from '@shop/adapters/random/crypto-random';
import { asKeeper } from '@shop/adapters/store-sql/testing/own-databases';
import { driftOf } from '@shop/adapters/store-sql/testing/test-shop';
import { minutes } from '@shop/core/dates/instant';
import { ok } from 'neverthrow';
import { Client } from 'pg';
import { expect, test, vi } from 'vitest';
import { anna } from '../contracts/shopping.ts';
import { failedIn, failNoMore, failNowAndThen } from './postgres-worlds.ts';
import { race } from './race.ts';

type Buyers = {
  /** So many come at once. */
  readonly atOnce: number;
  /** So many come one after the other in the place of each. */
  readonly inTurn: number;
};

/** What became of them, each of whom wants a place. */
const rush = async ({ hosts, first }: Pick<Awaited<ReturnType<typeof race>>, 'hosts' | 'first'>, buyers: Buyers) => {
  const lanes = Array.from({ length: buyers.atOnce }, async (_none, lane) => {
    const answers: string[] = [];
    for (let turn = 0; turn < buyers.inTurn; turn += 1) {
      const answer = await (hosts[lane % hosts.length] ?? first).take(1);
      answers.push(answer.isOk() ? 'sold' : answer.error.kind);
    }
    return answers;
  });
  const told = (await Promise.all(lanes)).flat();
  return {
    sold: told.filter((one) => one === 'sold').length,
    refusals: [...new Set(told)].filter((one) => one !== 'sold'),
  };
};

test.each([
  ['three hosts', [0, 0, 0]],
  ['two hosts whose clocks are two minutes apart', [-60_000, 60_000]],
] as const)('a rush on one day: %s sell exactly its places', async (_, offs) => {
  const world = await race(20, offs);
  expect(await rush(world, { atOnce: 60, inTurn: 1 })).toEqual({ sold: 20, refusals: ['capacityFull'] });
  expect(await world.held()).toBe(20);
  expect(await driftOf(world.first.database)).toEqual([]);
  await world.end();
});

test('a rush on one day: three hosts of whose transactions one in five fails sell exactly its places', async () => {
  const world = await race(400);
  await failNowAndThen(world.url);
  // No transaction can have more than four of them, so that a hundred are tried at least.
  const told = await rush(world, { atOnce: 12, inTurn: 50 });
  expect(await failedIn(world.url)).toBeGreaterThan(0);
  await failNoMore(world.url);
  expect(told).toEqual({ sold: 400, refusals: ['capacityFull'] });
  expect(await world.held()).toBe(400);
  expect(await driftOf(world.first.database)).toEqual([]);
  await world.end();
});

test('120 holds that end at once are places for as many buyers at three hosts, of whom none is turned away', async () => {
  const world = await race(120);
  expect(await rush(world, { atOnce: 120, inTurn: 1 })).toEqual({ sold: 120, refusals: [] });
  await asKeeper(world.url, 'update cart_lines set hold_until = last_added_at');
  expect(await rush(world, { atOnce: 121, inTurn: 1 })).toEqual({ sold: 120, refusals: ['capacityFull'] });
  expect(await world.held()).toBe(120);
  expect(await driftOf(world.first.database)).toEqual([]);
  await world.end();
});

test('hosts whose clocks are apart go by the database: a hold ends at one moment for all of them', async () => {
  const { hosts, first, end } = await race(1, [-60_000, 60_000]);
  expect((await first.take(1)).isOk()).toBe(true);
  const times = await Promise.all(
    hosts.map(async ({ database, clock }) => {
      await database.read(async () => ok());
      return clock.now();
    }),
  );
  const apart = Math.max(...times) - Math.min(...times);
  expect(apart).toBeLessThan(minutes(1 / 2));
  for (const { take } of hosts) expect((await take(1)).isErr()).toBe(true);
  await end();
});

test('one key at three hosts at once makes one change, of which all are told', async () => {
  const { hosts, held, end } = await race(20);
  const opened = (await hosts[0]?.take(1))?._unsafeUnwrap();
  const key = cryptoRandom.token();
  const answers = await Promise.all(hosts.map(({ take }) => take(2, key, opened?.cartId)));
  expect(answers.map((answer) => answer.isOk())).toEqual([true, true, true]);
  expect(await held()).toBe(3);
  await end();
});

test('changes of one cart at three hosts at once are made one after the other, and none is lost', async () => {
  const { hosts, first, held, end } = await race(20);
  const { cartId } = (await first.take(1))._unsafeUnwrap();
  const answers = await Promise.all(
    Array.from({ length: 9 }, (_none, index) => (hosts[index % 3] ?? first).take(1, cryptoRandom.token(), cartId)),
  );
  expect(answers.every((answer) => answer.isOk())).toBe(true);
  expect(await held()).toBe(10);
  await end();
});

test('of payments to ask about each is told to one of the hosts that look, and to another when that one is gone for a while', async () => {
  const { url, hosts, end } = await race(1);
  const ids = Array.from({ length: 9 }, (_none, index) => `attempt-${index}`);
  const rows = ids.map((id) => `('${id}', 'order of ${id}', 1, 100, 'open', 0, 0, 1)`);
  await asKeeper(
    url,
    `begin; set local session_replication_role = replica;
     insert into payment_attempts (id, order_ref, number, amount, state, session_ends_at, created_at, ask_at)
       values ${rows.join(', ')}; commit`,
  );
  const told = await Promise.all(hosts.map(({ store }) => store.dueAttempts.due(100).unwrapOr([])));
  expect(
    told
      .flat()
      .flatMap((due) => due.id)
      .sort(),
  ).toEqual(ids);
  expect(await hosts[0]?.store.dueAttempts.due(100).unwrapOr([])).toEqual([]);
  await asKeeper(url, 'update payment_attempts set ask_at = ask_at - 30000');
  expect((await hosts[1]?.store.dueAttempts.due(100).unwrapOr([]))?.length).toBe(9);
  await end();
});

const isWaiting = "pg_stat_activity where application_name = 'shop' and wait_event_type = 'Lock'";

test('a change waits for whoever has its cart, and is decided on what that one left', async () => {
  const { url, first, end } = await race(20);
  const { cartId } = (await first.take(1))._unsafeUnwrap();
  const other = new Client({ connectionString: url });
  await other.connect();
  await other.query('begin');
  await other.query("update carts set state = 'sold' where id = $1", [cartId]);
  const entry = { cartId, customer: anna, language: 'sl', mtcId: -1 } as const;
  const saving = first.store.run({ type: 'saveCustomer', entry, sessionDigest: 'a session' });
  const waiting = vi.waitUntil(
    async () => (await asKeeper(url, `select from ${isWaiting} and datname = current_database()`)).length > 0,
    { timeout: 30_000 },
  );
  await Promise.race([saving, waiting]);
  await other.query('commit');
  expect((await saving)._unsafeUnwrapErr()).toMatchObject({ kind: 'notFound' });
  await waiting;
  await other.end();
  await end();
});
