import { cryptoRandom } from '@shop/adapters/platform/random/crypto-random';
import { asKeeper } from '@shop/adapters/store/testing/own-databases';
import { adult, start, termalija, visitDay } from '@shop/adapters/store/testing/test-shop';
import { minutes } from '@shop/core/dates/instant';
import { clientSecret, idempotencyKey } from '@shop/core/ids';
import { expect, test, vi } from 'vitest';
import { hostOn, race } from './race.ts';

/** SQL that inserts 5,000 carts of other clients, each with a hold for one place of the day. */
const crowd = `
  begin; set local session_replication_role = replica;
  insert into carts (id, revision, document)
    select 'other ' || number, 1, jsonb_build_object('cartId', 'other ' || number, 'state', 'open', 'version', 1,
      'createdAt', ${start}, 'updatedAt', ${start}, 'lines', '[]'::jsonb) from generate_series(1, 5000) as number;
  insert into holds (cart_id, line_id, facility_id, period, persons, state, ends_at, client)
    select 'other ' || number, 'line', '${termalija}', '${visitDay}', 1, 'held', ${start + minutes(15)},
      'client ' || number from generate_series(1, 5000) as number;
  select pg_stat_reset(); commit`;

const rowsRead = `select sum(coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::int as rows
  from pg_stat_user_tables where relname in ('carts', 'holds', 'places', 'intents')`;

/** SQL that reads `xmax` of shared rows: the transaction that last locked or updated the row. */
const marks = `select 'version' as row, stamp as id, xmax::text as mark from catalog_versions
  union all select 'code', code, xmax::text from promo_codes
  union all select 'day', facility_id || ' ' || period, xmax::text from places order by 1, 2`;

const hosts = "select from pg_stat_activity where application_name = 'shop' and datname = current_database()";

/** Returns a function that adds a ticket at a new host on a database, for three clients in rotation. */
const adding = (url: string) => {
  const { shop, database } = hostOn(url);
  const period = { type: 'day', date: visitDay } as const;
  const items = [{ priceListId: adult, quantity: 1 }];
  const add = async (turn: number): Promise<void> => {
    const order = { productId: termalija, language: 'sl', period, items, client: `192.0.2.${turn % 3}` } as const;
    const added = await shop.addTicket(order, idempotencyKey(cryptoRandom.token()), clientSecret('c'.repeat(32)));
    expect(added.isOk()).toBe(true);
  };
  return { add, close: () => database.close() };
};

test('an addition of a ticket locks no row that all visitors share', async () => {
  const { url } = await race(100, []);
  const { add } = adding(url);
  const before = await asKeeper(url, marks);
  await add(1);
  expect(before.length).toBeGreaterThan(3);
  expect(await asKeeper(url, marks)).toEqual(before);
});

test('an addition reads no more rows when others hold more, in tables that were empty when it was planned', async () => {
  const { url } = await race(100_000, []);
  const { add, close } = adding(url);
  for (let turn = 0; turn < 7; turn += 1) await add(turn);
  await asKeeper(url, crowd);
  for (let turn = 7; turn < 12; turn += 1) await add(turn);
  await close();
  // PostgreSQL counts the rows that a connection read only after it has ended.
  await vi.waitUntil(async () => (await asKeeper(url, hosts)).length === 0, { timeout: 30_000 });
  const [counted] = await asKeeper(url, rowsRead);
  expect(Number(counted?.rows)).toBeGreaterThan(5);
  expect(Number(counted?.rows)).toBeLessThan(500);
});
