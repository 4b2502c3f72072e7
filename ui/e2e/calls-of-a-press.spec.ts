import type { Page } from '@playwright/test';
import { plainDays } from './days.ts';
import { moreButtons } from './guest.ts';
import { pages } from './shop-pages.ts';
import { expect, test } from './shop-test.ts';
import { wordsOf } from './words.ts';

const word = wordsOf('en');

/** The calls that a page makes from now on, each by its name. */
const callsOf = (page: Page): readonly string[] => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const name = /\/Shop\/([^/?]+)/.exec(request.url())?.[1];
    if (request.resourceType() === 'fetch' && name !== undefined) calls.push(name);
  });
  return calls;
};

/** Adds a ticket of a day with many places; returns the calls of that press, and of closing the dialog. */
const addOne = async (page: Page): Promise<readonly (readonly string[])[]> => {
  const day = (await plainDays(page, 'termalija')).find(({ ticketsAvailable }) => ticketsAvailable > 20);
  await page.goto(`${pages.en.list}/termalija?date=${day?.date}`, { waitUntil: 'networkidle' });
  await moreButtons(page, word).first().click();
  const calls = callsOf(page);
  await page.getByRole('button', { name: word('Ticket.AddToCart') }).click();
  const dialog = page.getByRole('dialog', { name: word('Added.Title') });
  await expect(dialog).toBeVisible();
  await expect(page.getByRole('banner')).toContainText('1 item');
  const ofPress = [...calls];
  await dialog.getByRole('button', { name: word('Added.ContinueShopping') }).click();
  await expect(page.getByText('In your cart: 1 person')).toBeVisible();
  return [ofPress, calls.slice(ofPress.length)];
};

test('a press of "add" is one call whose answer carries the cart, and the quote is asked again when the dialog closes', async ({
  page,
}) => {
  expect(await addOne(page)).toEqual([['AddTicketToCart'], ['GetTicketPrices']]);
});

test('where the provider answers an addition without the cart, the page asks for the cart', async ({ page }) => {
  await page.route('**/Shop/AddTicketToCart', async (route) => {
    const response = await route.fetch();
    const { cart: _, ...answer } = await response.json();
    await route.fulfill({ response, json: answer });
  });
  expect(await addOne(page)).toEqual([['AddTicketToCart', 'GetCart'], ['GetTicketPrices']]);
});
