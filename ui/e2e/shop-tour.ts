import type { BrowserContext, Page } from '@playwright/test';
import { pageTranslations } from '@shop/adapters/payment/test-bank/translations';
import { samplePaths } from '@shop/adapters/sample/testing/sample-words';
import type { Language } from '@shop/core/languages/language';
import { plainDays } from './days.ts';
import { moreButtons, named, payButton, takeOverForm } from './guest.ts';
import { carryOrder } from './prepared-order.ts';
import { pages } from './shop-pages.ts';
import { expect, type Provoke } from './shop-test.ts';
import { started } from './started-pages.ts';
import type { Word } from './words.ts';

type Visitor = {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly origin: string;
  readonly language: Language;
  readonly word: Word;
  readonly provoke: Provoke;
};

/** A screen to examine: a whole page, or what covers it, as a selector in `over`. */
export type Stop = { readonly name: string; readonly over?: string };

/** Opens a menu of the header, independent of the element that opens it. */
export const openMenu = async (page: Page, word: Word, key: string): Promise<void> =>
  page
    .getByRole('navigation', { name: word('Header.Navigation') })
    .locator('summary, button')
    .filter({ hasText: word(key) })
    .click();

const pressAdd = (page: Page, word: Word): Promise<void> =>
  page.getByRole('button', { name: word('Ticket.AddToCart') }).click();

/** Returns the address of step 2 on a day with many places. */
const ticketsOfDay = async (page: Page, language: Language): Promise<string> => {
  const day = (await plainDays(page, 'termalija')).find(({ ticketsAvailable }) => ticketsAvailable > 100);
  return `${pages[language].list}/termalija?date=${day?.date}`;
};

/** Shows a page of every kind by its address, with carts and orders made by the shop's own calls. */
export async function* everyPage(visitor: Visitor): AsyncGenerator<Stop> {
  yield* publicPages(visitor);
  yield* checkoutPages(visitor);
  yield* orderPages(visitor);
}

/** Expects the heading of the home page and its booking bar on the first screen. */
const expectWayToTickets = async (page: Page, word: Word): Promise<void> => {
  const bar = page.getByRole('form', { name: word('Booking.Title') });
  for (const first of [page.getByRole('heading', { level: 1 }), bar]) await expect(first).toBeInViewport({ ratio: 1 });
};

/** Shows the pages that have another layout on a wide screen. */
export async function* widePages(visitor: Visitor): AsyncGenerator<Stop> {
  const { page, language, word } = visitor;
  const address = pages[language];
  await page.goto(address.home);
  await expectWayToTickets(page, word);
  const card = await page.getByRole('main').getByRole('article').nth(2).boundingBox();
  expect(card?.y).toBeLessThan((page.viewportSize()?.height ?? 0) - 200);
  yield { name: 'home' };
  for (const [name, to] of [
    ['list', address.list],
    ['ticket-calendar', `${address.list}/termalija`],
    ['ticket-prices', await ticketsOfDay(page, language)],
  ] as const) {
    await page.goto(to);
    yield { name };
  }
  yield* checkoutPages(visitor);
}

async function* publicPages({ page, language, word, provoke }: Visitor): AsyncGenerator<Stop> {
  const address = pages[language];
  const giftCards = samplePaths('giftVouchers')[language];
  const nowhere = `${address.list}/no-such-ticket`;
  provoke(404, nowhere);
  await page.goto(nowhere);
  yield { name: 'not-found' };
  await page.goto(address.home);
  await expectWayToTickets(page, word);
  yield { name: 'home' };
  for (const name of ['terms', 'imprint', 'accessibility']) {
    await page.goto(samplePaths(name)[language]);
    yield { name };
  }
  await page.goto(address.list);
  yield { name: 'list' };
  await page.goto(giftCards);
  yield { name: 'gift-cards' };
  const valueCard = page.getByRole('article').filter({ hasText: '10' }).filter({ hasText: '1000 EUR' }).first();
  await valueCard.getByRole('heading', { level: 2 }).getByRole('link').click();
  await expect(page.getByRole('slider')).toBeVisible();
  yield { name: 'gift-card-value' };
  await page.goto(`${address.list}/termalija`);
  const calendar = await page.getByRole('grid').first().boundingBox();
  expect(calendar?.y).toBeLessThan(1.3 * (page.viewportSize()?.height ?? 0));
  yield { name: 'ticket-calendar' };
  await page.goto(await ticketsOfDay(page, language));
  yield { name: 'ticket-prices' };
}

async function* checkoutPages({ page, context, origin, language, word }: Visitor): AsyncGenerator<Stop> {
  const address = pages[language];
  await carryOrder(context, origin);
  for (const [name, to, title] of [
    ['cart', address.cart, 'CartReview'],
    ['personal-data', address.buyer, 'PersonalInfo'],
    ['payment', address.payment, 'PaymentMethod'],
  ] as const) {
    await page.goto(to);
    await expect(page.getByRole('heading', { level: 1, name: word(title) })).toBeVisible();
    yield { name };
  }
}

