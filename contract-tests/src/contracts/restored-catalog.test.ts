import { cents } from '@shop/core/money/cents';
import { expect, test } from 'vitest';
import { everythingCosts } from './catalog-edits.ts';
import { restoredCatalog } from './restored-catalog.ts';
import { memoryWorld } from './worlds.ts';

test('restores the catalog from before the first of several imports', async ({ onTestFinished }) => {
  const world = await memoryWorld();
  onTestFinished(() => world.close());
  const { catalog, putBack } = restoredCatalog(world.catalog);
  const sold = async () => (await world.catalog.exportCatalog())._unsafeUnwrap();
  const before = await sold();
  await putBack();
  for (const price of [cents(10_05), cents(20_05)]) {
    const { files: before } = await sold();
    const files = before.map((file) => ({ ...file, text: everythingCosts(price)(file) }));
    (await catalog.importCatalog({ files, apply: true }))._unsafeUnwrap();
  }
  expect(await sold()).not.toEqual(before);
  await putBack();
  expect(await sold()).toEqual(before);
});
