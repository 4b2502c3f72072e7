import type { Page } from '@playwright/test';
import { axeFindings } from './axe-findings.ts';
import { plainDays } from './days.ts';
import { unfittingWords } from './fitting.ts';
import { cartLines, guest, moreButtons, named, quantities, takeOverForm } from './guest.ts';
import { pages } from './shop-pages.ts';
import { expect, test } from './shop-test.ts';
import { smallTargets } from './targets.ts';
import { wordsOf } from './words.ts';

/** Opens step 2 of a day with many free places. */
const freeDay = async (page: Page, language: 'sl' | 'de' = 'sl'): Promise<string> => {
  const [day] = (await plainDays(page, 'termalija')).filter(({ ticketsAvailable }) => ticketsAvailable > 100);
  return `${pages[language].list}/termalija?date=${day?.date}`;
};

/** Blocks the page's scripts until the returned function is called. */
const withoutScripts = async (page: Page): Promise<() => Promise<void>> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return async () => {
    resolve();
    await page.unrouteAll({ behavior: 'wait' });
    await page.waitForLoadState('networkidle');
  };
};

const typePerson = async (page: Page, fields: Readonly<Record<string, string>>): Promise<void> => {
  for (const [field, text] of Object.entries(fields)) await page.locator(`#${field}`).fill(text);
  await page.locator('#country').selectOption('SI');
};

