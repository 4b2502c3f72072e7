import type { Page } from '@playwright/test';
import { longDateText } from '@shop/core/dates/date-text';
import { type LocalDate, localDate, plusDays } from '@shop/core/dates/local-date';
import { plainDays, turnMonthsTo } from './days.ts';
import { pages } from './shop-pages.ts';
import { expect, test, type Word } from './shop-test.ts';

const ticketPage = `${pages.sl.list}/termalija`;

const grid = (page: Page) => page.getByRole('grid');
const dayLink = (page: Page, date: string) => grid(page).locator(`a[href="${ticketPage}?date=${date}"]`);
const nextMonth = (page: Page, word: Word) => page.getByRole('link', { name: word('Calendar.NextMonth') });

const freeDays = async (page: Page): Promise<readonly LocalDate[]> => {
  const free = (await plainDays(page, 'termalija')).filter(({ ticketsAvailable }) => ticketsAvailable > 100);
  return free.map(({ date }) => localDate(date));
};

const monthOf = (date: LocalDate): string => date.slice(0, 7);

/** Scripts that the page has asked for, by name. */
const scriptsOf = (page: Page): readonly string[] => {
  const names: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') names.push(request.url());
  });
  return names;
};

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('every free day is a link in the order of reading, a sold-out one is none, and the months turn (R-TICKET-1)', async ({
    page,
    words,
  }) => {
    const word = await words('sl');
    await page.goto(ticketPage);
    const soldOut = grid(page).getByRole('gridcell', { name: new RegExp(`, ${word('Calendar.SoldOut')}`) });
    await expect(soldOut.getByRole('link')).toHaveCount(0);
    await expect(grid(page).locator('a[tabindex]')).toHaveCount(0);
    const shown = await grid(page).getAttribute('aria-label');
    await nextMonth(page, word).click();
    await expect(grid(page)).not.toHaveAttribute('aria-label', shown ?? '');
    await expect(grid(page)).toBeInViewport();
    await grid(page).getByRole('link').first().click();
    await expect(page.getByRole('heading', { name: word('Ticket.PriceGroups') })).toBeVisible();
  });
});

test('the code of the calendar comes at the first sign of use, and keeps what the server drew', async ({ page }) => {
  const scripts = scriptsOf(page);
  await page.goto(ticketPage, { waitUntil: 'networkidle' });
  const calendar = () => scripts.filter((name) => name.includes('ticket-days'));
  expect(calendar()).toEqual([]);
  const cell = await grid(page).getByRole('gridcell').first().elementHandle();
  await page.mouse.move(5, 5);
  await expect.poll(() => calendar().length).toBe(1);
  // Once it is here, Tab stops at one day only.
  await expect(grid(page).locator('a[tabindex="0"]')).toHaveCount(1);
  expect(await cell?.evaluate((element) => element.isConnected)).toBe(true);
});

test('a day that is pressed before the calendar has its code leads to its tickets', async ({ page, words }) => {
  const word = await words('sl');
  const [, day] = await freeDays(page);
  await page.route(/ticket-days.*\.js/, () => undefined);
  await page.goto(ticketPage);
  await turnMonthsTo(page, word, dayLink(page, day ?? ''));
  await dayLink(page, day ?? '').click();
  await expect(page).toHaveURL(new RegExp(`date=${day}$`));
  await expect(page.getByRole('heading', { name: word('Ticket.PriceGroups') })).toBeVisible();
  await expect(page.getByText(longDateText(localDate(day ?? ''), 'sl')).first()).toBeVisible();
});

test('a calendar whose code cannot be fetched keeps its links', async ({ page, words }) => {
  const word = await words('sl');
  const [day] = await freeDays(page);
  await page.route(/ticket-days.*\.js/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("gone");' }),
  );
  await page.goto(ticketPage);
  await page.mouse.move(5, 5);
  await nextMonth(page, word).click();
  await expect(page).toHaveURL(/month=/);
  await page.goBack();
  await turnMonthsTo(page, word, dayLink(page, day ?? ''));
  await dayLink(page, day ?? '').click();
  await expect(page.getByRole('heading', { name: word('Ticket.PriceGroups') })).toBeVisible();
});

test('arrows walk from the day that had the focus when the code came', async ({ page }) => {
  const free = await freeDays(page);
  const first = free.find((date) => free.includes(plusDays(date, 1)) && monthOf(date) === monthOf(plusDays(date, 1)));
  if (first === undefined) throw new Error('the sample has no two free days in a row');
  await page.goto(`${ticketPage}?month=${first}`, { waitUntil: 'networkidle' });
  await dayLink(page, first).focus();
  await expect(grid(page).locator('a[tabindex="0"]')).toHaveCount(1);
  await expect(dayLink(page, first)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(dayLink(page, plusDays(first, 1))).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`date=${plusDays(first, 1)}$`));
});

test('months turn in place, and the focus stays on the way there even at the end of the sale', async ({
  page,
  words,
}) => {
  const word = await words('sl');
  await page.goto(ticketPage, { waitUntil: 'networkidle' });
  await page.mouse.move(5, 5);
  await expect(grid(page).locator('a[tabindex="0"]')).toHaveCount(1);
  const turn = nextMonth(page, word);
  await turn.focus();
  for (let month = 0; month < 13 && (await turn.getAttribute('aria-disabled')) === null; month += 1) {
    await page.keyboard.press('Enter');
  }
  await expect(turn).toHaveAttribute('aria-disabled', 'true');
  await expect(turn).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`${ticketPage}$`));
});
