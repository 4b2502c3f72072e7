import { giftLists, quantity } from './gift-pages.ts';
import { expect, test } from './shop-test.ts';
import { wordsOf } from './words.ts';

const word = wordsOf('de');
const card = `${giftLists.de}/wertgutschein`;
const addButton = { name: word('Ticket.AddToCart') };

test('an addition without cookies shows the reason and sends no request (R-COOKIE-6)', async ({ page }) => {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setDocumentCookieDisabled', { disabled: true });
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') requests.push(request.url());
  });
  await page.goto(card);
  const pieces = quantity(page, word, word('GiftCard.Pieces'));
  await pieces.press('ArrowUp');
  await expect(pieces).toHaveValue('2');
  await page.getByRole('button', addButton).click();
  await expect(page.getByRole('alert')).toContainText(word('Shop.CookiesRefused'));
  expect(requests).toEqual([]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a form without cookies is repeated with a button, and refused when cookies are still missing', async ({
    page,
    context,
    provoke,
  }) => {
    const add = async () => {
      await page.goto(card);
      await context.clearCookies();
      await page.getByRole('button', addButton).click();
    };
    const goOn = page.getByRole('button', { name: word('Cookies.Continue') });
    await add();
    await expect(page.getByText(word('Cookies.Ask'))).toBeVisible();
    await context.clearCookies();
    provoke(422, card);
    await goOn.click();
    await expect(page.getByText(word('Shop.CookiesRefused'))).toBeVisible();
    await page.getByRole('link', { name: word('UnreadForm.Back') }).click();
    await expect(page).toHaveURL(card);
    await add();
    await goOn.click();
    await expect(page.getByRole('heading', { level: 1, name: word('CartReview') })).toBeVisible();
    await expect(page.getByText(word('Added.Title'))).toBeVisible();
  });
});
