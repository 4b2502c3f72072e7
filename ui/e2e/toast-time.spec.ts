import { fillCart } from './prepared-order.ts';
import { pages } from './shop-pages.ts';
import { expect, test } from './shop-test.ts';
import { wordsOf } from './words.ts';

const word = wordsOf('sl');

test('a toast disappears after 5000 ms (R-LIMIT-8, R-STATE-18)', async ({ page, shop }) => {
  await page.clock.install();
  await fillCart(page, shop.origin, 1);
  await page.goto(pages.sl.cart, { waitUntil: 'networkidle' });
  const toast = page.getByRole('region', { name: word('Toast.Region') }).getByText(word('DeleteCartItemSuccess'));
  await page.clock.pauseAt(await page.evaluate(() => performance.timeOrigin + performance.now() + 1000));
  await page.getByRole('button', { name: new RegExp(word('Cart.RemoveItem', { name: '' })) }).click();
  await expect(toast).toBeVisible();
  await page.clock.runFor(4999);
  await expect(toast).toBeVisible();
  await page.clock.runFor(1);
  await expect(toast).toHaveCount(0);
});
