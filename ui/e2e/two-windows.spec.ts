import { cartLines } from './cart-lines.ts';
import { fillCart } from './filled-cart.ts';
import { pages } from './shop-pages.ts';
import { expect, test } from './shop-test.ts';

test('what another window changed is said in a sentence, and shown as it is now, in each one’s language (R-STATE-14)', async ({
  page,
  context,
  shop,
  words,
}) => {
  const [sl, de] = [await words('sl'), await words('de')];
  await fillCart(page, shop.origin, 2);
  const other = await context.newPage();
  await page.goto(pages.sl.cart);
  await other.goto(pages.de.cart);
  await cartLines(other, de)
    .getByRole('button', { name: new RegExp(de('Ticket.Increase', { name: '' }).trim()) })
    .click();

  const quantity = cartLines(page, sl).getByRole('textbox', {
    name: new RegExp(sl('Ticket.QuantityOf', { name: '' }).trim()),
  });
  await expect(page.getByText(sl('Cart.ChangedElsewhere'))).toBeVisible();
  await expect(quantity).toHaveValue('3');
  await expect(page.getByRole('banner').getByText(sl('CartMenu.Count_few', { count: 3 }))).toBeAttached();
  await expect(other.getByText(de('Cart.ChangedElsewhere'))).toHaveCount(0);

  await cartLines(page, sl)
    .getByRole('button', { name: new RegExp(sl('Ticket.Increase', { name: '' }).trim()) })
    .click();
  await expect(quantity).toHaveValue('4');
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

/** Stops React between taking over the page's frame and taking over its parts, until the page hears `letGo`. Runs in the page. */
const holdTakeOver = (): void => {
  const held: (() => void)[] = [];
  let isHeld = false;
  // What follows the cart is there with the frame.
  window.BroadcastChannel = class extends BroadcastChannel {
    constructor(name: string) {
      super(name);
      isHeld = true;
      window.name = 'held';
    }
  };
  // What it has heard of the cart since.
  const { fetch } = window;
  window.fetch = async (...asked) => {
    const answer = await fetch(...asked);
    if (isHeld) {
      void answer
        .clone()
        .text()
        .then(() => {
          window.name = 'heard';
        });
    }
    return answer;
  };
  // By which React asks for its next turn.
  window.MessageChannel = class extends MessageChannel {
    constructor() {
      super();
      const post = this.port2.postMessage.bind(this.port2);
      this.port2.postMessage = (message: unknown) => {
        if (isHeld) held.push(() => post(message));
        else post(message);
      };
    }
  };
  window.addEventListener('letGo', () => {
    isHeld = false;
    for (const goOn of held.splice(0)) goOn();
  });
};

test('what another window changes while a page is taken over is shown as it is now, and nothing is drawn twice', async ({
  page,
  context,
  shop,
  words,
}) => {
  const [sl, de] = [await words('sl'), await words('de')];
  await fillCart(page, shop.origin, 2);
  const other = await context.newPage();
  await other.goto(pages.de.cart);
  await page.addInitScript(holdTakeOver);
  await page.goto(pages.sl.cart);
  await page.waitForFunction(() => window.name === 'held');
  await cartLines(other, de)
    .getByRole('button', { name: new RegExp(de('Ticket.Increase', { name: '' }).trim()) })
    .click();
  await page.waitForFunction(() => window.name === 'heard');
  await page.evaluate(() => new Promise((done) => setTimeout(() => setTimeout(done))));
  await page.evaluate(() => window.dispatchEvent(new Event('letGo')));
  const quantity = cartLines(page, sl).getByRole('textbox', {
    name: new RegExp(sl('Ticket.QuantityOf', { name: '' }).trim()),
  });
  await expect(quantity).toHaveValue('3');
  await expect(page.getByText(sl('Cart.ChangedElsewhere'))).toBeVisible();
  await expect(page.getByRole('banner').getByText(sl('CartMenu.Count_few', { count: 3 }))).toBeAttached();
});
