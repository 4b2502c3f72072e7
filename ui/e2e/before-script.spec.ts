import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { axeFindings } from './axe-findings.ts';
import { cartLines } from './cart-lines.ts';
import { plainDays } from './days.ts';
import { unfittingWords } from './fitting.ts';
import { keyboardOf } from './keyboard.ts';
import { pages } from './shop-pages.ts';
import { expect, test, type Word } from './shop-test.ts';
import { smallTargets } from './targets.ts';

const named = (word: Word, key: string) => new RegExp(word(key, { name: '' }).trim());

const quantities = (page: Page | Locator, word: Word): Locator =>
  page.getByRole('textbox', { name: named(word, 'Ticket.QuantityOf') });

/** Step 2 of a day on which many are free. */
const freeDay = async (page: Page, language: 'sl' | 'de' = 'sl'): Promise<string> => {
  const [day] = (await plainDays(page, 'termalija')).filter(({ ticketsAvailable }) => ticketsAvailable > 100);
  return `${pages[language].list}/termalija?date=${day?.date}`;
};

/** Holds the page's scripts back until they are let go. */
const withoutScripts = async (page: Page): Promise<() => Promise<void>> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return async () => {
    resolve();
    await page.unrouteAll({ behavior: 'wait' });
    await page.waitForLoadState('networkidle');
  };
};

type Cart = { readonly itemsCount: number; readonly items: readonly unknown[] };

const cartOf = async (request: APIRequestContext): Promise<Cart> => {
  const { cookies } = await request.storageState();
  const id = cookies.find(({ name }) => name === 'shopCart')?.value;
  const { item } = await (await request.get(`/Shop/GetCart/${id}/sl/true`)).json();
  return item;
};

/** The fields of a drawn form, as a browser posts it. */
const fieldsOf = (html: string, does: string): Record<string, string> => {
  const [form = ''] = html.split('<form').filter((part) => part.includes(`name="does" value="${does}"`));
  const inputs = form.slice(0, form.indexOf('</form>')).matchAll(/<(?:input|select)[^>]*>/g);
  return Object.fromEntries(
    [...inputs].map(([tag]) => [/ name="([^"]*)"/.exec(tag)?.[1] ?? '', / value="([^"]*)"/.exec(tag)?.[1] ?? '0']),
  );
};

