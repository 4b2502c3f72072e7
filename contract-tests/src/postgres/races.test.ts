import { anna, freshKey } from '@shop/adapters/seller/testing/shopper';
import { asKeeper } from '@shop/adapters/store/testing/own-databases';
import { driftOf } from '@shop/adapters/store/testing/test-shop';
import { minutes } from '@shop/core/dates/instant';
import { ok } from 'neverthrow';
import { Client } from 'pg';
import { expect, test, vi } from 'vitest';
import { failedIn, failNoMore, failNowAndThen } from './postgres-worlds.ts';
import { race } from './race.ts';

type Buyers = {
  /** The number of concurrent buyers. */
  readonly atOnce: number;
  /** The number of purchases that each of them makes in sequence. */
  readonly inTurn: number;
};

/** Runs buyers who each want one place. Returns the number of sold places and the kinds of refusals. */
const rush = async ({ hosts, first }: Pick<Awaited<ReturnType<typeof race>>, 'hosts' | 'first'>, buyers: Buyers) => {
  const lanes = Array.from({ length: buyers.atOnce }, async (_none, lane) => {
    const answers: string[] = [];
    for (let turn = 0; turn < buyers.inTurn; turn += 1) {
      const answer = await (hosts[lane % hosts.length] ?? first).take(1);
      answers.push(answer.isOk() ? 'sold' : answer.error.kind);
    }
    return answers;
  });
  const answers = (await Promise.all(lanes)).flat();
  return {
    sold: answers.filter((one) => one === 'sold').length,
    refusals: [...new Set(answers)].filter((one) => one !== 'sold'),
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
});

test('three hosts sell exactly the places of a day in a rush although one transaction in five fails', async () => {
  const world = await race(400);
  await failNowAndThen(world.url);
  // A transaction fails at most four times, so at least a hundred are tried.
  const answers = await rush(world, { atOnce: 12, inTurn: 50 });
  expect(await failedIn(world.url)).toBeGreaterThan(0);
  await failNoMore(world.url);
  expect(answers).toEqual({ sold: 400, refusals: ['capacityFull'] });
  expect(await world.held()).toBe(400);
  expect(await driftOf(world.first.database)).toEqual([]);
});

test('a hold ends at the same moment for hosts with different clocks, that of the database', async () => {
  const { hosts, first } = await race(1, [-60_000, 60_000]);
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
});

test('one idempotency key at three hosts at once makes one change, which all of them return', async () => {
  const { hosts, held } = await race(20);
  const opened = (await hosts[0]?.take(1))?._unsafeUnwrap();
  const key = freshKey();
  const answers = await Promise.all(hosts.map(({ take }) => take(2, key, opened?.cartId)));
  expect(answers.map((answer) => answer.isOk())).toEqual([true, true, true]);
  expect(await held()).toBe(3);
});

test('one idempotency key without a cart makes one cart at three hosts at once, which all of them return', async () => {
  const { url, hosts, held } = await race(20);
  const key = freshKey();
  const answers = await Promise.all(hosts.map(({ take }) => take(2, key)));
  expect(new Set(answers.map((answer) => answer._unsafeUnwrap().cartId)).size).toBe(1);
  expect(await asKeeper(url, 'select count(*)::int as carts from carts')).toEqual([{ carts: 1 }]);
  expect(await held()).toBe(2);
});

const isWaiting = "pg_stat_activity where application_name = 'shop' and wait_event_type = 'Lock'";

test('a change waits for a concurrent change of its cart, and is decided on its result', async () => {
  const { url, first } = await race(20);
  const { cartId } = (await first.take(1))._unsafeUnwrap();
  const other = new Client({ connectionString: url });
  await other.connect();
  await other.query('begin');
  await other.query(
    `update carts set revision = revision + 1, document = jsonb_set(document, '{state}', '"sold"') where id = $1`,
    [cartId],
  );
  const entry = { cartId, customer: anna, language: 'sl', mtcId: -1 } as const;
  const saving = first.run<'saveCustomer'>({ type: 'saveCustomer', entry, sessionDigest: 'a session' });
  const waiting = vi.waitUntil(
    async () => (await asKeeper(url, `select from ${isWaiting} and datname = current_database()`)).length > 0,
    { timeout: 30_000 },
  );
  await Promise.race([saving, waiting]);
  await other.query('commit');
  expect((await saving)._unsafeUnwrapErr()).toMatchObject({ kind: 'notFound' });
  await waiting;
  await other.end();
});
