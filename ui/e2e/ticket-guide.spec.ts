import { axeFindings } from './axe-findings.ts';
import { listedDays } from './days.ts';
import { pages } from './shop-pages.ts';
import { expect, test } from './shop-test.ts';
import { wideScreen } from './widths.ts';
import { wordsOf } from './words.ts';

const word = wordsOf('sl');

const facts = [
  word('Guide.Water'),
  word('Calendar.Today'),
  word('Guide.Included'),
  word('Guide.Children'),
  word('Guide.Cancelling'),
];

test('a phone shows pictures and facts of a ticket in a row that arrow keys scroll', async ({ page }) => {
  await page.goto(`${pages.sl.list}/termalija`, { waitUntil: 'networkidle' });
  const guide = page.getByRole('region', { name: word('Guide.Title') });
  await expect(guide.getByRole('img')).toHaveCount(3);
  await expect(guide.getByRole('term')).toHaveText(facts);
  await guide.focus();
  await expect(guide).toBeFocused();
  const position = () => guide.evaluate((row) => row.scrollLeft);
  expect(await position()).toBe(0);
  await page.keyboard.press('ArrowRight');
  await expect.poll(position).toBeGreaterThan(0);
  expect(await axeFindings(page)).toEqual([]);
});

test.describe('on a wide screen', () => {
  test.use(wideScreen);

  test('pictures and facts are beside the calendar', async ({ page }) => {
    await page.goto(`${pages.sl.list}/termalija`);
    const guide = await page.getByRole('region', { name: word('Guide.Title') }).boundingBox();
    const calendar = await page.locator('#calendar').boundingBox();
    if (guide === null || calendar === null) throw new Error('guide or calendar is not drawn');
    expect(guide.x).toBeGreaterThan(calendar.x + calendar.width);
    expect(guide.y).toBeLessThan(calendar.y + calendar.height);
    expect(await axeFindings(page)).toEqual([]);
  });

  test('the choice of tickets names ticket and area in heading and summary', async ({ page }) => {
    const night = 'nocno-kopanje';
    const day = (await listedDays(page, night)).find(({ ticketsAvailable }) => ticketsAvailable > 0);
    await page.goto(`${pages.sl.list}/${night}?date=${day?.date}`);
    const name = 'Nočno kopanje · Termalija';
    await expect(page.getByRole('heading', { name: `${name} ${word('Ticket.PriceGroups')}` })).toBeVisible();
    await expect(page.getByRole('complementary').getByText(name).first()).toBeVisible();
  });
});
