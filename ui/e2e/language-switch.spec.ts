import type { Locator, Page } from '@playwright/test';
import { longDateText } from '@shop/core/dates/date-text';
import { localDate } from '@shop/core/dates/local-date';
import { plainDays } from './days.ts';
import { quantities, takeOverForm } from './guest.ts';
import { fillCart } from './prepared-order.ts';
import { pages } from './shop-pages.ts';
import { expect, test } from './shop-test.ts';
import { type Word, wordsOf } from './words.ts';

/** Opens the menu of languages and chooses one. */
const switchTo = async (page: Page, language: string): Promise<void> => {
  await page.locator('summary', { hasText: /Jezik|Language|Sprache/ }).click();
  await page.getByRole('link', { name: language, exact: true }).click();
};

const cartMenu = (page: Page): Locator => page.getByRole('navigation').locator('section');

test('a change of language translates the cart and its menu at once and keeps a typed promo code, also after a reload (R-EXPECT-15)', async ({
  page,
  shop,
}) => {
  const [sl, de] = [wordsOf('sl'), wordsOf('de')];
  await fillCart(page, shop.origin, 2);
  await page.goto(pages.sl.cart);
  await page.locator('summary', { hasText: sl('Promo.Title') }).click();
  await page.getByRole('textbox', { name: sl('Promo.Field') }).fill('POLETJE');
  await expect.poll(() => page.evaluate(() => JSON.stringify({ ...sessionStorage }))).toContain('POLETJE');
  await expect(page.getByRole('main').getByRole('listitem').getByText('Odrasli')).not.toHaveCount(0);
  for (const [name, address, adults] of [
    ['English', pages.en.cart, 'Adult'],
    ['Deutsch', pages.de.cart, 'Erwachsene'],
  ] as const) {
    await switchTo(page, name);
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('main').getByText(adults).first()).toBeVisible();
    await expect(cartMenu(page)).toContainText(adults);
    for (const other of ['Odrasli', 'Erwachsene', 'Adult'].filter((text) => text !== adults))
      await expect(page.locator('body')).not.toContainText(other);
  }
  await expect(page.getByRole('textbox', { name: de('Promo.Field') })).toHaveValue('POLETJE');
  await page.reload();
  // Its code loads at the first use after the page's script has started.
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('textbox', { name: de('Promo.Field') })).toHaveValue('POLETJE', { timeout: 1000 });
  }).toPass();
});

test('typed tickets survive another day, another language, Back and a reload (R-EXPECT-4, R-EXPECT-6)', async ({
  page,
}) => {
  const [sl, de] = [wordsOf('sl'), wordsOf('de')];
  const free = (await plainDays(page, 'termalija')).filter(({ ticketsAvailable }) => ticketsAvailable > 100);
  const first = free.find(({ date }, at) => free[at + 1]?.date.startsWith(date.slice(0, 7)));
  const second = free.find(({ date }) => first !== undefined && date > first.date);
  if (first === undefined || second === undefined) throw new Error('no month of the sample has two free days');
  const dayText = ({ date }: typeof first, language: 'sl' | 'de') => longDateText(localDate(date), language);
  const quantity = (word: Word) => quantities(page, word).first();
  await page.goto(`${pages.sl.list}/termalija?date=${first.date}`);
  await quantity(sl).fill('3');
  await page.getByRole('combobox', { name: sl('Ticket.Adults') }).selectOption('2');

  await page.getByRole('link', { name: sl('Calendar.Change') }).click();
  await expect(page.getByRole('heading', { name: sl('Calendar.Title') })).toBeFocused();
  await expect(page).toHaveTitle(new RegExp(` – ${sl('Ticket.StepDay')} \\| `));
  await expect(page.getByText(sl('Calendar.Chosen', { date: dayText(first, 'sl') }))).toBeVisible();
  await page.getByRole('button', { name: sl('Next'), exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`date=${first.date}`));
  await page.getByRole('link', { name: sl('Calendar.Change') }).click();
  await page.getByRole('link', { name: new RegExp(`^${dayText(second, 'sl')}`) }).click();
  await expect(page.getByRole('heading', { name: sl('Ticket.PriceGroups') })).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`date=${second.date}`));
  await expect(page).toHaveTitle(new RegExp(` – ${sl('Ticket.StepTickets')} \\| `));
  await expect(quantity(sl)).toHaveValue('3');
  await expect(page.getByRole('combobox', { name: sl('Ticket.Adults') })).toHaveValue('2');
  await expect(page.getByText(sl('Ticket.QuantitiesKept'))).toBeVisible();

  await switchTo(page, 'Deutsch');
  await expect(page.getByRole('heading', { name: de('Ticket.PriceGroups') })).toBeVisible();
  await expect(quantity(de)).toHaveValue('3');
  await quantity(de).fill('4');
  await quantity(de).blur();
  await page.goBack();
  await expect(quantity(sl)).toHaveValue('4');
  await page.goForward();
  await expect(quantity(de)).toHaveValue('4');
  await page.reload();
  await expect(quantity(de)).toHaveValue('4');
  await page.getByRole('button', { name: de('Ticket.AddToCart') }).click();
  const dialog = page.getByRole('dialog', { name: de('Added.Title') });
  await expect(dialog).toContainText(dayText(second, 'de'));
  await expect(dialog).toContainText(/4 × .*Erwachsene.*\d,\d\d/);
  // The previous page is in another language, so the dialog's texts do not fit it.
  await page.goBack();
  await expect(page.getByRole('heading', { name: sl('Ticket.PriceGroups') })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(quantity(sl)).toHaveValue('0');
});

