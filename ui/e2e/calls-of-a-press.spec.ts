import type { Page } from '@playwright/test';
import { plainDays } from './days.ts';
import { moreButtons } from './guest.ts';
import { pages } from './shop-pages.ts';
import { expect, test } from './shop-test.ts';
import { wordsOf } from './words.ts';

const word = wordsOf('en');

/** Returns the names of the calls that a page makes from now on. */
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

/** Removes a ticket from the cart; returns the calls of putting it back, which moves the focus to it. */
const putBack = async (page: Page): Promise<readonly string[]> => {
  await page.goto(pages.en.cart, { waitUntil: 'networkidle' });
  await page
    .getByRole('button', { name: new RegExp(`^${word('Cart.Remove')}`) })
    .first()
    .click();
  const undo = page.getByRole('button', { name: word('Cart.Undo') });
  await expect(undo).toBeFocused();
  const calls = callsOf(page);
  await undo.press('Enter');
  await expect(page.getByRole('textbox', { name: /^Quantity: Termalija/ })).toBeFocused();
  return calls;
};

test('adding and restoring a ticket are one call each when its answer has the cart, and a closed dialog loads the prices', async ({
  page,
}) => {
  expect(await addOne(page)).toEqual([['AddTicketToCart'], ['GetTicketPrices']]);
  expect(await putBack(page)).toEqual(['AddTicketToCart']);
});

/** Makes the provider answer an addition without the cart. */
const answerWithoutCart = (page: Page): Promise<unknown> =>
  page.route('**/Shop/AddTicketToCart', async (route) => {
    const response = await route.fetch();
    const { cart: _, ...answer } = await response.json();
    await route.fulfill({ response, json: answer });
  });

test('adding and restoring a ticket also load the cart when the answer is without it', async ({ page }) => {
  await answerWithoutCart(page);
  expect(await addOne(page)).toEqual([['AddTicketToCart', 'GetCart'], ['GetTicketPrices']]);
  expect(await putBack(page)).toEqual(['AddTicketToCart', 'GetCart']);
});
