import { cryptoRandom } from '@shop/adapters/random/crypto-random';
import { asKeeper } from '@shop/adapters/store-sql/testing/own-databases';
import { adult, start, termalija, visitDay } from '@shop/adapters/store-sql/testing/test-shop';
import { minutes } from '@shop/core/dates/instant';
import { clientSecret, idempotencyKey } from '@shop/core/ids';
import { expect, test, vi } from 'vitest';
import { hostOn, race } from './race.ts';

/** Others, each from a place of their own, with a cart that holds one place of the day. */
const crowd = `
  begin; set local session_replication_role = replica;
  insert into carts (id, state, version, created_at, updated_at)
    select 'other ' || number, 'open', 1, ${start}, ${start} from generate_series(1, 5000) as number;
  insert into cart_lines (id, cart_id, position, product_id, price_list_id, facility_id, period, quantity, persons_each,
      place_state, first_added_at, last_added_at, hold_until, client)
    select 'line', 'other ' || number, 1, '${termalija}', '${adult}', '${termalija}', '${visitDay}', 1, 1,
      'held', ${start}, ${start}, ${start + minutes(15)}, 'client ' || number
      from generate_series(1, 5000) as number;
  select pg_stat_reset(); commit`;

const rowsRead = `select sum(coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::int as rows
  from pg_stat_user_tables where relname in ('cart_lines', 'facility_periods', 'idempotency_keys')`;

const hosts = "select from pg_stat_activity where application_name = 'shop' and datname = current_database()";

test('what is read to add a ticket does not grow with what others hold, in tables that were empty when it was planned', async () => {
  const { url, end } = await race(100_000, []);
  const { shop, database } = hostOn(url);
  const add = (turn: number) =>
    shop.addTicket(
      {
        productId: termalija,
        language: 'sl',
        period: { type: 'day', date: visitDay },
        lines: [{ priceListId: adult, quantity: 1 }],
        client: `192.0.2.${turn % 3}`,
      },
      idempotencyKey(cryptoRandom.token()),
      clientSecret('c'.repeat(32)),
    );
  for (let turn = 0; turn < 7; turn += 1) expect((await add(turn)).isOk()).toBe(true);
  await asKeeper(url, crowd);
  for (let turn = 7; turn < 12; turn += 1) expect((await add(turn)).isOk()).toBe(true);
  await database.close();
  // What a connection read is counted once it has ended.
  await vi.waitUntil(async () => (await asKeeper(url, hosts)).length === 0, { timeout: 30_000 });
  const [told] = await asKeeper(url, rowsRead);
  expect(Number(told?.rows)).toBeGreaterThan(5);
  expect(Number(told?.rows)).toBeLessThan(500);
  await end();
});
