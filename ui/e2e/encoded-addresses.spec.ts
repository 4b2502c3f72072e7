import { samplePaths } from '@shop/adapters/sample/testing/sample-words';
import { changeAddresses } from './beside-shop.ts';
import { expect, test } from './shop-test.ts';

const list = samplePaths('giftVouchers').sl;

/** Products of the sample with characters in their addresses that must be encoded, and one that looks encoded. */
const products = [
  { name: 'Aromatična masaža', url: 'aromaticna-masaza', odd: 'jama%20a' },
  { name: 'Masaža z vročimi kamni', url: 'masaza-z-vrocimi-kamni', odd: 'vse 100%' },
] as const;

test('a product whose address has a percent sign opens by its link, after a reload and by its canonical address', async ({
  page,
  shop,
}) => {
  changeAddresses(shop.dataDir, Object.fromEntries(products.map(({ url, odd }) => [url, odd])));
  for (const { name, odd } of products) {
    const address = `${shop.origin}${list}/${encodeURIComponent(odd)}`;
    const expectProduct = async () => {
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await expect(page).toHaveURL(address);
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', address);
    };
    await page.goto(list);
    await page.getByRole('link', { name, exact: true }).click();
    await expectProduct();
    await page.reload();
    await expectProduct();
  }
});
