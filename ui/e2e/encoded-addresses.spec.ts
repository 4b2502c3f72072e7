import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testStart } from '@shop/adapters/platform/clock/testing/test-start';
import { samplePaths } from '@shop/adapters/sample/testing/sample-words';
import { instantText } from '@shop/core/dates/instant';
import { startServer } from './shop-process.ts';
import { expect, test } from './shop-test.ts';

const SHOP_AT = instantText(testStart);
const list = samplePaths('giftVouchers').sl;
const sample = 'adapters/src/sample/catalog/sample-catalog';

/** Products of the sample with characters in their addresses that must be encoded, and one that looks encoded. */
const products = [
  { file: '21-aroma-massage', name: 'Aromatična masaža', url: 'aromaticna-masaza', odd: 'jama%20a' },
  { file: '20-hot-stones', name: 'Masaža z vročimi kamni', url: 'masaza-z-vrocimi-kamni', odd: 'vse 100%' },
] as const;

test('a product whose address has a percent sign opens by its link, after a reload and by its canonical address', async ({
  page,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'shop-encoded-'));
  const [catalog, data] = [join(folder, 'catalog'), join(folder, 'data')];
  cpSync(sample, catalog, { recursive: true });
  for (const { file, url, odd } of products) {
    const at = join(catalog, 'products', `${file}.yaml`);
    writeFileSync(at, readFileSync(at, 'utf8').replace(`sl: ${url}`, `sl: ${odd}`));
  }
  for (const args of [
    ['new', data],
    ['catalog', 'import', catalog, '--yes', '--on', data],
  ]) {
    const typed = ['cli/bin/shop.mjs', ...args, '--at', SHOP_AT];
    expect(spawnSync(process.execPath, typed, { encoding: 'utf8' })).toMatchObject({ status: 0 });
  }
  const shop = await startServer('ui/dist/server/server.js', [], { DATA_DIR: data, SHOP_AT });
  try {
    for (const { name, odd } of products) {
      const address = `${shop.origin}${list}/${encodeURIComponent(odd)}`;
      const isShown = async () => {
        await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
        await expect(page).toHaveURL(address);
        await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', address);
      };
      await page.goto(shop.origin + list);
      await page.getByRole('link', { name, exact: true }).click();
      await isShown();
      await page.reload();
      await isShown();
    }
  } finally {
    await shop.stop();
    await rm(folder, { recursive: true });
  }
});
