import type { Locator, Page } from '@playwright/test';
import { cartLines } from './cart-lines.ts';
import { addTwoTickets, chooseFirstFreeDay, takeOverForm } from './guest.ts';
import { pages } from './shop-pages.ts';
import { expect, test, type Word } from './shop-test.ts';

/** Opens the menu of languages and picks one. */
const switchTo = async (page: Page, language: string): Promise<void> => {
  await page
    .locator('summary')
    .filter({ hasText: /Jezik|Language|Sprache/ })
    .click();
  await page.getByRole('link', { name: language, exact: true }).click();
};

const fillCart = async (page: Page, word: Word): Promise<void> => {
  await page.goto(`${pages.sl.list}/termalija`);
  await chooseFirstFreeDay(page, word);
  await addTwoTickets(page, word);
};

const cartMenu = (page: Page): Locator => page.getByRole('navigation').locator('section');

test('the cart speaks the new language at once: its lines, the summary and the menu in the header (R-EXPECT-15)', async ({
  page,
  words,
}) => {
  const sl = await words('sl');
  await fillCart(page, sl);
  const lines = page.getByRole('main').getByRole('listitem');
  await expect(lines.getByText('Odrasli')).not.toHaveCount(0);
  for (const [name, address, adults] of [
    ['Deutsch', pages.de.cart, 'Erwachsene'],
    ['English', pages.en.cart, 'Adult'],
    ['Slovenščina', pages.sl.cart, 'Odrasli'],
  ] as const) {
    await switchTo(page, name);
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('main').getByText(adults).first()).toBeVisible();
    await expect(cartMenu(page)).toContainText(adults);
    for (const other of ['Odrasli', 'Erwachsene', 'Adult'].filter((text) => text !== adults)) {
      await expect(page.locator('body')).not.toContainText(other);
    }
  }
});

test('what was typed for tickets stays: in another language, there and back, and over a reload', async ({
  page,
  words,
}) => {
  const [sl, de] = [await words('sl'), await words('de')];
  await page.goto(`${pages.sl.list}/termalija`);
  await chooseFirstFreeDay(page, sl);
  const first = (word: Word) =>
    page.getByRole('textbox', { name: new RegExp(word('Ticket.QuantityOf', { name: '' })) }).first();
  await first(sl).fill('3');
  await first(sl).blur();
  await switchTo(page, 'Deutsch');
  await expect(first(de)).toHaveValue('3');
  await expect(page.getByRole('heading', { name: de('Ticket.PriceGroups') })).toBeVisible();
  await first(de).fill('4');
  await first(de).blur();
  await page.goBack();
  await expect(first(sl)).toHaveValue('4');
  await page.goForward();
  await expect(first(de)).toHaveValue('4');
  await page.reload();
  await expect(first(de)).toHaveValue('4');
  await page.getByRole('button', { name: de('Ticket.AddToCart') }).click();
  const dialog = page.getByRole('dialog', { name: de('Added.Title') });
  await expect(dialog).toContainText('4 ×');
  // The page before speaks another language: what the dialog says is not for it.
  await page.goBack();
  await expect(page.getByRole('heading', { name: sl('Ticket.PriceGroups') })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(first(sl)).toHaveValue('0');
});

test('personal data that nobody has saved yet stay as typed, with their errors in the new language', async ({
  page,
  words,
}) => {
  const [sl, de] = [await words('sl'), await words('de')];
  await fillCart(page, sl);
  await page.getByRole('link', { name: sl('Cart.Next') }).click();
  await takeOverForm(page);
  await page.getByRole('textbox', { name: sl('Customer.firstName'), exact: true }).fill('Ana');
  await page.getByRole('combobox', { name: sl('Customer.country') }).selectOption('IT');
  // A field that is left empty is not blamed before the form is sent; one with something wrong in it is, until it is right.
  const email = page.getByRole('textbox', { name: sl('Customer.email'), exact: true });
  await page.getByRole('textbox', { name: sl('Customer.lastName'), exact: true }).focus();
  await email.fill('ana@');
  await email.blur();
  await expect(page.getByText(sl('EmailIncorrect'))).toHaveCount(1);
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText(sl('LastNameRequired'))).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await email.fill('ana@example.com');
  await expect(page.getByText(sl('EmailIncorrect'))).toHaveCount(0);
  // What is wrong in the field that is left by a press does not move the button from under it.
  await page.getByRole('textbox', { name: sl('Customer.emailRepeat'), exact: true }).fill('ana@');
  await page.getByRole('button', { name: sl('Continue'), exact: true }).click();
  await expect(page.getByRole('alert')).toContainText(sl('Customer.lastName'));
  await switchTo(page, 'Deutsch');
  await expect(page.getByRole('textbox', { name: de('Customer.firstName'), exact: true })).toHaveValue('Ana');
  await expect(page.getByRole('combobox', { name: de('Customer.country') })).toHaveValue('IT');
  await expect(page.getByRole('alert')).toContainText(de('Customer.lastName'));
  await expect(page.getByText(de('LastNameRequired'))).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Erwachsene');
  expect(await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]))).not.toContain('Ana');
});

