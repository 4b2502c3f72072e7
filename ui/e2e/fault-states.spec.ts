import type { Locator, Page } from '@playwright/test';
import { axeFindings } from './axe-findings.ts';
import { expireHolds } from './beside-shop.ts';
import { type ListedDay, listedDays } from './days.ts';
import { giftLists } from './gift-pages.ts';
import { payButton, quantities } from './guest.ts';
import { carryOrder, fillCart } from './prepared-order.ts';
import { pages } from './shop-pages.ts';
import { expect, test } from './shop-test.ts';
import { widths } from './widths.ts';
import { type Word, wordsOf } from './words.ts';

/** Returns the visible sentences that stand on the page more than once. Runs in the page. */
const repeated = (): readonly string[] => {
  const texts = new Map<Element, string>();
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = words.nextNode(); node !== null; node = words.nextNode()) {
    const block = node.parentElement?.closest('p, li, dt, dd, h1, h2, h3, label, legend, summary, button, div');
    if (!node.parentElement?.checkVisibility({ visibilityProperty: true }) || !block) continue;
    texts.set(block, `${texts.get(block) ?? ''}${node.textContent}`);
  }
  const splitter = new Intl.Segmenter(document.documentElement.lang, { granularity: 'sentence' });
  const sentences = [...texts.values()]
    .flatMap((text) => [...splitter.segment(text)].map(({ segment }) => segment.trim()))
    .filter((text) => /\p{L}+\P{L}+\p{L}.*[.!?…]$/u.test(text));
  return sentences.filter((text, at) => sentences.indexOf(text) !== at);
};

/** Expects that a fault is shown, and no sentence twice. */
const expectOnce = async (page: Page, ...shown: readonly Locator[]): Promise<void> => {
  for (const text of shown) await expect(text).toBeVisible();
  expect.soft(await page.evaluate(repeated)).toEqual([]);
};

/** Expects that the toast does not cover the place of its fault. */
const expectApart = async (toast: Locator, place: Locator): Promise<void> => {
  const [over, below] = [await toast.boundingBox(), await place.boundingBox()];
  if (over === null || below === null) throw new Error('the toast or its fault is not visible');
  expect(over.y + over.height <= below.y || over.y >= below.y + below.height).toBe(true);
};

const toastOf = (page: Page, word: Word, key: string): Locator =>
  page.getByRole('region', { name: word('Toast.Region') }).getByText(word(key), { exact: true });

const marked = (page: Page) => page.locator('form [aria-invalid="true"]');

/** Opens step 2 of the first day that fits. */
const openDay = async (page: Page, ticket: string, fits: (day: ListedDay) => boolean): Promise<string> => {
  const date = (await listedDays(page, ticket)).find(fits)?.date ?? '';
  await page.goto(`${pages.de.list}/${ticket}?date=${date}`);
  return date;
};

const word = wordsOf('de');

