import { instant } from '@shop/core/dates/instant';
import { localDate } from '@shop/core/dates/local-date';
import { cartId, priceListId, productId, upsellId } from '@shop/core/ids';
import { knownProduct, knownUpsell } from '@shop/core/seller/catalog/seller-catalog';
import type { LogRow } from '@shop/core/seller/log/log-row';
import type { LoggedCommand } from '@shop/core/seller/log/logged-command';
import { expect, test } from 'vitest';
import { datedForm } from '../catalog-files/dated-form.ts';
import { removedGoods } from '../catalog-files/former-goods.ts';
import { compiledCatalog } from '../catalog-files/stored-catalog.ts';
import { importedSample, offeredSample, sellingSample } from '../sample/catalog/offered-sample.ts';
import { usedCatalog } from './used-catalog.ts';

const today = localDate('2027-01-08');
const pool = productId('termalija');
const towel = upsellId('towel');

const row = (request: LoggedCommand): LogRow => ({
  id: 'a',
  at: instant(0),
  cartId: cartId('c'),
  by: 'visitor',
  request,
  facts: [],
});

const rows = [
  row({
    type: 'addTicket',
    order: {
      language: 'sl',
      productId: pool,
      lines: [{ priceListId: priceListId('termalija-day-adult'), quantity: 1 }],
    },
    newCartId: cartId('c'),
    newLineIds: [],
  }),
  row({ type: 'applyPromoCode', cartId: cartId('c'), text: 'TERME5' }),
];

const offered = offeredSample(today);
const document = datedForm(importedSample(today).form, today);

test('the catalog of a capsule has the products, facilities, upsells and codes of its rows, and nothing else', () => {
  const { sold: used } = usedCatalog({ sold: document }, rows);
  expect(used.products.map(({ id }) => id)).toEqual(['termalija']);
  expect(used.facilities.map(({ id }) => id)).toEqual(['termalija']);
  expect(used.promoCodes.map(({ code }) => code)).toEqual(['TERME5']);
  expect(used.upsells.map(({ id }) => id)).toContain(towel);
  expect(used.upsells.length).toBeLessThan(offered.goods.upsells.size);
  const { goods, products } = { ...offered, ...compiledCatalog({ sold: used }) };
  expect(products.get(pool)).toEqual(goods.products.get(pool));
});

test('the catalog of a capsule has goods of its rows that had left the catalog', () => {
  const sold = { ...document, products: [], upsells: [] };
  const left = removedGoods(sold, [document]);
  const used = usedCatalog({ sold, left }, [
    ...rows,
    row({
      type: 'addUpsell',
      order: { cartId: cartId('c'), language: 'sl', lines: [{ id: towel, quantity: 1, parentProductIds: [pool] }] },
      newCartId: cartId('c'),
      newLineIds: [],
    }),
  ]);
  const catalog = { ...sellingSample(today).catalog, ...compiledCatalog(used) };
  expect(knownProduct(catalog, pool)).toEqual(offered.goods.products.get(pool));
  expect(knownUpsell(catalog, towel)).toEqual(offered.goods.upsells.get(towel));
  expect(catalog.former?.products.size).toBe(1);
});
