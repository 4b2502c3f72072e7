import type { Page } from '@playwright/test';
import { testStart } from '@shop/adapters/clock/testing/test-start';
import { longDateText } from '@shop/core/dates/date-text';
import { dayIn } from '@shop/core/dates/instant';
import { type LocalDate, plusDays, weekdayOf } from '@shop/core/dates/local-date';
import type { Language } from '@shop/core/languages/language';
import { cents } from '@shop/core/money/cents';
import { euroText } from '@shop/core/money/euro-text';
import { axeFindings } from './axe-findings.ts';
import { listedDays, turnMonthsTo } from './days.ts';
import { pages } from './shop-pages.ts';
import { expect, test } from './shop-test.ts';
import { smallTargets } from './targets.ts';

const today = dayIn('Europe/Ljubljana', testStart);

const grid = (page: Page) => page.getByRole('grid');
const cell = (page: Page, date: LocalDate, language: Language) =>
  grid(page).getByRole('gridcell', { name: new RegExp(`^${longDateText(date, language)}`) });

/** Address of the night ticket, which is sold on Fridays and Saturdays only. */
const nightTicket = { sl: `${pages.sl.list}/nocno-kopanje`, de: `${pages.de.list}/nachtbaden` } as const;

const nextWeekday = (weekday: number): LocalDate => {
  const away = Array.from({ length: 7 }, (_, index) => index + 1).find(
    (days) => weekdayOf(plusDays(today, days)) === weekday,
  );
  return plusDays(today, away ?? 0);
};

for (const language of ['sl', 'de'] as const) {
  test(`closed, sold out and past days differ by words, ${language} (R-EXPECT-3, R-TICKET-3)`, async ({
    page,
    words,
  }) => {
    const word = await words(language);
    const monday = nextWeekday(1);
    await page.goto(nightTicket[language]);
    await expect(page.getByRole('list', { name: word('Calendar.Legend') }).getByRole('listitem')).toHaveText([
      ...['Free', 'Few', 'SoldOut', 'Closed', 'Beyond', 'Past'].map((state) => word(`Calendar.${state}`)),
      `€${word('Calendar.AdultPriceLegend')}`,
      `−%${word('Calendar.Discount')}`,
    ]);
    const closed = cell(page, monday, language);
    await turnMonthsTo(page, word, closed);
    await expect(closed).toHaveAccessibleName(`${longDateText(monday, language)}, ${word('Calendar.Closed')}`);
    await expect(closed.getByRole('link')).toHaveCount(0);
    expect(await axeFindings(page)).toEqual([]);
  });

  test(`a closed day that was reached by its address offers the nearest free ones, ${language}`, async ({
    page,
    words,
  }) => {
    const word = await words(language);
    await page.goto(`${nightTicket[language]}?date=${nextWeekday(1)}`);
    await expect(page.getByText(word('Calendar.DayClosed'))).toBeVisible();
    await expect(page.getByRole('button', { name: word('Ticket.AddToCart') })).toBeHidden();
    const nearest = page.getByRole('list', { name: word('Calendar.NearestDays') }).getByRole('link');
    await expect(nearest).toHaveCount(3);
    expect(await axeFindings(page)).toEqual([]);
    await nearest.first().click();
    await expect(page.getByRole('heading', { name: word('Ticket.PriceGroups') })).toBeVisible();
    await expect(page.getByRole('button', { name: word('Ticket.AddToCart') })).toBeEnabled();
  });
}

test('a sold-out day shows its prices and offers the next free ones, without script as well', async ({
  page,
  words,
  browser,
  baseURL,
}) => {
  const word = await words('sl');
  const days = await listedDays(page, 'termalija');
  const soldOut = days.find(({ ticketsAvailable }) => ticketsAvailable === 0);
  const next = days.find(({ date, ticketsAvailable }) => date > (soldOut?.date ?? '') && ticketsAvailable > 0);
  const address = `${pages.sl.list}/termalija?date=${soldOut?.date}`;
  const plain = await browser.newContext({ javaScriptEnabled: false, ...(baseURL === undefined ? {} : { baseURL }) });
  for (const shown of [page, await plain.newPage()]) {
    await shown.goto(address);
    await expect(shown.getByText(word('Calendar.DaySoldOut'))).toBeVisible();
    await expect(shown.getByRole('heading', { name: 'Dnevna vstopnica' })).toBeVisible();
    await expect(shown.getByRole('textbox')).toHaveCount(0);
    await shown
      .getByRole('list', { name: word('Calendar.NearestDays') })
      .getByRole('link')
      .first()
      .click();
    await expect(shown).toHaveURL(new RegExp(`date=${next?.date}$`));
    await expect(shown.getByRole('textbox').first()).toBeEnabled();
  }
  await plain.close();
});

test('a day that has gone by and one that is not on sale yet say so', async ({ page, words }) => {
  const word = await words('sl');
  await page.goto(`${pages.sl.list}/termalija?date=${plusDays(today, -1)}`);
  await expect(page.getByText(word('Calendar.DayPast'))).toBeVisible();
  await page.goto(`${pages.sl.list}/jutro-z-dojencki?date=${plusDays(today, 31)}`);
  await expect(page.getByText(word('Calendar.DayBeyond'))).toBeVisible();
});

test('the calendar begins with the row of today, and a from-price is that of an adult', async ({ page, words }) => {
  const word = await words('sl');
  await page.goto(`${pages.sl.list}/termalija`);
  const first = grid(page).getByRole('row').filter({ visible: true }).first();
  const todayName = new RegExp(`^${longDateText(today, 'sl')}, ${word('Calendar.Today')}, `);
  await expect(first.getByRole('gridcell', { name: todayName })).toHaveCount(1);
  const [day] = (await listedDays(page, 'termalija')).filter(({ ticketsAvailable }) => ticketsAvailable > 0);
  const price = euroText(cents(Math.round((day?.adultPrice ?? 0) * 100)), 'sl');
  await expect(first.getByRole('link').first()).toHaveAccessibleName(
    new RegExp(`, ${word('Calendar.AdultPrice', { price })}`),
  );
});

test('chips lead to today, tomorrow and the next Saturday, or say why they do not', async ({ page, words }) => {
  const word = await words('sl');
  await page.goto(`${pages.sl.list}/termalija`);
  const chips = page.getByRole('list', { name: word('Calendar.NamedDays') });
  await expect(chips.getByRole('listitem')).toHaveCount(3);
  await expect(chips.getByText(word('Calendar.NextSaturday'))).toBeVisible();
  await chips.getByRole('link', { name: word('Calendar.Today') }).click();
  await expect(page).toHaveURL(new RegExp(`date=${today}$`));
});

test('a day is 44 px wide and high at 320 px, and arrows walk over days that cannot be had', async ({
  page,
  words,
}) => {
  const word = await words('sl');
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(nightTicket.sl, { waitUntil: 'networkidle' });
  const links = grid(page).getByRole('link');
  for (const link of await links.all()) {
    const box = await link.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
  expect(await smallTargets(page, { name: 'calendar' })).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await turnMonthsTo(page, word, cell(page, nextWeekday(5), 'sl'));
  await links.first().focus();
  await expect(grid(page).locator('a[tabindex="0"]')).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await expect(links.first()).not.toBeFocused();
  await expect(grid(page).locator('a:focus')).toHaveCount(1);
});
