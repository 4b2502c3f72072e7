import type { Page } from '@playwright/test';
import { testCards } from '@shop/adapters/payment/test-bank/test-cards';
import { shopPath } from '@shop/core/paths/shop-paths';
import { axeFindings } from './axe-findings.ts';
import { unfittingWords } from './fitting.ts';
import { cartLines, guest, payButton, payWith } from './guest.ts';
import { fillCart } from './prepared-order.ts';
import { pages } from './shop-pages.ts';
import { expect, test } from './shop-test.ts';
import { type Word, wordsOf } from './words.ts';

const member = `${guest.firstName} ${guest.lastName}`;
const password = 'kopalna plahta';

/** Opens the menu of the logged-in member. */
const openMember = async (page: Page, word: Word) => {
  const navigation = page.getByRole('navigation', { name: word('Header.Navigation') });
  await navigation.locator('summary').filter({ hasText: member }).click();
  await expect(navigation.getByRole('button', { name: word('Header.LogOut') })).toBeVisible();
  return navigation;
};

test('a visitor with a cart is refused a log-in, registers, buys with filled-in data, finds the order in the profile and logs out (R-BUYER-1, R-BUYER-2, R-BUYER-14, R-ERROR-14, R-ROLE-5, R-SHOP-2)', async ({
  page,
  shop,
  provoke,
}) => {
  test.setTimeout(90_000);
  const [sl, de] = [wordsOf('sl'), wordsOf('de')];
  const field = (name: string, word = sl) => page.getByRole('textbox', { name: word(`Customer.${name}`), exact: true });
  await fillCart(page, shop.origin, 2, 3);
  await page.goto(pages.sl.buyer);
  const secretOf = (word: Word) => page.getByLabel(word('LogIn.Password'), { exact: true });
  await expect(page.getByRole('form', { name: sl('Customer.TabGuest') })).toBeVisible();
  await expect(secretOf(sl)).toBeHidden();
  await page.getByRole('radio', { name: sl('Customer.TabLogIn') }).check();
  await secretOf(sl).fill(password);
  await expect(async () => {
    if ((await secretOf(sl).getAttribute('type')) === 'password')
      await page.getByRole('button', { name: sl('LogIn.ShowPassword') }).click({ timeout: 500 });
    await expect(secretOf(sl)).toHaveAttribute('type', 'text', { timeout: 500 });
  }).toPass();
  await page.getByRole('button', { name: sl('LogIn.HidePassword') }).click();
  await expect(secretOf(sl)).toHaveAttribute('type', 'password');
  await field('email').fill(guest.email);
  await page.locator('summary', { hasText: 'Jezik' }).click();
  await page.getByRole('link', { name: 'Deutsch', exact: true }).click();
  await expect(page).toHaveURL(pages.de.buyer);
  await expect(field('email', de)).toHaveValue(guest.email);
  await secretOf(de).fill('falsch');
  provoke(422, pages.de.buyer);
  await page.getByRole('button', { name: de('LogIn.Button') }).click();
  await expect(page.getByRole('alert')).toContainText(de('Profile.Login.Failed'));
  await expect(field('email', de)).toHaveValue(guest.email);
  await expect(secretOf(de)).toHaveValue('');
  expect(await axeFindings(page, { within: 'main' })).toEqual([]);

  await page.goto(pages.sl.cart);
  await page.getByRole('link', { name: sl('Header.Login') }).click();
  await expect(page.getByRole('heading', { level: 1, name: sl('Account.LogInTitle') })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('link', { name: sl('LogIn.Register') }).click();
  await field('firstName').fill(guest.firstName);
  provoke(422, shopPath('register', 'sl'));
  await page.getByRole('button', { name: sl('Account.RegisterButton') }).click();
  await expect(page.getByText(sl('LastNameRequired'))).toBeVisible();
  await expect(field('lastName')).toBeFocused();
  expect(await axeFindings(page)).toEqual([]);
  await field('lastName').fill(guest.lastName);
  await field('email').fill(guest.email);
  await secretOf(sl).fill(password);
  await page.locator('summary', { hasText: sl('Account.More') }).click();
  for (const name of ['phoneNumber', 'address', 'postCode', 'city'] as const) await field(name).fill(guest[name]);
  await page.getByRole('combobox', { name: sl('Customer.country') }).selectOption('SI');
  await page.getByRole('button', { name: sl('Account.RegisterButton') }).click();

  await expect(page).toHaveURL(pages.sl.cart);
  await expect(cartLines(page, sl)).toHaveCount(1);
  // The header with most entries: phone, language, member and cart.
  expect(await unfittingWords(page)).toEqual([]);
  await openMember(page, sl);
  await page.getByRole('link', { name: sl('Cart.Next') }).click();
  await expect(field('address')).toHaveValue(guest.address);
  await page.getByRole('button', { name: sl('Continue'), exact: true }).click();
  await payButton(page, sl).click();
  await payWith(page, 'sl', testCards.paid);
  await expect(page.getByText(sl('Order.Number'), { exact: true })).toBeVisible();

  await (await openMember(page, sl)).getByRole('link', { name: sl('Header.Profile') }).click();
  await expect(page.getByRole('heading', { level: 1, name: sl('Account.ProfileTitle') })).toBeVisible();
  await expect(page.getByText(sl('Account.OrderPaid'), { exact: true })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('link', { name: sl('Account.OpenOrder') }).click();
  await expect(page.getByText(member).last()).toBeVisible();
  await expect(page.getByRole('heading', { name: sl('Papers.Tickets') })).toBeVisible();
  await (await openMember(page, sl)).getByRole('button', { name: sl('Header.LogOut') }).click();
  await expect(page.getByRole('link', { name: sl('Header.Login') })).toBeVisible();
});
