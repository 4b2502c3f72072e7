import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { testStart } from '@shop/adapters/platform/clock/testing/test-start';
import { longDateText } from '@shop/core/dates/date-text';
import { dayIn } from '@shop/core/dates/instant';
import { daysBetween, type LocalDate, localDate, plusDays, plusMonths, weekdayOf } from '@shop/core/dates/local-date';
import { listedDays, plainDays, turnMonthsTo } from './days.ts';
import { pages } from './shop-pages.ts';
import { startServer } from './shop-process.ts';
import { expect, test } from './shop-test.ts';
import { smallTargets } from './targets.ts';
import { wordsOf } from './words.ts';

const word = wordsOf('sl');

const ticketPage = `${pages.sl.list}/termalija`;

const grid = (page: Page) => page.getByRole('grid');
const dayLink = (page: Page, date: string) => grid(page).locator(`a[href="${ticketPage}?date=${date}"]`);

const freeDays = async (page: Page): Promise<readonly LocalDate[]> => {
  const free = (await plainDays(page, 'termalija')).filter(({ ticketsAvailable }) => ticketsAvailable > 100);
  return free.map(({ date }) => localDate(date));
};

const monthOf = (date: LocalDate): string => date.slice(0, 7);

test('the calendar loads its code at its first use and keeps its elements and the focus, up to the last month', async ({
  page,
}) => {
  const free = await freeDays(page);
  const first = free.find((date) => free.includes(plusDays(date, 1)) && monthOf(date) === monthOf(plusDays(date, 1)));
  if (first === undefined) throw new Error('the sample has no two free days in a row');
  const requests: string[] = [];
  page.on('request', (request) => {
    if (/ticket-days.*\.js/.test(request.url())) requests.push(request.url());
  });
  await page.goto(`${ticketPage}?month=${first}`, { waitUntil: 'networkidle' });
  expect(requests).toEqual([]);
  // Its texts are in the page's language.
  await expect(page.locator('[lang="en-US"]')).toHaveCount(0);
  const cell = await grid(page).getByRole('gridcell').first().elementHandle();
  await dayLink(page, first).focus();
  await expect.poll(() => requests.length).toBe(1);
  // After hydration Tab stops at one day only.
  await expect(grid(page).locator('a[tabindex="0"]')).toHaveCount(1);
  expect(await cell?.evaluate((element) => element.isConnected)).toBe(true);
  await expect(dayLink(page, first)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(dayLink(page, plusDays(first, 1))).toBeFocused();

  const turn = page.getByRole('link', { name: wordsOf('sl')('Calendar.NextMonth') });
  await turn.focus();
  for (let month = 0; month < 13 && (await turn.getAttribute('aria-disabled')) === null; month += 1) {
    await page.keyboard.press('Enter');
  }
  await expect(turn).toHaveAttribute('aria-disabled', 'true');
  await expect(turn).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`${ticketPage}\\?month=${first}$`));
});

test('a day pressed before the code of the calendar is there opens its tickets, also when the code is missing (R-TICKET-1)', async ({
  page,
}) => {
  const day = (await freeDays(page))[1] ?? '';
  // A new release has removed the code, then it is still loading.
  await page.route(
    /ticket-days.*\.js/,
    (route) => route.fulfill({ contentType: 'text/javascript', body: 'throw Error("gone");' }),
    { times: 1 },
  );
  for (const _ of ['missing', 'loading']) {
    await page.goto(ticketPage);
    await page.mouse.move(5, 5);
    await turnMonthsTo(page, word, dayLink(page, day));
    await dayLink(page, day).click();
    await expect(page).toHaveURL(new RegExp(`date=${day}$`));
    await expect(page.getByRole('heading', { name: word('Ticket.PriceGroups') })).toBeVisible();
    await expect(page.getByText(longDateText(localDate(day), 'sl')).first()).toBeVisible();
  }
});

