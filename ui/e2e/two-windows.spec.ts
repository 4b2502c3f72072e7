import type { Page } from '@playwright/test';
import { cartLines, moreButtons, quantities } from './guest.ts';
import { fillCart } from './prepared-order.ts';
import { pages } from './shop-pages.ts';
import { expect, test } from './shop-test.ts';
import { type Word, wordsOf } from './words.ts';

const word = wordsOf('sl');

const quantity = (page: Page, word: Word) => quantities(cartLines(page, word), word);

const increase = (page: Page, word: Word) => moreButtons(cartLines(page, word), word).click();

test('a change in another window shows a message and the new cart in the language of each window (R-STATE-14)', async ({
  page,
  context,
  shop,
}) => {
  const [sl, de] = [wordsOf('sl'), wordsOf('de')];
  await fillCart(page, shop.origin, 2);
  const other = await context.newPage();
  await page.goto(pages.sl.cart);
  await other.goto(pages.de.cart);
  await increase(other, de);

  await expect(page.getByText(sl('Cart.ChangedElsewhere'))).toBeVisible();
  await expect(quantity(page, sl)).toHaveValue('3');
  await expect(page.getByRole('banner').getByText(sl('CartMenu.Count_few', { count: 3 }))).toBeAttached();
  await expect(other.getByText(de('Cart.ChangedElsewhere'))).toHaveCount(0);

  await increase(page, sl);
  await expect(quantity(page, sl)).toHaveValue('4');
  await expect(page.getByText(sl('Cart.ChangedElsewhere'))).toHaveCount(0);
  await expect(other.getByText(de('Cart.ChangedElsewhere'))).toBeVisible();
  for (const [window, own, foreign] of [
    [page, 'Odrasli', 'Erwachsene'],
    [other, 'Erwachsene', 'Odrasli'],
  ] as const) {
    await expect(window.getByRole('main')).toContainText(own);
    await expect(window.getByRole('main')).not.toContainText(foreign);
  }
});

test('the change of a line that another browser removed shows the new cart and no error', async ({
  page,
  browser,
  shop,
  provoke,
}) => {
  const cart = await fillCart(page, shop.origin, 2);
  await page.goto(pages.sl.cart);
  // Another browser with the same cart, which sends no messages to this one.
  const elsewhere = await browser.newContext({ baseURL: shop.origin });
  await elsewhere.addCookies([{ name: 'shopCart', value: cart.cartId, url: shop.origin }]);
  const other = await elsewhere.newPage();
  await other.goto(pages.sl.cart);
  await other.getByRole('button', { name: new RegExp(word('Cart.RemoveItem', { name: '' })) }).click();
  await expect(other.getByRole('heading', { name: word('CartIsEmpty') })).toBeVisible();
  await elsewhere.close();

  provoke(400, '/Shop/UpdateCartItem');
  await increase(page, word);
  await expect(page.getByText(word('Cart.ChangedElsewhere'))).toBeVisible();
  await expect(page.getByRole('heading', { name: word('CartIsEmpty') })).toBeVisible();
  await expect(page.getByText(word('Shop.NotFound'))).toHaveCount(0);
});

/** Stops React between the hydration of the page's frame and that of its parts, until the page receives `letGo`. Runs
 *  in the page. */
const holdTakeOver = (): void => {
  const tasks: (() => void)[] = [];
  let isHeld = false;
  // The part that follows the cart is hydrated with the frame.
  window.BroadcastChannel = class extends BroadcastChannel {
    constructor(name: string) {
      super(name);
      isHeld = true;
      window.name = 'held';
    }
  };
  // Reports that the page has received an answer since then.
  const { fetch } = window;
  window.fetch = async (...request) => {
    const answer = await fetch(...request);
    if (isHeld) {
      void answer
        .clone()
        .text()
        .then(() => {
          window.name = 'answered';
        });
    }
    return answer;
  };
  // React schedules its work through this channel.
  window.MessageChannel = class extends MessageChannel {
    constructor() {
      super();
      const post = this.port2.postMessage.bind(this.port2);
      this.port2.postMessage = (message: unknown) => {
        if (isHeld) tasks.push(() => post(message));
        else post(message);
      };
    }
  };
  window.addEventListener('letGo', () => {
    isHeld = false;
    for (const goOn of tasks.splice(0)) goOn();
  });
};

test('a change in another window during hydration is shown once hydration ends', async ({ page, context, shop }) => {
  const [sl, de] = [wordsOf('sl'), wordsOf('de')];
  await fillCart(page, shop.origin, 2);
  const other = await context.newPage();
  await other.goto(pages.de.cart);
  await page.addInitScript(holdTakeOver);
  await page.goto(pages.sl.cart);
  await page.waitForFunction(() => window.name === 'held');
  await increase(other, de);
  await page.waitForFunction(() => window.name === 'answered');
  await page.evaluate(() => new Promise((done) => setTimeout(() => setTimeout(done))));
  await page.evaluate(() => window.dispatchEvent(new Event('letGo')));
  await expect(quantity(page, sl)).toHaveValue('3');
  await expect(page.getByText(sl('Cart.ChangedElsewhere'))).toBeVisible();
  await expect(page.getByRole('banner').getByText(sl('CartMenu.Count_few', { count: 3 }))).toBeAttached();
});