async function* orderPages({ page, context, origin, language, word }: Visitor): AsyncGenerator<Stop> {
  const order = await carryOrder(context, origin);
  await page.goto(`${pages[language].thanks}?status=4&ref=${await order.pay()}`);
  await expect(page.getByText(word('Order.Number'), { exact: true })).toBeVisible();
  yield { name: 'order-completed' };
  await page.getByRole('link', { name: word('SupportCode') }).click();
  await expect(page.getByRole('heading', { level: 1, name: word('SupportCode') })).toBeVisible();
  // The texts appear before the styles.
  await page.waitForLoadState();
  yield { name: 'support-code' };
  await page.goBack();
  await page.getByRole('link', { name: word('Papers.Open') }).click();
  await expect(page.getByRole('heading', { level: 2, name: word('Papers.Tickets') })).toBeVisible();
  await page.waitForLoadState();
  yield { name: 'order-papers' };
  await page.goto(`${pages[language].thanks}?status=2`);
  await expect(page.getByRole('link', { name: word('Order.RetryPayment') })).toBeVisible();
  yield { name: 'order-canceled' };
  await page.goto(`${samplePaths('cancelOrder')[language]}?id=${'0'.repeat(32)}`);
  await expect(page.getByRole('button', { name: word('Cancel.Confirm') })).toBeVisible();
  yield { name: 'order-cancellation' };
}

/** Shows the dialogs, menus and errors with the longest texts, of a visitor without a cart. */
export async function* everyDialog({ page, language, word }: Visitor): AsyncGenerator<Stop> {
  await page.goto(samplePaths('giftVouchers')[language]);
  const card = page.getByRole('article').filter({ hasText: '10' }).filter({ hasText: '1000 EUR' }).first();
  await card.getByRole('link', { name: new RegExp(`^${word('List.QuickBuy')}`) }).click();
  await expect(page.getByRole('dialog').getByRole('slider')).toBeVisible();
  yield { name: 'quick-buy', over: 'dialog[open]' };
  await page.goto(await ticketsOfDay(page, language));
  await moreButtons(page, word).first().click();
  await pressAdd(page, word);
  const dialog = page.getByRole('dialog', { name: word('Added.Title') });
  await expect(dialog).toBeVisible();
  yield { name: 'added-dialog', over: 'dialog[open]' };
  await dialog.getByRole('link', { name: word('Added.ToCheckout') }).click();
  // With the ticket it costs less, so that its price has details.
  const reduced = page.getByRole('region', { name: word('Upsell.Title') }).locator('li', { has: page.locator('s') });
  await reduced
    .first()
    .getByRole('button', { name: named(word, 'Upsell.AddOf') })
    .click();
  await page
    .locator('summary', { hasText: word('Cart.PriceDetails') })
    .first()
    .click();
  yield { name: 'cart-price-details' };
  await openMenu(page, word, 'CartMenu.Title');
  yield { name: 'cart-menu', over: 'header details[open]' };
  await page.goto(pages[language].buyer);
  await takeOverForm(page);
  await page.getByRole('button', { name: word('Continue'), exact: true }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  yield { name: 'personal-data-errors' };
}

/** Shows the other menus, errors and states, of a visitor whose cart has no personal data. */
export async function* everyState(visitor: Visitor): AsyncGenerator<Stop> {
  yield* choiceStates(visitor);
  yield* paymentStates(visitor);
}

async function* choiceStates({ page, language, word }: Visitor): AsyncGenerator<Stop> {
  const giftCards = samplePaths('giftVouchers')[language];
  await page.goto(pages[language].home);
  await openMenu(page, word, 'Header.LanguageMenu');
  yield { name: 'language-menu', over: 'header details[open]' };
  await page.goto(giftCards);
  await page.locator('main summary', { hasText: word('List.Sort') }).click();
  yield { name: 'gift-cards-sort', over: 'main details[open]' };
  await page.goto(`${pages[language].list}/termalija`);
  await page.getByRole('button', { name: word('Next'), exact: true }).click();
  await expect(page.getByText(word('DateIsNotSelected')).first()).toBeVisible();
  yield { name: 'ticket-no-day' };
}

async function* paymentStates({ page, context, origin, language, word, provoke }: Visitor): AsyncGenerator<Stop> {
  const address = pages[language];
  provoke(400, '/shopCheckOut/PaymentStart');
  await page.goto(address.payment);
  await payButton(page, word).click();
  await expect(page.getByText(word('ShopCheckOut.PaymentStart.CustomerMissing'))).toBeVisible();
  yield { name: 'error-toast', over: '[aria-live]' };
  await carryOrder(context, origin);
  await page.goto(address.payment);
  await page.getByRole('tab', { name: word('Payment.TabReserve') }).click();
  yield { name: 'payment-reserve' };
  await page.getByRole('tab', { name: word('Payment.TabCard') }).click();
  const { promise: examined, resolve: goOn } = Promise.withResolvers<void>();
  await page.route('**/shopCheckOut/PaymentStart', async (route) => {
    await examined;
    await route.continue();
  });
  await payButton(page, word).click();
  await expect(page.getByText(word('Payment.Redirecting'))).toBeVisible();
  yield { name: 'payment-waiting', over: 'dialog[open]' };
  goOn();
  await expect(page.getByRole('heading', { level: 1, name: pageTranslations[language].title })).toBeVisible();
  // Its texts may appear before its styles.
  await page.waitForLoadState();
  yield { name: 'payment-page' };
  for (const name of ['shopCart', 'checkout']) await context.clearCookies({ name });
  await page.goto(address.cart);
  await started(page);
  yield { name: 'empty-cart' };
  await page.goto(`${address.thanks}?status=4`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  yield { name: 'order-neutral' };
}
