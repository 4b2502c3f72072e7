import { testStart } from '@shop/adapters/clock/testing/test-start';
import { longDateText } from '@shop/core/dates/date-text';
import { dayIn } from '@shop/core/dates/instant';
import { plusDays, weekdayOf } from '@shop/core/dates/local-date';
import { axeFindings } from './axe-findings.ts';
import { turnMonthsTo } from './days.ts';
import { pages } from './shop-pages.ts';
import { expect, test } from './shop-test.ts';
import { smallTargets } from './targets.ts';

const today = dayIn('Europe/Ljubljana', testStart);

/** Address of the night ticket, which is sold on Fridays and Saturdays only. */
const nightTicket = `${pages.sl.list}/nocno-kopanje`;

const week = Array.from({ length: 7 }, (_, index) => plusDays(today, index + 1));
const monday = week.find((day) => weekdayOf(day) === 1) ?? today;
const friday = week.find((day) => weekdayOf(day) === 5) ?? today;

// What is said of a day that cannot be had and is reached by its address: day-links.view.test.ts.
test('closed, sold out and past days differ by words, a day is 44 px wide and high at 320 px, and arrows walk over what cannot be had (R-EXPECT-3, R-TICKET-3)', async ({
  page,
  words,
}) => {
  const word = await words('sl');
  const grid = page.getByRole('grid');
  const cell = (day: typeof today) => grid.getByRole('gridcell', { name: new RegExp(`^${longDateText(day, 'sl')}`) });
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(nightTicket, { waitUntil: 'networkidle' });
  await expect(page.getByRole('list', { name: word('Calendar.Legend') }).getByRole('listitem')).toHaveText([
    ...['Free', 'Few', 'SoldOut', 'Closed', 'Beyond', 'Past'].map((state) => word(`Calendar.${state}`)),
    `€${word('Calendar.AdultPriceLegend')}`,
    `−%${word('Calendar.Discount')}`,
  ]);
  const first = grid.getByRole('row').filter({ visible: true }).first();
  const todayName = new RegExp(`^${longDateText(today, 'sl')}, ${word('Calendar.Today')}, `);
  await expect(first.getByRole('gridcell', { name: todayName })).toHaveCount(1);
  const links = grid.getByRole('link');
  for (const link of await links.all()) {
    const box = await link.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
  expect(await smallTargets(page, { name: 'calendar' })).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await turnMonthsTo(page, word, cell(friday));
  await links.first().focus();
  await expect(grid.locator('a[tabindex="0"]')).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await expect(links.first()).not.toBeFocused();
  await expect(grid.locator('a:focus')).toHaveCount(1);

  await page.goto(nightTicket);
  await turnMonthsTo(page, word, cell(monday));
  await expect(cell(monday)).toHaveAccessibleName(`${longDateText(monday, 'sl')}, ${word('Calendar.Closed')}`);
  await expect(cell(monday).getByRole('link')).toHaveCount(0);
  expect(await axeFindings(page)).toEqual([]);
});