test.describe('before the script is there', () => {
  test('steppers, the add button and the form of personal data work as posted forms without personal data in addresses (R-BUYER-3 to R-BUYER-13, R-STATE-6)', async ({
    page,
  }) => {
    const word = wordsOf('sl');
    await withoutScripts(page);
    await page.goto(await freeDay(page), { waitUntil: 'commit' });
    const more = moreButtons(page, word).first();
    for (const count of ['1', '2']) {
      await more.click({ noWaitAfter: true });
      await expect(quantities(page, word).first()).toHaveValue(count);
    }
    await page.getByRole('button', { name: word('Ticket.AddToCart') }).click({ noWaitAfter: true });
    await expect(page).toHaveURL(pages.sl.cart);
    const lines = cartLines(page, word);
    await expect(quantities(lines, word)).toHaveValue('2');
    await moreButtons(lines, word).click({ noWaitAfter: true });
    await expect(quantities(lines, word)).toHaveValue('3');

    const addresses: string[] = [];
    page.on('request', (request) => addresses.push(decodeURIComponent(request.url())));
    await page.goto(pages.sl.buyer, { waitUntil: 'commit' });
    await typePerson(page, guest);
    await page.getByRole('button', { name: word('Continue'), exact: true }).click({ noWaitAfter: true });
    await expect(page).toHaveURL(pages.sl.payment);
    await page.goto(pages.de.buyer, { waitUntil: 'commit' });
    await expect(page.locator('#lastName')).toHaveValue(guest.lastName);
    await expect(page.locator('#country')).toHaveValue('SI');
    for (const text of [guest.email, guest.lastName, guest.phoneNumber])
      expect(addresses.join('\n')).not.toContain(text);
  });

  test('typed tickets, cart quantities and personal data survive the start of the script; a quantity of -3 is refused with the rule', async ({
    page,
  }) => {
    const word = wordsOf('sl');
    const goOn = await withoutScripts(page);
    await page.goto(await freeDay(page), { waitUntil: 'commit' });
    await quantities(page, word).nth(0).fill('3');
    await quantities(page, word).nth(1).fill('2');
    await page.getByRole('combobox', { name: word('Ticket.Adults') }).selectOption('2');
    await page.getByRole('combobox', { name: word('Ticket.Children') }).selectOption('2');
    await page.locator('summary', { hasText: word('Header.LanguageMenu') }).click();
    await goOn();
    await expect(page.getByText('Paket 2+2', { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Deutsch', exact: true })).toBeVisible();
    await expect(quantities(page, word).nth(0)).toHaveValue('3');
    await page.getByRole('button', { name: word('Ticket.AddToCart') }).click();
    await expect(page.getByRole('dialog', { name: word('Added.Title') })).toContainText('3 ×');

    const goOnInCart = await withoutScripts(page);
    await page.goto(pages.sl.cart, { waitUntil: 'commit' });
    const quantity = quantities(cartLines(page, word), word).first();
    await quantity.fill('4');
    await goOnInCart();
    await expect(quantity).toHaveValue('4');
    await quantity.blur();
    await expect(page.getByRole('main')).toContainText('4 ×');
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await quantity.fill('-3');
    await quantity.blur();
    await expect(quantity).toHaveValue('4');
    await expect(cartLines(page, word).getByText(word('Quantity.Invalid', { max: 100 }))).toBeVisible();

    const goOnInForm = await withoutScripts(page);
    await page.goto(pages.sl.buyer, { waitUntil: 'commit' });
    await expect(page.getByRole('main')).toContainText('4 ×');
    await typePerson(page, { firstName: 'Ana', email: guest.email });
    await goOnInForm();
    await takeOverForm(page);
    // The script checks the form without the server, so no page is loaded.
    await page.getByRole('button', { name: word('Continue'), exact: true }).click();
    await expect(page.getByRole('alert')).toContainText(word('Customer.lastName'));
    await expect(page.locator('#firstName')).toHaveValue('Ana');
    await expect(page.locator('#email')).toHaveValue(guest.email);
  });
});

test('ticket and cart page without script pass axe, fit 320 px and 200 % zoom and have targets of 44 px', async ({
  page,
}) => {
  const word = wordsOf('de');
  // The page as a browser without script draws it, in a browser with script that the test can query.
  await page.route(/\/de\//, async (route) => {
    // The browser sends this header for a form, so the test's request needs it too.
    const headers = { ...route.request().headers(), 'Sec-Fetch-Site': 'same-origin' };
    const answer = await route.fetch({ headers });
    const html = (await answer.text())
      .replace(/<script type="module".*?<\/script>/gs, '')
      .replace(/<(\/?)noscript>/g, '<$1div>');
    await route.fulfill({ response: answer, body: html });
  });
  const check = async (name: string, { withAxe = false } = {}) => {
    // A link to an anchor scrolls once the page is complete.
    await page.waitForLoadState();
    await page.evaluate(() => new Promise((moved) => requestAnimationFrame(() => requestAnimationFrame(moved))));
    if (withAxe) expect.soft([name, await axeFindings(page)]).toEqual([name, []]);
    // Toasts disappear only with script.
    const toasts = page.getByRole('region', { name: word('Toast.Region') });
    await toasts.evaluateAll((regions) => regions.map((region) => region.remove()));
    expect.soft([name, await smallTargets(page, { name })]).toEqual([name, []]);
    expect.soft([name, await unfittingWords(page)]).toEqual([name, []]);
  };
  await page.goto(await freeDay(page, 'de'), { waitUntil: 'domcontentloaded' });
  await page.getByRole('combobox', { name: word('Ticket.Adults') }).selectOption('2');
  await page.getByRole('combobox', { name: word('Ticket.Children') }).selectOption('2');
  await page
    .getByRole('button', { name: word('Ticket.ShowPrices') })
    .first()
    .click();
  await expect(page.getByText('2+2').first()).toBeVisible();
  const family = page.getByRole('listitem').filter({ has: page.getByRole('combobox') });
  await expect(quantities(family, word)).toHaveValue('1');
  await check('tickets', { withAxe: true });
  await family.getByRole('button', { name: named(word, 'Ticket.Decrease') }).click();
  await expect(quantities(family, word)).toHaveValue('0');
  await page.getByRole('button', { name: word('Ticket.AddToCart') }).click();
  await expect(page.getByRole('main').getByText(word('AddToCartNoItemsSelected'))).toBeVisible();
  await check('nothing chosen');
  await quantities(page, word).first().fill('2');
  await page.getByRole('button', { name: word('Ticket.AddToCart') }).click();
  await expect(page.getByRole('button', { name: word('Cart.Update') })).toBeVisible();
  await check('added', { withAxe: true });
  await quantities(cartLines(page, word), word).fill('21');
  await page.getByRole('button', { name: word('Cart.Update') }).click();
  await expect(page.getByRole('main').getByText(word('Ticket.MaxPersons', { max: 20 }))).toBeVisible();
  await check('too many');
});