test('unsaved personal data survive another language and a reload with their errors, for this browser only', async ({
  page,
  browser,
  shop,
}) => {
  const [sl, de] = [wordsOf('sl'), wordsOf('de')];
  await fillCart(page, shop.origin, 2);
  await page.goto(pages.sl.buyer);
  await takeOverForm(page);
  const field = (word: Word, name: string) =>
    page.getByRole('textbox', { name: word(`Customer.${name}`), exact: true });
  await field(sl, 'firstName').fill('Jurka');
  await page.getByRole('combobox', { name: sl('Customer.country') }).selectOption('IT');
  // An empty field shows no error before the form is sent; an invalid one does until it is valid.
  const email = field(sl, 'email');
  await field(sl, 'lastName').focus();
  await email.fill('jurka@');
  await email.blur();
  await expect(page.getByText(sl('EmailIncorrect'))).toHaveCount(1);
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText(sl('LastNameRequired'))).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
  const draftAnswer = page.waitForResponse((answer) => answer.request().postData()?.includes('jurka') === true);
  await email.fill('jurka@example.com');
  await expect(page.getByText(sl('EmailIncorrect'))).toHaveCount(0);
  await draftAnswer;
  // The error of a field that a press leaves does not move the button from under the pointer.
  await field(sl, 'emailRepeat').fill('jurka@');
  await page.getByRole('button', { name: sl('Continue'), exact: true }).click();
  await expect(page.getByRole('alert')).toContainText(sl('Customer.lastName'));
  await switchTo(page, 'Deutsch');
  await expect(field(de, 'firstName')).toHaveValue('Jurka');
  await expect(page.getByRole('combobox', { name: de('Customer.country') })).toHaveValue('IT');
  await expect(page.getByRole('alert')).toContainText(de('Customer.lastName'));
  await expect(page.getByText(de('LastNameRequired'))).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Erwachsene');
  await page.reload();
  await expect(field(de, 'firstName')).toHaveValue('Jurka');
  await page
    .getByRole('navigation')
    .getByRole('link', { name: de('CartReview') })
    .click();
  await page.getByRole('link', { name: de('Cart.Next') }).click();
  await expect(field(de, 'firstName')).toHaveValue('Jurka');
  const stored = () => page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
  expect(await stored()).not.toContain('Jurka');

  // Another visitor who knows the cart's id.
  const cart = (await page.context().cookies()).filter(({ name }) => name === 'shopCart');
  const stranger = await browser.newContext({ baseURL: shop.origin });
  await stranger.addCookies(cart);
  const other = await stranger.newPage();
  await other.goto(pages.de.buyer);
  await expect(other.locator('#firstName')).toHaveValue('');
  await stranger.close();
});