// The texts of the other days and of the legend: names-and-roles.spec.ts. The text of a day that cannot be chosen but
// is reached by its address: day-links.view.test.ts.
test('a closed day has no link, days are 44 px wide at 320 px, and arrows skip closed days (R-EXPECT-3, R-TICKET-3)', async ({
  page,
}) => {
  const today = dayIn('Europe/Ljubljana', testStart);
  const monday =
    [1, 2, 3, 4, 5, 6, 7].map((days) => plusDays(today, days)).find((day) => weekdayOf(day) === 1) ?? today;
  const closed = grid(page).getByRole('gridcell', {
    name: `${longDateText(monday, 'sl')}, ${word('Calendar.Closed')}`,
  });
  await page.setViewportSize({ width: 320, height: 700 });
  // On sale on Fridays and Saturdays only.
  await page.goto(`${pages.sl.list}/nocno-kopanje`, { waitUntil: 'networkidle' });
  await turnMonthsTo(page, word, closed);
  await expect(closed.getByRole('link')).toHaveCount(0);
  expect(await smallTargets(page, { name: 'calendar' })).toEqual([]);
  const links = grid(page).getByRole('link');
  await links.first().focus();
  await expect(grid(page).locator('a[tabindex="0"]')).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await expect(links.first()).not.toBeFocused();
  await expect(grid(page).locator('a:focus')).toHaveCount(1);
});

test('Home, End, Page Up and Page Down lead to the nearest day that can be chosen', async ({ page }) => {
  // On sale on Fridays and Saturdays only, so neither end of the week can be chosen.
  const night = 'nocno-kopanje';
  const listed = (await listedDays(page, night)).filter(({ ticketsAvailable }) => ticketsAvailable > 0);
  const free = listed.map(({ date }) => localDate(date));
  const pairs = free.filter((day) => weekdayOf(day) === 5 && free.includes(plusDays(day, 1)));
  const friday = pairs[1];
  if (friday === undefined) throw new Error('the sample has no Friday and Saturday that are both free');
  const saturday = plusDays(friday, 1);
  const nearestTo = (goal: LocalDate, days: readonly LocalDate[]): LocalDate =>
    days.toSorted((one, other) => Math.abs(daysBetween(goal, one)) - Math.abs(daysBetween(goal, other)))[0] ?? goal;
  const later = nearestTo(
    plusMonths(saturday, 1),
    free.filter((day) => day > saturday),
  );
  const earlier = nearestTo(
    plusMonths(later, -1),
    free.filter((day) => day < later),
  );
  const link = (day: LocalDate) => grid(page).locator(`a[href$="/${night}?date=${day}"]`);

  await page.goto(`${pages.sl.list}/${night}`, { waitUntil: 'networkidle' });
  await turnMonthsTo(page, word, link(saturday));
  await link(saturday).focus();
  await expect(grid(page).locator('a[tabindex="0"]')).toHaveCount(1);
  const steps = [
    ['Home', friday],
    ['End', saturday],
    ['PageDown', later],
    ['PageUp', earlier],
  ] as const;
  for (const [key, day] of steps) {
    await page.keyboard.press(key);
    await expect(link(day)).toBeFocused();
  }
});

/** Expects fourteen days to press on the first screen, four weeks, and no focused day that is covered. */
const expectFourWeeks = async (page: Page): Promise<void> => {
  const days = grid(page).getByRole('link');
  const pressable = (links: (HTMLElement | SVGElement)[]) =>
    links.filter((link) => {
      const { left, top, width, height } = link.getBoundingClientRect();
      return link.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    }).length;
  expect(await days.evaluateAll(pressable)).toBeGreaterThanOrEqual(14);
  expect(
    await grid(page).getByRole('gridcell').and(page.locator('tr:not([hidden]) > [data-day]')).count(),
  ).toBeGreaterThanOrEqual(28);
  await days.first().focus();
  await expect(grid(page).locator('a[tabindex="0"]')).toHaveCount(1);
  for (let week = 0; week < 4; week += 1) {
    const before = await grid(page).locator('a:focus').getAttribute('href');
    await page.keyboard.press('ArrowDown');
    await expect(grid(page).locator('a:focus')).not.toHaveAttribute('href', before ?? '');
    await expect.poll(() => grid(page).locator('a:focus').evaluateAll(pressable)).toBe(1);
  }
};

test('the calendar of a phone shows four weeks and fourteen days to press on its first screen', async ({ page }) => {
  await page.goto(ticketPage, { waitUntil: 'networkidle' });
  await expectFourWeeks(page);
});

test('on the last day of a month the calendar shows four weeks and fourteen days to press', async ({ page }) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'shop-e2e-'));
  const shop = await startServer('ui/dist/server/server.js', [], {
    DATA_DIR: dataDir,
    SHOP_AT: '2026-11-30T08:00:00Z',
  });
  try {
    await page.goto(shop.origin + ticketPage, { waitUntil: 'networkidle' });
    await expectFourWeeks(page);
  } finally {
    await shop.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
});
