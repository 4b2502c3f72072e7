import type { Locator, Page } from '@playwright/test';
import { plainDays } from './days.ts';
import { quantities } from './guest.ts';
import { pages } from './shop-pages.ts';
import { expect, test } from './shop-test.ts';
import { wordsOf } from './words.ts';

const word = wordsOf('en');

test.use({ javaScriptEnabled: false });

/** Opens step 2 of a day with many places, with two tickets typed; returns the button that adds them. */
const typeTwo = async (page: Page): Promise<Locator> => {
  const day = (await plainDays(page, 'termalija')).find(({ ticketsAvailable }) => ticketsAvailable > 20);
  const opened = await page.goto(`${pages.en.list}/termalija?date=${day?.date}`);
  expect(opened?.headers()['cache-control']).toBe('private, no-cache');
  await quantities(page, word).first().fill('2');
  return page.getByRole('button', { name: word('Ticket.AddToCart') });
};

const expectInCart = async (page: Page, items: number): Promise<void> => {
  await expect(page).toHaveURL(pages.en.cart);
  await expect(page.getByRole('banner')).toContainText(`${items} items`);
};

test('a second addition on purpose adds again, in the same minute and from a page without a key of its own', async ({
  page,
}) => {
  await (await typeTwo(page)).click();
  await expectInCart(page, 2);
  await page.goBack();
  await quantities(page, word).first().fill('2');
  await page.getByRole('button', { name: word('Ticket.AddToCart') }).click();
  await expectInCart(page, 4);
});

test('a press adds nothing more when the answer to the one before is still on its way', async ({ page }) => {
  await (await typeTwo(page)).focus();
  const { promise: isDone, resolve: done } = Promise.withResolvers<void>();
  await page.route(
    '**/termalija?date=*',
    async (route) => {
      await route.fetch({ maxRedirects: 0 });
      done();
    },
    { times: 1 },
  );
  await page.keyboard.press('Enter');
  await isDone;
  await page.keyboard.press('Enter');
  await expectInCart(page, 2);
});