test.describe('before the script is there', () => {
  test('a stepper that is pressed counts, and so does the button that adds', async ({ page, words }) => {
    const word = await words('sl');
    await withoutScripts(page);
    await page.goto(await freeDay(page), { waitUntil: 'commit' });
    const more = page.getByRole('button', { name: named(word, 'Ticket.Increase') }).first();
    for (const count of ['1', '2']) {
      await more.click({ noWaitAfter: true });
      await expect(quantities(page, word).first()).toHaveValue(count);
    }
    await page.getByRole('button', { name: word('Ticket.AddToCart') }).click({ noWaitAfter: true });
    await expect(page).toHaveURL(pages.sl.cart);
    const lines = cartLines(page, word);
    await expect(quantities(lines, word)).toHaveValue('2');
    await lines.getByRole('button', { name: named(word, 'Ticket.Increase') }).click({ noWaitAfter: true });
    await expect(quantities(lines, word)).toHaveValue('3');
  });

  test('what is typed and chosen is taken over when it comes', async ({ page, words }) => {
    const word = await words('sl');
    const goOn = await withoutScripts(page);
    await page.goto(await freeDay(page), { waitUntil: 'commit' });
    await quantities(page, word).nth(0).fill('3');
    await quantities(page, word).nth(1).fill('2');
    await page.getByRole('combobox', { name: word('Ticket.Adults') }).selectOption('2');
    await page.getByRole('combobox', { name: word('Ticket.Children') }).selectOption('2');
    await page
      .locator('summary')
      .filter({ hasText: word('Header.LanguageMenu') })
      .click();
    await goOn();
    await expect(page.getByText('Paket 2+2')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Deutsch', exact: true })).toBeVisible();
    await expect(quantities(page, word).nth(0)).toHaveValue('3');
    await page.getByRole('button', { name: word('Ticket.AddToCart') }).click();
    await expect(page.getByRole('dialog', { name: word('Added.Title') })).toContainText('3 ×');
    expect((await cartOf(page.request)).itemsCount).toBe(5);
  });

  test('a quantity in the cart is taken over, once the visitor has left its field', async ({ page, words }) => {
    const word = await words('sl');
    const html = await (await page.request.get(await freeDay(page))).text();
    const fields = fieldsOf(html, 'addTicket');
    const [first = ''] = Object.keys(fields).filter((name) => name.startsWith('quantity-'));
    await page.request.post(await freeDay(page), { form: { ...fields, [first]: '2' } });
    const goOn = await withoutScripts(page);
    await page.goto(pages.sl.cart, { waitUntil: 'commit' });
    const quantity = quantities(cartLines(page, word), word);
    await quantity.fill('4');
    await goOn();
    await expect(quantity).toHaveValue('4');
    await quantity.blur();
    await expect(page.getByRole('main')).toContainText('4 ×');
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    expect((await cartOf(page.request)).itemsCount).toBe(4);
  });
});

test('each form is done once, however often and however close together it is sent', async ({ page }) => {
  const address = await freeDay(page);
  const { request } = page;
  const fields = fieldsOf(await (await request.get(address)).text(), 'addTicket');
  const [first = ''] = Object.keys(fields).filter((name) => name.startsWith('quantity-'));
  const form = { ...fields, [first]: '2' };
  const send = (to: string, body: Record<string, string>) => request.post(to, { form: body, maxRedirects: 0 });
  const answers = await Promise.all([send(address, form), send(address, form)]);
  expect(answers.map((answer) => [answer.status(), answer.headers().location])).toEqual([
    [303, pages.sl.cart],
    [303, pages.sl.cart],
  ]);
  await send(address, form);
  expect(await cartOf(request)).toMatchObject({ itemsCount: 2 });

  const cartHtml = await (await request.get(pages.sl.cart)).text();
  const step = cartHtml.match(/value="(quantity-[^"]*:1)"/)?.[1] ?? '';
  const change = { ...fieldsOf(cartHtml, 'changeQuantity'), step };
  await Promise.all([send(pages.sl.cart, change), send(pages.sl.cart, change)]);
  expect(await cartOf(request)).toMatchObject({ itemsCount: 3 });
  const removal = fieldsOf(cartHtml, 'removeItem');
  const removed = await Promise.all([send(pages.sl.cart, removal), send(pages.sl.cart, removal)]);
  expect(removed.map((answer) => answer.status())).toEqual([303, 303]);
  expect(await cartOf(request)).toMatchObject({ itemsCount: 0 });
});

test('a form of another site, too large or of another type does nothing', async ({ page, shop }) => {
  const address = await freeDay(page);
  const fields = fieldsOf(await (await page.request.get(address)).text(), 'addTicket');
  const [first = ''] = Object.keys(fields).filter((name) => name.startsWith('quantity-'));
  const form = { ...fields, [first]: '2' };
  const status = async (headers: Record<string, string>, body: string): Promise<number> => {
    const type = { 'Content-Type': 'application/x-www-form-urlencoded' };
    return (await page.request.post(address, { headers: { ...type, ...headers }, data: body })).status();
  };
  const body = new URLSearchParams(form).toString();
  expect(await status({ Origin: 'https://evil.example' }, body)).toBe(403);
  expect(await status({ Origin: shop.origin, 'Sec-Fetch-Site': 'cross-site' }, body)).toBe(403);
  expect(await status({ 'Content-Type': 'text/plain' }, body)).toBe(415);
  expect(await status({}, `${body}&more=${'x'.repeat(70_000)}`)).toBe(413);
  const { cookies } = await page.request.storageState();
  expect(cookies.filter(({ name }) => name === 'shopCart')).toEqual([]);
});

