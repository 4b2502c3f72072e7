import type { Page } from '@playwright/test';
import { axeFindings } from './axe-findings.ts';
import { type ListedDay, listedDays } from './days.ts';
import { unfittingWords } from './fitting.ts';
import { pages } from './shop-pages.ts';
import { expect, test, type Word } from './shop-test.ts';
import { terminalTotal } from './terminal-total.ts';

const quantity = (page: Page, word: Word, name: string) =>
  page.getByRole('textbox', { name: word('Ticket.QuantityOf', { name }) });

const fill = async (page: Page, word: Word, name: string, pieces: number): Promise<void> => {
  await quantity(page, word, name).fill(String(pieces));
  await quantity(page, word, name).press('Enter');
};

const summary = (page: Page, word: Word) => page.getByRole('complementary', { name: word('Ticket.Summary') });

/** Presses the button that adds, and reads what was added from the dialog. */
const add = async (page: Page, word: Word) => {
  await page.getByRole('button', { name: word('Ticket.AddToCart') }).click();
  const dialog = page.getByRole('dialog', { name: word('Added.Title') });
  await expect(dialog).toBeVisible();
  return dialog;
};

const told = (page: Page, text: string) =>
  expect(page.getByRole('region').getByRole('alert').filter({ hasText: text })).toBeVisible();

const many = ({ ticketsAvailable }: ListedDay): boolean => ticketsAvailable > 100;

const free = async (page: Page, ticket: string, isWanted: (day: ListedDay) => boolean = many): Promise<string> =>
  (await listedDays(page, ticket)).find(isWanted)?.date ?? '';

test('a ticket by the hour: an hour of a discounted day, at the same price on the terminal (R-SHOP-4)', async ({
  page,
  words,
  shop,
}) => {
  const word = await words('sl');
  const response = await page.request.get('/Shop/GetProductByUrl/sl/termalija-tri-ure');
  const { item } = await response.json();
  const date: string = item.facilityDiscounts[0].date;
  await page.goto(`${pages.sl.list}/termalija-tri-ure?date=${date}`);
  await expect(page.getByRole('heading', { name: word('Ticket.Hours') })).toBeVisible();
  await expect(page.getByText(word('Ticket.FacilityDiscount', { percent: 20 }))).toBeVisible();
  const group = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Od 9. do 12. ure' }) });
  await expect(group.getByText('13,00\u00a0€').first()).toBeVisible();
  await expect(group.getByText('10,40\u00a0€').first()).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await fill(page, word, 'Od 9. do 12. ure – Odrasli', 2);
  const dialog = await add(page, word);
  await expect(dialog).toContainText('Od 9. do 12. ure');
  const chosen = ['termalija-tri-ure', '--date', date, '--ticket', 'Od 9. do 12. ure/Odrasli=2'];
  await expect(dialog).toContainText(await terminalTotal(shop.origin, ...chosen));
});

test('a pass with several seasons: the season is chosen from a list, and a missing one is reported twice (R-ERROR-9, R-TICKET-2)', async ({
  page,
  words,
  shop,
}) => {
  const word = await words('sl');
  const address = `${pages.sl.list}/sezonska-vstopnica-aqualuna`;
  await page.goto(address);
  await page.getByRole('button', { name: word('Next'), exact: true }).click();
  await told(page, word('SeasonIsNotSelected'));
  await expect(summary(page, word).getByText(word('SeasonIsNotSelected'))).toBeVisible();
  const season = page.getByRole('combobox', { name: word('Season.Label') });
  const names = (await season.getByRole('option').allTextContents()).slice(1);
  expect(names.length).toBeGreaterThan(1);
  expect(await axeFindings(page)).toEqual([]);
  await season.selectOption(names[1] ?? '');
  await page.getByRole('button', { name: word('Next'), exact: true }).click();
  await expect(page.getByText(names[1] ?? '').first()).toBeVisible();
  const [heading] = await page.getByRole('main').getByRole('heading', { level: 3 }).allTextContents();
  await fill(page, word, `${heading} – Odrasli`, 1);
  const dialog = await add(page, word);
  await expect(dialog).toContainText(word('Added.Season', { season: names[1] ?? '' }));
  const chosen = ['sezonska-vstopnica-aqualuna', '--season', names[1] ?? '', '--ticket', `${heading}/Odrasli=1`];
  await expect(dialog).toContainText(await terminalTotal(shop.origin, ...chosen));
  await dialog.getByRole('button', { name: word('Added.ContinueShopping') }).click();
  await page
    .getByRole('link', { name: word('Back') })
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`${address}\\?before=`));
  await expect(season.getByRole('option', { selected: true })).toHaveText(names[1] ?? '');
});

test('a pass with one season has no step 1, and back leads to the tickets (R-TICKET-6)', async ({
  page,
  words,
  shop,
}) => {
  const word = await words('sl');
  await page.goto(`${pages.sl.list}/letna-vstopnica-termalija`);
  await expect(page.getByRole('navigation', { name: word('Ticket.Steps') })).toHaveCount(0);
  const [heading] = await page.getByRole('main').getByRole('heading', { level: 3 }).allTextContents();
  await fill(page, word, `${heading} – Odrasli`, 2);
  const dialog = await add(page, word);
  const chosen = ['letna-vstopnica-termalija', '--ticket', `${heading}/Odrasli=2`];
  await expect(dialog).toContainText(await terminalTotal(shop.origin, ...chosen));
  await dialog.getByRole('button', { name: word('Added.ContinueShopping') }).click();
  await page
    .getByRole('link', { name: word('Back') })
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`${pages.sl.list}$`));
});

