import { cryptoRandom } from '@shop/adapters/random/crypto-random';
import { postgresDatabase } from '@shop/adapters/store-sql/database/postgres-database';
import { preparedInsert } from '@shop/adapters/store-sql/database/prepared-write';
import { asKeeper } from '@shop/adapters/store-sql/testing/own-databases';
import {
  adult,
  discountDay,
  driftOf,
  openTestShop as openShopOnFile,
  termalija,
  visitDay,
} from '@shop/adapters/store-sql/testing/test-shop';
import { minutes } from '@shop/core/dates/instant';
import { clientSecret, idempotencyKey } from '@shop/core/ids';
import fc from 'fast-check';
import { ok } from 'neverthrow';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { losingProxy } from './losing-proxy.ts';
import { openTestShop } from './postgres-worlds.ts';
import { hostOn, race } from './race.ts';

const insertNumbers = preparedInsert('order_numbers');

const visitors = (count: number) => Array.from({ length: count }, (_none, at) => at);

/** In how many transactions the carts of a database were opened. */
const transactionsIn = async (url: string): Promise<number> => {
  const [row] = await asKeeper(url, 'select count(distinct xmin::text)::int as n from carts');
  return Number(row?.n);
};

test('visitors who come at once share a transaction, and each is told of a cart of their own', async () => {
  const { url, first, held, end } = await race(100);
  const told = await Promise.all(visitors(16).map(() => first.take(2)));
  expect(new Set(told.map((answer) => answer._unsafeUnwrap().cartId)).size).toBe(16);
  expect(await transactionsIn(url)).toBe(1);
  expect(await held()).toBe(32);
  await end();
});

/** Notes in which order rows of a table are written, by columns of theirs. */
const noteOrder = (url: string, table: string, event: 'insert' | 'update', columns: readonly string[]) =>
  asKeeper(
    url,
    `create table if not exists noted (at int generated always as identity, of text, key text);
     create or replace function note() returns trigger language plpgsql as $$ begin
       insert into noted (of, key) select tg_table_name, string_agg(to_jsonb(new) ->> name, ' ') from unnest(tg_argv) name;
       return new;
     end $$;
     create trigger noting after ${event} on ${table} for each row execute function note(${columns.map((name) => `'${name}'`).join()})`,
  );

test('what groups of two hosts may both want is written in one order, so that they never wait for each other crosswise', async () => {
  const { url, first, end } = await race(100);
  const come = (count: number, round: string) =>
    Promise.all(
      visitors(count).map(async (at) => {
        const period = { type: 'day', date: at % 2 === 0 ? visitDay : discountDay } as const;
        const client = `192.0.2.${at}`;
        const lines = [{ priceListId: adult, quantity: 1 }];
        const asked = { productId: termalija, language: 'sl', period, lines, client } as const;
        const key = idempotencyKey(`${round} ${(at * 5) % count}`);
        (await first.shop.addTicket(asked, key, clientSecret('c'.repeat(32))))._unsafeUnwrap();
      }),
    );
  await come(8, 'before');
  await asKeeper(url, 'update cart_lines set hold_until = 1');
  await noteOrder(url, 'idempotency_keys', 'insert', ['scope', 'key']);
  await noteOrder(url, 'client_slots', 'update', ['client_hash', 'number']);
  await noteOrder(url, 'cart_lines', 'update', ['id']);
  await come(8, 'after');
  expect(await transactionsIn(url)).toBe(2);
  const noted = await asKeeper(url, 'select of, key from noted order by of, at');
  expect(noted).toHaveLength(24);
  expect(noted).toEqual(await asKeeper(url, 'select of, key from noted order by of, key collate "C"'));
  await asKeeper(url, 'drop function note cascade; drop table noted');
  await end();
});

type Order = {
  readonly quantity: number;
  readonly day: number;
  readonly key: number;
  readonly secret: number;
  readonly address: number;
};

const order: fc.Arbitrary<Order> = fc.record({
  quantity: fc.integer({ min: 1, max: 4 }),
  day: fc.integer({ min: 0, max: 1 }),
  key: fc.nat(11),
  secret: fc.nat(2),
  address: fc.nat(2),
});

