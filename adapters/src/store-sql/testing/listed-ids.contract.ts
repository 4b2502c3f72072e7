import { ok } from 'neverthrow';
import { expect, it } from 'vitest';
import { offeredSample } from '../../sample/catalog/offered-sample.ts';
import { catalogLoader } from '../catalog/load-catalog.ts';
import { offeredNow } from '../catalog/offered-now.ts';
import { type testShopOn, today } from './test-shop.ts';

/** Tables whose rows have no position of their own. */
const tables = ['upsell_parents', 'package_items', 'product_categories', 'promo_code_products'] as const;

/** Lists of ids that mean the same in any order stand by id, whatever lies below and however often it was written. */
export const listedIdsContract = (openTestShop: () => Promise<ReturnType<typeof testShopOn>>): void => {
  it.each(tables)('offers what the files do, in their order, however %s lies', async (table) => {
    const { parts, inTransaction } = await openTestShop();
    await inTransaction(async (tx) => {
      const rows = await tx.selectFrom(table).selectAll().execute();
      const key = JSON.stringify;
      const turned = rows.toSorted((a, b) => (key(a) < key(b) ? 1 : -1));
      expect(turned.length).toBeGreaterThan(2);
      await tx.deleteFrom(table).execute();
      await tx.insertInto(table).values(turned).execute();
    });
    const loadCatalog = catalogLoader();
    const read = await parts.database.read(async (db) => ok(await offeredNow(db, await loadCatalog(db), today)));
    const { goods } = read._unsafeUnwrap().offered;
    const sample = offeredSample(today).goods;
    expect([...goods.products]).toEqual([...sample.products]);
    expect([...goods.upsells]).toEqual([...sample.upsells]);
    expect(new Map(goods.promos)).toEqual(new Map(sample.promos));
  });
};
