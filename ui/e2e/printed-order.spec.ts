import { carryOrder } from './prepared-order.ts';
import { pages } from './shop-pages.ts';
import { expect, test } from './shop-test.ts';
import { wordsOf } from './words.ts';

test('an order is printed with its codes, its total and how to reach the resort, without anything to press', async ({
  page,
  context,
  shop,
}) => {
  const word = wordsOf('sl');
  const order = await carryOrder(context, shop.origin);
  await page.goto(`${pages.sl.thanks}?status=4&ref=${await order.pay()}`);
  await page.getByRole('link', { name: word('Papers.Open') }).click();
  await expect(page.getByText(word('Papers.Buyer'))).toBeVisible();
  const main = page.getByRole('main');
  // A ticket's order speaks of no gift vouchers, on the screen and on paper.
  await expect(main).not.toContainText(/\bbon/i);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('link', { name: word('SkipToContent') })).toHaveCount(0);
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.locator('summary:visible')).toHaveCount(0);
  await expect(main.getByRole('link')).toHaveCount(0);
  await expect(page.getByRole('img', { name: /QR/ })).toHaveCount(2);
  for (const text of [word('Order.Total'), word('Papers.Tickets')])
    await expect(main.getByText(text, { exact: true })).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: word('Footer.Phone') })).toBeVisible();
});
