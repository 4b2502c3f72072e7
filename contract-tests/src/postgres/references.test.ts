import { cryptoRandom } from '@shop/adapters/random/crypto-random';
import { asKeeper } from '@shop/adapters/store-sql/testing/own-databases';
import { adult, termalija, visitDay } from '@shop/adapters/store-sql/testing/test-shop';
import { clientSecret, idempotencyKey } from '@shop/core/ids';
import { expect, test } from 'vitest';
import { hostOn, race } from './race.ts';

/** `xmax` tells who locked a row or changed it last; what is written anew has none. */
const locked = `select 'product' as row from products where xmax <> '0'
  union all select 'price list' from price_lists where xmax <> '0'
  union all select 'day' from facility_periods where xmax <> '0'`;

test('whoever puts a ticket into a cart locks no row that all others use', async () => {
  const { url, end } = await race(100, []);
  const { shop, database } = hostOn(url);
  const before = await asKeeper(url, locked);
  const added = await shop.addTicket(
    {
      productId: termalija,
      language: 'sl',
      period: { type: 'day', date: visitDay },
      lines: [{ priceListId: adult, quantity: 1 }],
      client: '192.0.2.1',
    },
    idempotencyKey(cryptoRandom.token()),
    clientSecret('c'.repeat(32)),
  );
  expect(added.isOk()).toBe(true);
  expect(await asKeeper(url, locked)).toEqual(before);
  await database.close();
  await end();
});