test('what is drawn without script is accessible', async ({ page, words }) => {
  const word = await words('sl');
  // The page as a browser without script draws it, in one with script that can be asked about it.
  await page.route(/\/sl\//, async (route) => {
    // What the browser itself says of where a form stands, it says after this.
    const headers = { ...route.request().headers(), 'Sec-Fetch-Site': 'same-origin' };
    const answer = await route.fetch({ headers });
    const html = (await answer.text())
      .replace(/<script nonce=.*?<\/script>/gs, '')
      .replace(/<(\/?)noscript>/g, '<$1div>');
    await route.fulfill({ response: answer, body: html });
  });
  const look = async (name: string) => {
    // One that leads to a place of it moves there once it is whole.
    await page.waitForLoadState();
    await page.evaluate(() => new Promise((moved) => requestAnimationFrame(() => requestAnimationFrame(moved))));
    expect.soft([name, await axeFindings(page)]).toEqual([name, []]);
  };
  await page.goto(await freeDay(page), { waitUntil: 'domcontentloaded' });
  await look('tickets');
  await page.getByRole('button', { name: word('Ticket.AddToCart') }).click();
  await expect(page.getByRole('main').getByText(word('AddToCartNoItemsSelected'))).toBeVisible();
  await look('nothing chosen');
  await quantities(page, word).first().fill('2');
  await page.getByRole('button', { name: word('Ticket.AddToCart') }).click();
  await expect(page.getByRole('button', { name: word('Cart.Update') })).toBeVisible();
  await look('added');
  await quantities(cartLines(page, word), word).fill('21');
  await page.getByRole('button', { name: word('Cart.Update') }).click();
  await expect(page.getByRole('main').getByText(word('Shop.Cart.TooManyPersons'))).toBeVisible();
  await look('too many');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const language of ['sl', 'de'] as const) {
    test(`everything fits and can be hit with a finger in ${language}`, async ({ page, words }, info) => {
      const word = await words(language);
      const look = async (name: string) => {
        expect.soft([name, await smallTargets(page, { name })]).toEqual([name, []]);
        expect.soft([name, await unfittingWords(page)]).toEqual([name, []]);
        await page.screenshot({ path: info.outputPath(`${name}.png`), fullPage: true });
      };
      await page.goto(await freeDay(page, language));
      await page.getByRole('combobox', { name: word('Ticket.Adults') }).selectOption('2');
      await page.getByRole('combobox', { name: word('Ticket.Children') }).selectOption('2');
      await page
        .getByRole('button', { name: word('Ticket.ShowPrices') })
        .first()
        .click();
      await expect(page.getByText('2+2').first()).toBeVisible();
      await look('tickets');
      await page.getByRole('button', { name: word('Ticket.AddToCart') }).click();
      await expect(page.getByRole('main').getByText(word('AddToCartNoItemsSelected'))).toBeVisible();
      await look('nothing chosen');
      await quantities(page, word).first().fill('2');
      await page.getByRole('button', { name: word('Ticket.AddToCart') }).click();
      await expect(page.getByText(word('Added.Title'))).toBeVisible();
      // It goes by itself.
      await expect(page.getByText(word('Added.Title'))).toBeHidden();
      await look('added');
      await quantities(cartLines(page, word), word).fill('21');
      await page.getByRole('button', { name: word('Cart.Update') }).click();
      await expect(page.getByRole('main').getByText(word('Shop.Cart.TooManyPersons'))).toBeVisible();
      // The toast lies over the steps until it goes by itself.
      await expect(page.getByRole('region', { name: word('Toast.Region') }).getByRole('alert')).toBeHidden();
      await look('too many');
    });
  }

  test('tickets are bought into the cart and out of it again with the keyboard alone', async ({ page, words }) => {
    const word = await words('sl');
    await page.goto(await freeDay(page));
    const { tabTo, type, press } = keyboardOf(page);
    await tabTo(quantities(page, word).first());
    await press('ControlOrMeta+A');
    await type('2');
    await tabTo(page.getByRole('button', { name: word('Ticket.AddToCart') }));
    await press('Enter');
    await expect(page).toHaveURL(pages.sl.cart);
    const lines = cartLines(page, word);
    await tabTo(lines.getByRole('button', { name: named(word, 'Ticket.Decrease') }));
    await press('Enter');
    await expect(quantities(lines, word)).toHaveValue('1');
    await tabTo(page.getByRole('button', { name: named(word, 'Cart.RemoveItem') }));
    await press('Enter');
    await expect(page.getByRole('heading', { name: word('CartIsEmpty') })).toBeVisible();
  });
});
