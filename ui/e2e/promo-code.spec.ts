import { listenTo } from './announcements.ts';
import { axeFindings } from './axe-findings.ts';
import { fillCart } from './filled-cart.ts';
import { unfittingWords } from './fitting.ts';
import { pages } from './shop-pages.ts';
import { expect, test } from './shop-test.ts';

const code = 'DOBRODOSLI10';

for (const language of ['sl', 'de'] as const) {
  test(`a promo code is entered, says what it saves, and is taken off again, by keyboard (${language}) (R-ERROR-18, R-EXPECT-9, R-REVIEW-6)`, async ({
    page,
    shop,
    words,
    provoke,
  }) => {
    const word = await words(language);
    await fillCart(page, shop.origin, 2);
    await page.goto(pages[language].cart);
    const field = page.getByRole('textbox', { name: word('Promo.Field') });
    await expect(field).toBeHidden();
    await page.locator('summary', { hasText: word('Promo.Title') }).press('Enter');
    await field.fill('NAPAČNA');
    // Remembered by the page's script: what is sent before it comes is a post, which logs no refusal.
    await expect.poll(() => page.evaluate(() => JSON.stringify({ ...sessionStorage }))).toContain('NAPAČNA');
    provoke(400, '/shopCheckOut/checkPromoCode');
    await field.press('Enter');
    await expect(field).toHaveAccessibleDescription(new RegExp(word('ShopCheckOut.CheckPromoCode.Invalid')));
    const toasts = page.getByRole('region', { name: word('Toast.Region') });
    await expect(toasts.getByRole('alert')).toContainText(word('ShopCheckOut.CheckPromoCode.Invalid'));
    await expect(field).toHaveValue('NAPAČNA');
    expect(await axeFindings(page)).toEqual([]);

    await field.fill(code);
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
}

test('codes that are tried too often are refused beside the field and out loud, on a narrow screen too, and what was typed stays', async ({
  page,
  shop,
  words,
  provoke,
}) => {
  const word = await words('de');
  const heard = await listenTo(page);
  await fillCart(page, shop.origin, 2);
  await page.goto(pages.de.cart);
  await page.locator('summary', { hasText: word('Promo.Title') }).press('Enter');
  const field = page.getByRole('textbox', { name: word('Promo.Field') });
  const told = (key: 'Invalid' | 'TooManyTries') =>
    expect(field).toHaveAccessibleDescription(new RegExp(word(`ShopCheckOut.CheckPromoCode.${key}`)));
  for (const at of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]) {
    await field.fill(`GERATEN${at}`);
    await expect.poll(() => page.evaluate(() => JSON.stringify({ ...sessionStorage }))).toContain(`GERATEN${at}"`);
    provoke(400, '/shopCheckOut/checkPromoCode');
    const answered = page.waitForResponse(/checkPromoCode/);
    await field.press('Enter');
    await answered;
    await told(at > 10 ? 'TooManyTries' : 'Invalid');
  }
  const refusal = word('ShopCheckOut.CheckPromoCode.TooManyTries');
  await expect.poll(() => heard.join('\n')).toContain(refusal);
  // The toast is the only live region that says so.
  const live = page.getByRole('main').locator('[role=status], [role=alert], [aria-live]');
  await expect(live.filter({ hasText: refusal })).toHaveCount(0);
  await expect(field).toHaveValue('GERATEN11');
  expect(await unfittingWords(page)).toEqual([]);
  expect(await axeFindings(page)).toEqual([]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a promo code and more time are posted, what is refused stands beside its field', async ({
    page,
    shop,
    words,
  }) => {
    const word = await words('sl');
    await fillCart(page, shop.origin, 2);
    await page.goto(pages.sl.cart);
    await page.locator('summary', { hasText: word('Promo.Title') }).click();
    const field = page.getByRole('textbox', { name: word('Promo.Field') });
    await field.fill('NAPAČNA');
    await page.getByRole('button', { name: word('Promo.Apply') }).click();
    const invalid = word('ShopCheckOut.CheckPromoCode.Invalid');
    await expect(field).toHaveAccessibleDescription(new RegExp(invalid));
    await expect(page.getByRole('region', { name: word('Toast.Region') })).toContainText(invalid);
    await expect(field).toHaveValue('NAPAČNA');
    await field.fill(code);
    await page.getByRole('button', { name: word('Promo.Apply') }).click();
    await expect(page.getByRole('region', { name: word('Price.promo', { code }) })).toBeVisible();
    await page.getByRole('button', { name: word('Promo.RemoveOf', { code }) }).click();
    await expect(page.getByRole('region', { name: word('Price.promo', { code }) })).toHaveCount(0);
    await page.getByRole('button', { name: word('Cart.ExtendHold') }).click();
    await expect(page).toHaveURL(pages.sl.cart);
    await expect(page.getByRole('region', { name: word('Cart.HoldTitle') })).toBeVisible();
  });
});
