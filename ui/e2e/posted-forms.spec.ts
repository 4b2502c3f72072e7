import type { Page } from '@playwright/test';
import { axeFindings } from './axe-findings.ts';
import { guest, takeOverForm } from './guest.ts';
import { prepareOrder } from './prepared-order.ts';
import { pages } from './shop-pages.ts';
import { expect, test, type Word } from './shop-test.ts';

const cartOf = async (page: Page, origin: string): Promise<void> => {
  const { cookies } = await prepareOrder(origin);
  const cart = cookies.filter(({ name }) => name === 'shopCart');
  await page.context().addCookies(cart.map((cookie) => ({ ...cookie, url: origin })));
};

const type = async (page: Page, fields: Readonly<Record<string, string>> = guest): Promise<void> => {
  for (const [field, text] of Object.entries(fields)) await page.locator(`#${field}`).fill(text);
  await page.locator('#country').selectOption('SI');
};

const press = (page: Page, word: Word) =>
  page.getByRole('button', { name: word('Continue'), exact: true }).click({ noWaitAfter: true });

/** Every address that the browser asked for. */
const addressesOf = (page: Page): readonly string[] => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(decodeURIComponent(request.url())));
  return asked;
};

const expectNothingPersonal = (addresses: readonly string[]): void => {
  for (const text of [guest.email, guest.lastName, guest.phoneNumber]) expect(addresses.join('\n')).not.toContain(text);
};

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('personal data are saved by post, and are there again (R-BUYER-3 to R-BUYER-13)', async ({
    page,
    shop,
    words,
  }) => {
    const word = await words('sl');
    await cartOf(page, shop.origin);
    const addresses = addressesOf(page);
    await page.goto(pages.sl.buyer);
    await type(page);
    await press(page, word);
    await expect(page.getByRole('heading', { level: 1, name: word('PaymentMethod') })).toBeVisible();
    await expect(page).toHaveURL(pages.sl.payment);
    await page.goto(pages.de.buyer);
    await expect(page.locator('#lastName')).toHaveValue(guest.lastName);
    await expect(page.locator('#country')).toHaveValue('SI');
    expectNothingPersonal(addresses);
  });

  for (const language of ['sl', 'de'] as const)
    test(`what is wrong is told in ${language}, and what was typed stays`, async ({ page, shop, words, provoke }) => {
      const word = await words(language);
      await cartOf(page, shop.origin);
      const addresses = addressesOf(page);
      await page.goto(pages[language].buyer);
      await type(page, { ...guest, postCode: 'A-1', phoneNumber: '' });
      provoke(422, pages[language].buyer);
      await press(page, word);
      await expect(page.getByRole('alert')).toContainText(word('Customer.postCode'));
      await expect(page.getByText(word('PhoneNumberRequired'))).toBeVisible();
      await expect(page.locator('#postCode')).toHaveValue('A-1');
      await expect(page.locator('#firstName')).toHaveValue(guest.firstName);
      await expect(page.locator('#country')).toHaveValue('SI');
      expectNothingPersonal(addresses);
    });
});

test.describe('before the script is there', () => {
  test('a form that is pressed is posted', async ({ page, shop, words }) => {
    const word = await words('sl');
    await cartOf(page, shop.origin);
    const addresses = addressesOf(page);
    await page.route('**/*.js', () => undefined);
    await page.goto(pages.sl.buyer, { waitUntil: 'commit' });
    await type(page);
    await press(page, word);
    await expect(page).toHaveURL(pages.sl.payment);
    expectNothingPersonal(addresses);
  });

  test('what is typed stays when it comes', async ({ page, shop, words }) => {
    const word = await words('sl');
    await cartOf(page, shop.origin);
    const { promise: typed, resolve: goOn } = Promise.withResolvers<void>();
    await page.route('**/*.js', async (route) => {
      await typed;
      await route.continue();
    });
    await page.goto(pages.sl.buyer, { waitUntil: 'commit' });
    await type(page, { firstName: 'Ana', email: guest.email });
    goOn();
    await takeOverForm(page);
    // Checked by the script and not by the server: no page is loaded.
    await press(page, word);
    await expect(page.getByRole('alert')).toContainText(word('Customer.lastName'));
    await expect(page.locator('#firstName')).toHaveValue('Ana');
    await expect(page.locator('#email')).toHaveValue(guest.email);
    expect(await axeFindings(page)).toEqual([]);
  });
});
