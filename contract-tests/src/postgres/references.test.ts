import { cryptoRandom } from '@shop/adapters/random/crypto-random';
import { asKeeper } from '@shop/adapters/store-sql/testing/own-databases';
import { adult, termalija, visitDay } from '@shop/adapters/store-sql/testing/test-shop';
import { clientSecret, idempotencyKey } from '@shop/core/ids';
import { expect, test } from 'vitest';
import { hostOn, race } from './race.ts';

/** `xmax` tells who locked a row, or wrote it anew, last; a row that is written anew has none. */
const marks = `select 'version' as row, stamp as id, xmax::text as mark from catalog_versions
  union all select 'code', code, xmax::text from promo_codes
  union all select 'day', facility_id || ' ' || period, xmax::text from facility_periods order by 1, 2`;

test('whoever puts a ticket into a cart locks no row that all others use', async () => {
  const { url, end } = await race(100, []);
  const { shop, database } = hostOn(url);
  const before = await asKeeper(url, marks);
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
  expect(before.length).toBeGreaterThan(3);
  expect(await asKeeper(url, marks)).toEqual(before);
  await database.close();
  await end();
});
