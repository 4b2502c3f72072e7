import { axeFindings } from './axe-findings.ts';
import { fillCart } from './filled-cart.ts';
import { pages } from './shop-pages.ts';
import { expect, test } from './shop-test.ts';

test('the log-in tab shows and hides the password, keeps the address over a language, and tells in a red box what is wrong (R-BUYER-1, R-BUYER-2, R-ERROR-14)', async ({
  page,
  shop,
  words,
  provoke,
}) => {
  const [sl, de] = [await words('sl'), await words('de')];
  await fillCart(page, shop.origin, 1);
  await page.goto(pages.sl.buyer);
  const password = page.getByLabel(sl('LogIn.Password'), { exact: true });
  await expect(page.getByRole('form', { name: sl('Customer.TabGuest') })).toBeVisible();
  await expect(password).toBeHidden();
  await page.getByRole('radio', { name: sl('Customer.TabLogIn') }).check();
  await password.fill('kopalna plahta');
  await expect(async () => {
    if ((await password.getAttribute('type')) === 'password')
      await page.getByRole('button', { name: sl('LogIn.ShowPassword') }).click({ timeout: 500 });
    await expect(password).toHaveAttribute('type', 'text', { timeout: 500 });
  }).toPass();
  await page.getByRole('button', { name: sl('LogIn.HidePassword') }).click();
  await expect(password).toHaveAttribute('type', 'password');
  await page.getByRole('textbox', { name: sl('Customer.email'), exact: true }).fill('ana@example.com');
  expect(await axeFindings(page)).toEqual([]);

  await page.locator('summary').filter({ hasText: 'Jezik' }).click();
  await page.getByRole('link', { name: 'Deutsch', exact: true }).click();
  await expect(page).toHaveURL(pages.de.buyer);
  await expect(page.getByRole('textbox', { name: de('Customer.email'), exact: true })).toHaveValue('ana@example.com');
  await page.getByLabel(de('LogIn.Password'), { exact: true }).fill('falsch');
  provoke(422, pages.de.buyer);
  await page.getByRole('button', { name: de('LogIn.Button') }).click();
  await expect(page.getByRole('alert')).toContainText(de('Profile.Login.Failed'));
  await expect(page.getByRole('textbox', { name: de('Customer.email'), exact: true })).toHaveValue('ana@example.com');
  await expect(page.getByLabel(de('LogIn.Password'), { exact: true })).toHaveValue('');
  expect(await axeFindings(page)).toEqual([]);
});