test('two tabs speak two languages, and each shows what the other one did in its own', async ({
  page,
  context,
  words,
}) => {
  const [sl, de] = [await words('sl'), await words('de')];
  await fillCart(page, sl);
  const other = await context.newPage();
  await other.goto(pages.de.cart);
  await cartLines(other, de)
    .getByRole('button', { name: new RegExp(de('Ticket.Increase', { name: '' }).trim()) })
    .click();
  await expect(other.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(other.getByRole('main')).toContainText('Erwachsene');
  await page.bringToFront();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(
    cartLines(page, sl).getByRole('textbox', { name: new RegExp(sl('Ticket.QuantityOf', { name: '' }).trim()) }),
  ).toHaveValue('3');
  await expect(page.getByRole('main')).toContainText('Odrasli');
  await expect(page.getByRole('main')).not.toContainText('Erwachsene');
});

test('what was typed for a gift card stays: in another language, and over a reload', async ({ page, words }) => {
  const [sl, de] = [await words('sl'), await words('de')];
  await page.goto('/sl/darilni-boni/vrednostni-bon');
  const amount = (word: Word) => page.getByRole('textbox', { name: word('GiftCard.Amount') });
  const pieces = (word: Word) =>
    page.getByRole('textbox', { name: new RegExp(word('Ticket.QuantityOf', { name: '' }).trim()) });
  await amount(sl).fill('120');
  await pieces(sl).fill('3');
  await pieces(sl).blur();
  await switchTo(page, 'Deutsch');
  await expect(page).toHaveURL('/de/geschenkgutscheine/wertgutschein');
  await expect(amount(de)).toHaveValue('120');
  await expect(pieces(de)).toHaveValue('3');
  await page.reload();
  await expect(amount(de)).toHaveValue('120');
  await expect(pieces(de)).toHaveValue('3');
});

test('personal data that nobody has saved yet are there again after a reload, for this browser and for nobody else', async ({
  page,
  browser,
  words,
}) => {
  const [sl, de] = [await words('sl'), await words('de')];
  await fillCart(page, sl);
  await page.getByRole('link', { name: sl('Cart.Next') }).click();
  const firstName = (word: Word) => page.getByRole('textbox', { name: word('Customer.firstName'), exact: true });
  await firstName(sl).fill('Jurka');
  const isKept = page.waitForResponse((answer) => answer.request().postData()?.includes('jurka') === true);
  await page.getByRole('textbox', { name: sl('Customer.email'), exact: true }).fill('jurka@');
  await isKept;
  await page.reload();
  await expect(firstName(sl)).toHaveValue('Jurka');
  await expect(page.getByRole('textbox', { name: sl('Customer.email'), exact: true })).toHaveValue('jurka@');
  await switchTo(page, 'Deutsch');
  await expect(firstName(de)).toHaveValue('Jurka');
  await page
    .getByRole('navigation')
    .getByRole('link', { name: de('CartReview') })
    .click();
  await page.getByRole('link', { name: de('Cart.Next') }).click();
  await expect(firstName(de)).toHaveValue('Jurka');
  expect(await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]))).not.toContain(
    'Jurka',
  );

  // Somebody else who knows the cart.
  const cart = (await page.context().cookies()).filter(({ name }) => name === 'shopCart');
  const stranger = await browser.newContext();
  await stranger.addCookies(cart);
  const looking = await stranger.newPage();
  await looking.goto(new URL(pages.de.buyer, page.url()).href);
  await expect(looking.locator('#firstName')).toHaveValue('');
  await stranger.close();
});

test('a promo code that is typed and not sent yet stays: in another language, and over a reload', async ({
  page,
  words,
}) => {
  const [sl, de] = [await words('sl'), await words('de')];
  await fillCart(page, sl);
  await page
    .locator('summary')
    .filter({ hasText: sl('Promo.Title') })
    .click();
  await page.getByRole('textbox', { name: sl('Promo.Field') }).fill('POLETJE');
  await expect.poll(() => page.evaluate(() => JSON.stringify({ ...sessionStorage }))).toContain('POLETJE');
  await switchTo(page, 'Deutsch');
  await expect(page.getByRole('textbox', { name: de('Promo.Field') })).toHaveValue('POLETJE');
  await page.reload();
  // Its code comes at the first sign of use that the page's script is there for.
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('textbox', { name: de('Promo.Field') })).toHaveValue('POLETJE', { timeout: 1000 });
  }).toPass();
});
