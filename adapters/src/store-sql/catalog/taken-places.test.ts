import { facilityId } from '@shop/core/ids';
import { ok } from 'neverthrow';
import { expect, test } from 'vitest';
import { adult, openTestShop } from '../testing/test-shop.ts';
import { catalogLoader } from './load-catalog.ts';
import { sqlCatalog } from './sql-catalog.ts';

const anExport = async () => {
  const shop = await openTestShop();
  const catalog = sqlCatalog({ database: shop.database, loadCatalog: catalogLoader(), clock: shop.clock });
  const files = (await catalog.exportCatalog())._unsafeUnwrap().filter(({ path }) => path.endsWith('.yaml'));
  return { shop, catalog, files };
};

test.each([
  [3, false],
  [4, true],
  [5, true],
])('with four places taken of a day, %i places are taken: %s', async (capacity, isTaken) => {
  const { shop, catalog, files } = await anExport();
  await shop.database.transaction({ isolation: 'serializable' }, async (tx) =>
    ok(
      await tx
        .updateTable('facility_periods')
        .set({ sold: 4 })
        .where('facility_id', '=', facilityId('aqualuna'))
        .where('capacity', '>', 4)
        .execute(),
    ),
  );
  const fewer = files.map(({ path, text }) => ({
    path,
    text: path === 'facilities.yaml' ? text.replace(/(id: aqualuna[\s\S]*?capacity: )\d+/, `$1${capacity}`) : text,
  }));
  const imported = await catalog.importCatalog({ files: fewer, apply: true });
  expect(imported.isOk()).toBe(isTaken);
  if (imported.isErr()) {
    expect(imported.error).toMatchObject({ kind: 'mistakes' });
    expect(JSON.stringify(imported.error)).toContain('capacity must be at least 4 for aqualuna');
  }
});

test('a cart that is open during an import keeps what left the catalog, at the price that it was shown', async () => {
  const { shop, catalog, files } = await anExport();
  const { cartId } = (await shop.add([[adult, 2]]))._unsafeUnwrap();
  const before = await shop.load(cartId);
  const without = files
    .filter(({ path }) => !path.endsWith('-termalija.yaml'))
    .map(({ path, text }) => ({ path, text: text.replaceAll(/\s+termalija,/g, '').replaceAll('[termalija,', '[') }));
  (await catalog.importCatalog({ files: without, apply: true }))._unsafeUnwrap();
  const after = await shop.load(cartId);
  expect([after.totalPrice, after.itemsCount]).toEqual([before.totalPrice, before.itemsCount]);
  expect((await shop.add([[adult, 1]]))._unsafeUnwrapErr()).toMatchObject({ kind: 'notFound' });
});
