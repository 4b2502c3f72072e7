import type { Page } from '@playwright/test';
import { axeFindings } from './axe-findings.ts';
import { listedDays, plainDays } from './days.ts';
import { quantities } from './guest.ts';
import { pages } from './shop-pages.ts';
import { expect, test } from './shop-test.ts';
import { wordsOf } from './words.ts';

const word = wordsOf('en');

/** Sends the booking bar for three adults and two children in Orhidelija. */
const book = async (page: Page, date: string): Promise<void> => {
  await page.goto(pages.en.home);
  const bar = page.getByRole('form', { name: word('Booking.Title') });
  await bar.getByLabel(word('Booking.Area')).selectOption('Orhidelija');
  await bar.getByLabel(word('Booking.Day')).fill(date);
  await bar.getByLabel(word('Ticket.Adults')).selectOption('3');
  await bar.getByLabel(word('Ticket.Children')).selectOption('2');
  await bar.getByRole('button', { name: word('Booking.Show') }).click();
};

/** Checks that step 2 has the persons in its day ticket and nowhere else. */
const expectFilled = async (page: Page): Promise<void> => {
  const heading = page.getByRole('heading', { level: 3, name: 'Day ticket' });
  const day = page.getByRole('main').getByRole('listitem').filter({ has: heading });
  await expect(quantities(day, word).nth(0)).toHaveValue('3');
  await expect(quantities(day, word).nth(1)).toHaveValue('2');
  const typed = await quantities(page, word).evaluateAll((fields) =>
    fields.map((field) => (field instanceof HTMLInputElement ? field.value : '')).filter((value) => value !== '0'),
  );
  expect(typed).toEqual(['3', '2']);
};

for (const [script, javaScriptEnabled] of [
  ['with script', true],
  ['without script', false],
] as const) {
  test.describe(script, () => {
    test.use({ javaScriptEnabled });

    test('one form leads from the home page to step 2 with day and persons filled in', async ({ page }) => {
      const [, day] = (await plainDays(page, 'orhidelija')).filter(({ ticketsAvailable }) => ticketsAvailable > 20);
      await book(page, day?.date ?? '');
      await expect(page.getByRole('heading', { level: 1, name: 'Orhidelija' })).toBeVisible();
      expect(new URL(page.url()).searchParams.get('date')).toBe(day?.date);
      await expectFilled(page);
      if (!javaScriptEnabled) return;
      expect(await axeFindings(page)).toEqual([]);
      await page.goBack();
      const bar = page.getByRole('form', { name: word('Booking.Title') });
      await expect(bar.getByLabel(word('Booking.Area'))).toHaveValue('orhidelija');
      await expect(bar.getByLabel(word('Ticket.Adults'))).toHaveValue('3');
      await expect(page).toHaveURL(pages.en.home);
      expect(await axeFindings(page)).toEqual([]);
    });

    test('a day that is sold out leads to the ticket, which says so and keeps the persons for another day', async ({
      page,
    }) => {
      const soldOut = (await listedDays(page, 'orhidelija')).find(({ ticketsAvailable }) => ticketsAvailable === 0);
      await book(page, soldOut?.date ?? '');
      await expect(page.getByText(word('Calendar.DaySoldOut'))).toBeVisible();
      await page
        .getByRole('list', { name: word('Calendar.NearestDays') })
        .getByRole('link')
        .first()
        .click();
      await expect(page.getByText(word('Calendar.DaySoldOut'))).toBeHidden();
      await expectFilled(page);
    });

    test('a booking without a day leads to the calendar, which asks for it and keeps the persons', async ({ page }) => {
      const [, day] = (await plainDays(page, 'orhidelija')).filter(({ ticketsAvailable }) => ticketsAvailable > 20);
      await book(page, '');
      await expect(page.getByText(word('DateIsNotSelected')).first()).toBeVisible();
      const link = page.getByRole('main').locator(`a[href$="date=${day?.date}"]`).first();
      await link.click();
      await expectFilled(page);
    });
  });
}

test('what is chosen in the booking bar stays in another language, and a double press is one visit', async ({
  page,
}) => {
  const de = wordsOf('de');
  await page.goto(pages.en.home);
  const bar = page.getByRole('form', { name: word('Booking.Title') });
  await bar.getByLabel(word('Booking.Area')).selectOption('Orhidelija');
  await bar.getByLabel(word('Ticket.Children')).selectOption('4');
  await page.locator('header summary').first().click();
  await page.getByRole('link', { name: 'Deutsch', exact: true }).click();
  const german = page.getByRole('form', { name: de('Booking.Title') });
  await expect(german.getByLabel(de('Booking.Area'))).toHaveValue('orhidelija');
  await expect(german.getByLabel(de('Ticket.Children'))).toHaveValue('4');
  await german.getByRole('button', { name: de('Booking.Show') }).dblclick();
  await expect(page.getByRole('heading', { level: 1, name: 'Orhidelija' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(pages.de.home);
});

test('quantities that replaced those of a booking survive a reload', async ({ page }) => {
  const [, day] = (await plainDays(page, 'orhidelija')).filter(({ ticketsAvailable }) => ticketsAvailable > 20);
  await book(page, day?.date ?? '');
  await expectFilled(page);
  const heading = page.getByRole('heading', { level: 3, name: 'Day ticket' });
  const adults = quantities(page.getByRole('main').getByRole('listitem').filter({ has: heading }), word).first();
  await adults.fill('5');
  await adults.blur();
  await page.reload();
  await expect(adults).toHaveValue('5');
});