test('visitors who come at once are told what they would be told one after the other, days that fill and holds that end included', async () => {
  const [together, inTurn] = [await openTestShop(), await openShopOnFile()];
  const days = [visitDay, discountDay] as const;
  for (const shop of [together, inTurn]) {
    for (const day of days) await shop.setCapacity(25, day);
  }
  let rushes = 0;
  const taker =
    ({ shop }: Pick<typeof inTurn, 'shop'>, rushed: number) =>
    async (wanted: Order) => {
      const [date = visitDay, client] = [days[wanted.day], `192.0.2.${wanted.address}`];
      const lines = [{ priceListId: adult, quantity: wanted.quantity }];
      const asked = { productId: termalija, language: 'sl', period: { type: 'day', date }, lines, client } as const;
      const key = idempotencyKey(`${rushed} ${wanted.key}`);
      const answer = await shop.addTicket(asked, key, clientSecret(String(wanted.secret).repeat(32)));
      return answer.match(
        ({ cartId }) => cartId,
        (refusal) => refusal,
      );
    };
  const rush = async (orders: readonly Order[], wait: number): Promise<void> => {
    rushes += 1;
    const told = await Promise.all(orders.map(taker(together, rushes)));
    const expected: unknown[] = [];
    for (const wanted of orders) expected.push(await taker(inTurn, rushes)(wanted));
    expect(told).toEqual(expected);
    for (const { clock } of [together, inTurn]) clock.advance(minutes(wait));
  };
  const orders = fc.array(order, { minLength: 1, maxLength: 16 });
  await fc.assert(fc.asyncProperty(orders, fc.constantFrom(1, 8, 16), rush), { numRuns: 25, endOnFailure: true });
  for (const { database } of [together, inTurn]) expect(await driftOf(database)).toEqual([]);
  await together.end();
});

/** Whoever puts seven into a cart meets a failure of this kind. */
const failAtSeven = (url: string, state: string) =>
  asKeeper(
    url,
    `create function seven() returns trigger language plpgsql as $$ begin
       raise exception 'seven' using errcode = '${state}';
     end $$;
     create trigger seven before insert on cart_lines for each row when (new.quantity = 7) execute function seven()`,
  );

const unreachable = expect.objectContaining({ error: { kind: 'unreachable', cause: 'store' } });

test.each([
  ['a fault of the program', 'P0001', expect.objectContaining({ message: 'seven' })],
  ['trouble of the database', '57014', unreachable],
  ['somebody else, again and again', '40001', unreachable],
])('who meets %s keeps no neighbour from being sold', async (_what, state, failed) => {
  const { url, first, held, end } = await race(100);
  await failAtSeven(url, state);
  const told = await Promise.all(
    visitors(8).map((at) =>
      first.take(at === 3 ? 7 : 1).then(
        (answer) => answer,
        (error: unknown) => error,
      ),
    ),
  );
  const sold = expect.objectContaining({ value: expect.anything() });
  expect(told).toEqual(visitors(8).map((at) => (at === 3 ? failed : sold)));
  expect(await held()).toBe(7);
  expect(await driftOf(first.database)).toEqual([]);
  await asKeeper(url, 'drop function seven cascade');
  await end();
});

test('who wants a day that somebody keeps locked keeps no neighbour from another day, however long it took', async () => {
  const { url, end } = await race(100);
  // Longer than anybody tries again by itself.
  const host = hostOn(url, 0, { lockWithin: 4500 });
  (await host.take(1))._unsafeUnwrap();
  const somebody = new Client({ connectionString: url });
  await somebody.connect();
  await somebody.query(`begin; select from facility_periods where period = '${visitDay}' for update`);
  const kept = host.take(1);
  const neighbour = host.take(1, cryptoRandom.token(), undefined, discountDay);
  expect((await neighbour).isOk()).toBe(true);
  await somebody.end();
  expect((await kept).isOk()).toBe(true);
  await host.database.close();
  await end();
});

test('what several share without keys, and whose answer is lost, is told as unknown and not done again', async () => {
  const { url, end } = await openTestShop();
  const proxy = await losingProxy(url);
  const database = postgresDatabase(proxy.url);
  let runs = 0;
  const write = database.share(async (tx, years: readonly number[]) => {
    runs += 1;
    await insertNumbers(
      tx,
      years.map((year) => ({ year, last: runs })),
    );
    return ok();
  });
  const terms = { joins: true, findsItsEffect: false } as const;
  (await write(2030, terms))._unsafeUnwrap();
  proxy.loseNext(1);
  const told = await Promise.all([2031, 2032].map((year) => write(year, terms)));
  expect(told.map((answer) => answer._unsafeUnwrapErr())).toEqual(
    Array(2).fill({ kind: 'unreachable', cause: 'store' }),
  );
  expect(runs).toBe(2);
  expect(await asKeeper(url, 'select year from order_numbers order by year')).toEqual(
    [2030, 2031, 2032].map((year) => ({ year })),
  );
  await database.close();
  await proxy.close();
  await end();
});

test('a commit of many whose answer is lost is looked up by the key of each: told as done, and done once', async () => {
  const { url, held, first, end } = await race(100);
  const proxy = await losingProxy(url);
  const host = hostOn(proxy.url);
  (await host.take(1))._unsafeUnwrap();
  proxy.loseNext(1);
  const told = await Promise.all(visitors(12).map(() => host.take(2)));
  expect(told.filter((answer) => answer.isOk())).toHaveLength(12);
  expect(proxy.lost()).toBe(1);
  expect(await held()).toBe(25);
  expect(await driftOf(first.database)).toEqual([]);
  await host.database.close();
  await proxy.close();
  await end();
});