for (const language of ['sl', 'de'] as const) {
  test(`going on without a day and adding without a ticket are reported by a toast and in their place, ${language} (R-ERROR-8)`, async ({
    page,
    words,
  }) => {
    const word = await words(language);
    await page.goto(`${pages[language].list}/termalija`);
    await page.getByRole('button', { name: word('Next'), exact: true }).click();
    await told(page, word('DateIsNotSelected'));
    await expect(summary(page, word).getByText(word('DateIsNotSelected'))).toBeVisible();
    await page.goto(`${pages[language].list}/termalija?date=${await free(page, 'termalija')}`);
    await page.getByRole('button', { name: word('Ticket.AddToCart') }).click();
    await told(page, word('AddToCartNoItemsSelected'));
    await expect(summary(page, word).getByText(word('AddToCartNoItemsSelected'))).toBeVisible();
  });
}

test('persons in the cart count: the stepper knows what the cart may still hold, also after another tab added', async ({
  page,
  words,
  context,
  provoke,
}) => {
  const word = await words('sl');
  const name = 'Dnevna vstopnica – Odrasli';
  const date = await free(page, 'termalija');
  await page.goto(`${pages.sl.list}/termalija?date=${date}`);
  await fill(page, word, name, 15);
  const dialog = await add(page, word);
  await dialog.getByRole('button', { name: word('Added.ContinueShopping') }).click();
  await expect(summary(page, word).getByText(word('Ticket.InCart_other', { count: 15, max: 20 }))).toBeVisible();

  const other = await context.newPage();
  await other.goto(`${pages.sl.list}/orhidelija?date=${await free(page, 'orhidelija')}`);
  await fill(other, word, name, 6);
  await expect(quantity(other, word, name)).toHaveValue('0');
  await told(other, word('Shop.Cart.TooManyPersons'));
  await fill(other, word, name, 3);
  await add(other, word);

  provoke(400, '/Shop/AddTicketToCart');
  // This tab does not know yet; the host does, and its answer is shown at once.
  await fill(page, word, name, 5);
  await page.getByRole('button', { name: word('Ticket.AddToCart') }).click();
  await told(page, word('Shop.Cart.TooManyPersons'));
  await expect(summary(page, word).getByText(word('Ticket.InCart_other', { count: 18, max: 20 }))).toBeVisible();
  await expect(quantity(page, word, name)).toHaveValue('5');
  await fill(page, word, name, 2);
  await add(page, word);
});

for (const language of ['sl', 'de'] as const) {
  test(`somebody whose network has many unpaid places is told what to do, on a narrow screen too, and the choice stays (${language})`, async ({
    page,
    words,
    pull,
    provoke,
  }) => {
    const word = await words(language);
    const name = language === 'sl' ? 'Dnevna vstopnica – Odrasli' : 'Tageskarte – Erwachsene';
    await page.goto(`${pages[language].list}/termalija?date=${await free(page, 'termalija')}`);
    await fill(page, word, name, 2);
    await pull({ call: 'addTicket', refuse: 'Shop.Cart.TooManyUnpaidPlaces' });
    provoke(400, '/Shop/AddTicketToCart');
    await page.getByRole('button', { name: word('Ticket.AddToCart') }).click();
    await told(page, word('Shop.Cart.TooManyUnpaidPlaces'));
    // Whole lines of it, whatever stands on the button.
    const place = await summary(page, word).getByText(word('Shop.Cart.TooManyUnpaidPlaces')).boundingBox();
    expect(place?.width).toBeGreaterThan(240);
    expect(await unfittingWords(page)).toEqual([]);
    await expect(quantity(page, word, name)).toHaveValue('2');
    await pull();
    await add(page, word);
  });
}

test('a day that sells out while tickets are chosen offers the next free ones', async ({
  page,
  words,
  browser,
  provoke,
}) => {
  const word = await words('sl');
  const name = 'Dnevna vstopnica – Odrasli';
  const date = await free(page, 'orhidelija', ({ ticketsAvailable }) => ticketsAvailable === 8);
  const address = `${pages.sl.list}/orhidelija?date=${date}`;
  await page.goto(address);
  await fill(page, word, name, 2);
  const stranger = await browser.newContext();
  const faster = await stranger.newPage();
  await faster.goto(new URL(address, page.url()).href);
  await fill(faster, word, name, 8);
  await add(faster, word);
  await stranger.close();

  provoke(400, '/Shop/AddTicketToCart');
  await page.getByRole('button', { name: word('Ticket.AddToCart') }).click();
  await told(page, word('Shop.AddTicketToCart.CapacityFull'));
  await expect(page.getByText(word('Calendar.DaySoldOut'))).toBeVisible();
  await page
    .getByRole('list', { name: word('Calendar.NearestDays') })
    .getByRole('link')
    .first()
    .click();
  await expect(page.getByText(word('Calendar.DaySoldOut'))).toBeHidden();
  await expect(quantity(page, word, name)).toHaveValue('2');
  await page.goBack();
  await expect(page.getByText(word('Calendar.DaySoldOut'))).toBeVisible();
  await page.goForward();
  await expect(quantity(page, word, name)).toHaveValue('2');
  await add(page, word);
});

test('a kind of ticket that is not sold on the day stays in sight and says why', async ({ page, words }) => {
  const word = await words('sl');
  const [monday] = (await listedDays(page, 'termalija')).filter(
    (day) => many(day) && new Date(`${day.date}T12:00Z`).getUTCDay() === 1,
  );
  await page.goto(`${pages.sl.list}/termalija?date=${monday?.date}`);
  const night = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Nočna vstopnica' }) });
  await expect(night.getByText(word('Ticket.NotThatDay'))).toBeVisible();
  await expect(night.getByRole('textbox')).toHaveCount(0);
});
