import { listenTo } from './announcements.ts';
import { unfittingWords } from './fitting.ts';
import { fillCart } from './prepared-order.ts';
import { pages } from './shop-pages.ts';
import { expect, test } from './shop-test.ts';
import { wordsOf } from './words.ts';

const word = wordsOf('de');

const code = 'DOBRODOSLI10';

test('a refused promo code is announced and marked at its field until it is changed, applied with its saving and removed by keyboard (R-ERROR-18, R-EXPECT-9, R-REVIEW-6)', async ({
  page,
  shop,
  pull,
  provoke,
}) => {
  const announcements = await listenTo(page);
  await fillCart(page, shop.origin, 2);
  await page.goto(pages.de.cart);
  const field = page.getByRole('textbox', { name: word('Promo.Field') });
  await expect(field).toBeHidden();
  await page.locator('summary', { hasText: word('Promo.Title') }).press('Enter');
  const refusal = word('ShopCheckOut.CheckPromoCode.TooManyTries');
  await pull({ call: 'applyPromoCode', refuse: 'ShopCheckOut.CheckPromoCode.TooManyTries' });
  await field.fill('GERATEN');
  // The page's script stores it; before the script a press posts the form, which logs no refusal.
  await expect.poll(() => page.evaluate(() => JSON.stringify({ ...sessionStorage }))).toContain('GERATEN');
  provoke(400, '/shopCheckOut/checkPromoCode');
  await field.press('Enter');
  await expect(field).toHaveAccessibleDescription(word('Promo.NotApplied', { code: 'GERATEN' }));
  await expect.poll(() => announcements.join('\n')).toContain(refusal);
  await expect(page.getByRole('main').getByText(refusal)).toHaveCount(0);
  await expect(field).toHaveValue('GERATEN');
  expect(await unfittingWords(page)).toEqual([]);

  await pull();
  await field.fill(code);
  await expect(field).not.toHaveAttribute('aria-invalid');
  await page.getByRole('button', { name: word('Promo.Apply') }).click();
  await expect(page.getByText(word('PromoCodeValid'))).toBeVisible();
  const applied = page.getByRole('region', { name: word('Price.promo', { code }) });
  await expect(applied).toContainText(/\d,\d\d/);
  await expect(field).toHaveCount(0);
  await page.reload();
  await applied.getByRole('button', { name: word('Promo.RemoveOf', { code }) }).press('Enter');
  await expect(applied).toHaveCount(0);
  await expect(page.locator('summary', { hasText: word('Promo.Title') })).toBeVisible();
});
