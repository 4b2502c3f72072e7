import type { Page } from '@playwright/test';
import { listenTo } from './announcements.ts';
import { axeFindings } from './axe-findings.ts';
import { type ListedDay, listedDays } from './days.ts';
import { unfittingWords } from './fitting.ts';
import { pages } from './shop-pages.ts';
import { expect, test } from './shop-test.ts';
import { type Word, wordsOf } from './words.ts';

const quantity = (page: Page, word: Word, name: string) =>
  page.getByRole('textbox', { name: word('Ticket.QuantityOf', { name }) });

const fill = async (page: Page, word: Word, name: string, pieces: number): Promise<void> => {
  await quantity(page, word, name).fill(String(pieces));
  await quantity(page, word, name).press('Enter');
};

const summary = (page: Page, word: Word) => page.getByRole('complementary', { name: word('Ticket.Summary') });

/** Presses the button that adds, and returns the added items that the dialog lists. */
const add = async (page: Page, word: Word) => {
  await page.getByRole('button', { name: word('Ticket.AddToCart') }).click();
  const dialog = page.getByRole('dialog', { name: word('Added.Title') });
  await expect(dialog).toBeVisible();
  return dialog;
};

const expectToast = (page: Page, text: string) =>
  expect(page.getByRole('region').getByRole('alert').filter({ hasText: text })).toBeVisible();

const many = ({ ticketsAvailable }: ListedDay): boolean => ticketsAvailable > 100;

const free = async (page: Page, ticket: string, isWanted: (day: ListedDay) => boolean = many): Promise<string> =>
  (await listedDays(page, ticket)).find(isWanted)?.date ?? '';

test('a season is chosen from a list and a missing one is refused; a pass with one season has no step 1, and a ticket by the hour shows its hours (R-ERROR-9, R-SHOP-4, R-TICKET-2, R-TICKET-6)', async ({
  page,
}) => {
  const word = wordsOf('sl');
  const address = `${pages.sl.list}/sezonska-vstopnica-aqualuna`;
  await page.goto(address);
  await page.getByRole('button', { name: word('Next'), exact: true }).click();
  await expect(summary(page, word).getByText(word('SeasonIsNotSelected'))).toBeVisible();
  const season = page.getByRole('combobox', { name: word('Season.Label') });
  const [, , option = 'no second season'] = await season.getByRole('option').allTextContents();
  const [name = '', price] = option.split(' · ');
  expect(price).toMatch(/^od \d+,\d\d\s€$/);
  expect(await axeFindings(page, { within: 'main' })).toEqual([]);
  await season.selectOption(option);
  await page.getByRole('button', { name: word('Next'), exact: true }).click();
  await expect(page.getByText(name).first()).toBeVisible();
  const [heading] = await page.getByRole('main').getByRole('heading', { level: 3 }).allTextContents();
  await fill(page, word, `${heading} – Odrasli`, 1);
  const dialog = await add(page, word);
  await expect(dialog).toContainText(word('Added.Season', { season: name }));
  await dialog.getByRole('button', { name: word('Added.ContinueShopping') }).click();
  const back = page.getByRole('link', { name: word('Back') }).first();
  await back.click();
  await expect(page).toHaveURL(new RegExp(`${address}\\?before=`));
  await expect(season.getByRole('option', { selected: true })).toHaveText(option);

  await page.goto(`${pages.sl.list}/letna-vstopnica-termalija`);
  await expect(page.getByRole('navigation', { name: word('Ticket.Steps') })).toHaveCount(0);
  await expect(page.getByRole('textbox').first()).toBeVisible();
  await back.click();
  await expect(page).toHaveURL(new RegExp(`${pages.sl.list}$`));

  await page.goto(`${pages.sl.list}/termalija-tri-ure?date=${await free(page, 'termalija-tri-ure')}`);
  await expect(page.getByRole('heading', { name: word('Ticket.Hours') })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Od 9. do 12. ure' })).toBeVisible();
});

test('a refused addition of tickets is shown in its place without a day or quantity, and by a toast on a sold-out day and above the limit after another tab added (R-ERROR-8, R-VALID-19)', async ({
  page,
  context,
  pull,
  provoke,
}) => {
  const word = wordsOf('de');
  const name = 'Tageskarte – Erwachsene';
  const announcements = await listenTo(page);
  const expectAnnounced = (text: string) => expect.poll(() => announcements.join('\n')).toContain(text);
  const expectInPlace = async (text: string) => {
    await expect(summary(page, word).getByText(text)).toBeVisible();
    await expectAnnounced(text);
    await expect(page.getByRole('region', { name: word('Toast.Region') })).toBeEmpty();
  };
  const put = () => page.getByRole('button', { name: word('Ticket.AddToCart') }).click();
  await page.goto(`${pages.de.list}/termalija`);
  await page.getByRole('button', { name: word('Next'), exact: true }).click();
  await expectInPlace(word('DateIsNotSelected'));

  const small = await free(page, 'orhidelija', ({ ticketsAvailable }) => ticketsAvailable === 8);
  await page.goto(`${pages.de.list}/orhidelija?date=${small}`);
  await put();
  await expectInPlace(word('AddToCartNoItemsSelected'));
  await fill(page, word, name, 8);
  await fill(page, word, name, 9);
  await expectAnnounced(word('Shop.AddTicketToCart.CapacityFull'));
  await expect(quantity(page, word, name)).toHaveValue('8');
  // The places of the day are sold meanwhile: the page offers the next free days, and the typed quantities stay.
  await fill(page, word, name, 2);
  await pull({ call: 'addTicket', soldOut: { product: 'orhidelija', day: small } });
  provoke(400, '/Shop/AddTicketToCart');
  await put();
  const soldOut = page.getByText(word('Calendar.DaySoldOut'));
  await expect(soldOut).toBeVisible();
  await page
    .getByRole('list', { name: word('Calendar.NearestDays') })
    .getByRole('link')
    .first()
    .click();
  await expect(soldOut).toBeHidden();
  await expect(quantity(page, word, name)).toHaveValue('2');
  await pull();
  await add(page, word);

  await page.goto(`${pages.de.list}/termalija?date=${await free(page, 'termalija')}`);
  await fill(page, word, name, 13);
  const dialog = await add(page, word);
  await dialog.getByRole('button', { name: word('Added.ContinueShopping') }).click();
  await expect(summary(page, word).getByText(word('Ticket.InCart_other', { count: 15, max: 20 }))).toBeVisible();
  const other = await context.newPage();
  await other.goto(`${pages.de.list}/orhidelija?date=${await free(page, 'orhidelija')}`);
  await fill(other, word, name, 6);
  await expect(quantity(other, word, name)).toHaveValue('0');
  await expectToast(other, word('Shop.Cart.TooManyPersons'));
  await fill(other, word, name, 3);
  await add(other, word);

  provoke(400, '/Shop/AddTicketToCart');
  // This tab has an old state; the host refuses, and the page shows its answer at once.
  await fill(page, word, name, 5);
  await put();
  await expectToast(page, word('Shop.Cart.TooManyPersons'));
  await expect(summary(page, word).getByText(word('Ticket.InCart_other', { count: 18, max: 20 }))).toBeVisible();
  await expect(quantity(page, word, name)).toHaveValue('5');
  await expect(summary(page, word).getByText(word('Ticket.MaxPersons', { max: 20 }))).toBeVisible();
  expect(await unfittingWords(page)).toEqual([]);
});