for (const [width, options] of widths) {
  test.describe(`on a ${width}`, () => {
    test.use(options);

    test('posted personal data shows each error once at its field, and a corrected field is not marked any more', async ({
      page,
      shop,
      provoke,
    }) => {
      await fillCart(page, shop.origin, 1);
      await page.goto(pages.de.buyer);
      provoke(422, pages.de.buyer);
      // Before the script of the form is loaded, so that the server draws the errors.
      await page.getByRole('button', { name: word('Continue'), exact: true }).click();
      await expectOnce(page, page.getByText(word('FirstNameRequired')), page.getByText(word('EmailIncorrect')));
      await expect(marked(page)).toHaveCount(9);
      expect(await axeFindings(page, { within: 'main' })).toEqual([]);
      await page.locator('#firstName').fill('Ana');
      await expect(page.locator('#firstName')).not.toHaveAttribute('aria-invalid');
      await expect(page.getByText(word('FirstNameRequired'))).toHaveCount(0);
      await page.locator('#emailRepeat').fill('ana@example.com');
      await expect(page.locator('#emailRepeat')).toHaveAttribute('aria-invalid', 'true');
      await page.locator('#email').fill('ana');
      await expectOnce(page, page.getByText(word('EmailIncorrect')));
      await page.locator('#email').fill('ana@example.com');
      await expect(page.locator('#email')).not.toHaveAttribute('aria-invalid');
      await expect(page.locator('#emailRepeat')).not.toHaveAttribute('aria-invalid');
      await expect(marked(page)).toHaveCount(6);
    });

    test('a posted log-in shows each error once at its field, and a corrected field is not marked any more', async ({
      page,
      shop,
      provoke,
    }) => {
      await fillCart(page, shop.origin, 1);
      await page.goto(pages.de.buyer);
      await page.getByRole('radio', { name: word('Customer.TabLogIn') }).check();
      const form = page.getByRole('form', { name: word('Customer.TabLogIn') });
      const [address, password] = [form.locator('#logInEmail'), form.locator('#logInPassword')];
      provoke(422, pages.de.buyer);
      await form.getByRole('button', { name: word('LogIn.Button'), exact: true }).click();
      await expectOnce(page, form.getByText(word('EmailIncorrect')));
      await expect(marked(page)).toHaveCount(2);
      expect(await axeFindings(page, { within: 'main' })).toEqual([]);
      await address.fill('ana');
      await expect(address).toHaveAttribute('aria-invalid', 'true');
      await address.fill('ana@example.com');
      await expect(address).not.toHaveAttribute('aria-invalid');
      await expect(form.getByText(word('EmailIncorrect'))).toHaveCount(0);
      await expect(password).toHaveAttribute('aria-invalid', 'true');
      await password.fill('geslo');
      await expect(marked(page)).toHaveCount(0);
    });

    test('too many tickets, a sold-out day and persons without a package are each said once, and the toast covers neither summary nor button', async ({
      page,
      pull,
      provoke,
    }) => {
      const date = await openDay(page, 'orhidelija', ({ ticketsAvailable }) => ticketsAvailable === 8);
      const summary = page.getByRole('complementary', { name: word('Ticket.Summary') });
      const put = page.getByRole('button', { name: word('Ticket.AddToCart') });
      await put.click();
      await expectOnce(page, summary.getByText(word('AddToCartNoItemsSelected')));
      const field = quantities(page, word).first();
      await field.fill('8');
      await field.press('Enter');
      await field.fill('9');
      await field.press('Enter');
      const full = toastOf(page, word, 'Shop.AddTicketToCart.CapacityFull');
      await expectOnce(page, full, summary.getByText(word('Ticket.OnlyLeft_other', { count: 8 })));
      await pull({ call: 'addTicket', soldOut: { product: 'orhidelija', day: date } });
      provoke(400, '/Shop/AddTicketToCart');
      await put.click();
      await expectOnce(page, full, page.getByText(word('Calendar.DaySoldOut')));
      await expectApart(full, put);
      await page
        .getByRole('list', { name: word('Calendar.NearestDays') })
        .getByRole('link')
        .first()
        .click();
      await expect(page).not.toHaveURL(new RegExp(date));
      await expect(full).toHaveCount(0);

      await openDay(page, 'termalija', ({ ticketsAvailable }) => ticketsAvailable > 100);
      await page.getByRole('combobox', { name: word('Ticket.Adults') }).selectOption('2');
      await page.getByRole('combobox', { name: word('Ticket.Children') }).selectOption('3');
      await expectOnce(page, page.getByText(word('Ticket.NoPackage')));
    });

    test('a wrong promo code and a wrong amount of a gift card are each said once, and the toast stays on its page', async ({
      page,
      shop,
      provoke,
    }) => {
      await fillCart(page, shop.origin, 1);
      await page.goto(pages.de.cart);
      await page.locator('summary', { hasText: word('Promo.Title') }).click();
      const field = page.getByRole('textbox', { name: word('Promo.Field') });
      await field.fill('FALSCH');
      // The page's script stores it; before the script a press posts the form.
      await expect.poll(() => page.evaluate(() => JSON.stringify({ ...sessionStorage }))).toContain('FALSCH');
      provoke(400, '/shopCheckOut/checkPromoCode');
      await field.press('Enter');
      const wrong = toastOf(page, word, 'ShopCheckOut.CheckPromoCode.Invalid');
      const fact = page.getByText(word('Promo.NotApplied', { code: 'FALSCH' }));
      await expectOnce(page, wrong, fact);
      await expectApart(wrong, field);
      await expectApart(wrong, fact);
      await page.getByRole('link', { name: word('Cart.Next') }).click();
      await expect(page.getByRole('heading', { level: 1, name: word('PersonalInfo') })).toBeVisible();
      await expect(wrong).toHaveCount(0);

      await page.goto(`${giftLists.de}/wertgutschein`);
      const amount = page.getByRole('textbox', { name: word('GiftCard.Amount') });
      await amount.fill('994');
      await page.getByRole('button', { name: word('Ticket.AddToCart') }).click();
      await expectOnce(page, page.getByText(word('GiftCard.ValueInvalid', { min: 10, max: 1000, step: 10 })));
    });

    test('an expired hold and a refused payment are each said once', async ({ page, context, shop, pull, provoke }) => {
      const cart = await fillCart(page, shop.origin, 3);
      expireHolds(shop.dataDir, cart.cartId);
      await page.goto(pages.de.cart);
      await expectOnce(
        page,
        page.getByText(word('Cart.Expired')),
        page.getByText(word('Cart.FreeAll'), { exact: true }),
      );
      await context.clearCookies();
      await carryOrder(context, shop.origin);
      await page.goto(pages.de.payment, { waitUntil: 'networkidle' });
      await pull({ call: 'startPayment', refuse: 'ShopCheckOut.PaymentStart.Refused' });
      provoke(400, '/shopCheckOut/PaymentStart');
      await payButton(page, word).click();
      await expect(page).toHaveURL(pages.de.cart);
      await expectOnce(page, toastOf(page, word, 'ShopCheckOut.PaymentStart.Refused'));
    });
  });
}
