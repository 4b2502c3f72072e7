import type { Page } from '@playwright/test';
import { testCards } from '@shop/adapters/payment/test-bank/test-cards';
import { pageTranslations } from '@shop/adapters/payment/test-bank/translations';
import { samplePaths } from '@shop/adapters/sample/testing/sample-words';
import type { Language } from '@shop/core/languages/language';
import {
  addTwoTickets,
  chooseFirstFreeDay,
  enterPersonalData,
  moreButtons,
  payButton,
  payWith,
  takeOverForm,
} from './guest.ts';
import { pages } from './shop-pages.ts';
import { expect, type Provoke } from './shop-test.ts';
import { started } from './started-pages.ts';
import type { Word } from './words.ts';

type Visitor = {
  readonly page: Page;
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

/** Shows every screen, dialog and menu of the shop, one after the other; the caller examines each stop. */
export async function* tour(visitor: Visitor): AsyncGenerator<Stop> {
  yield* emptyHanded(visitor);
  yield* choosingGiftCards(visitor);
  yield* choosingTickets(visitor);
  yield* checkoutTour(visitor);
}

async function* emptyHanded({ page, language, word, provoke }: Visitor): AsyncGenerator<Stop> {
  const address = pages[language];
  const nowhere = `${address.list}/no-such-ticket`;
  provoke(404, nowhere);
  await page.goto(nowhere);
  yield { name: 'not-found' };
  await page.goto(address.cart);
  yield { name: 'empty-cart' };
  await page.goto(address.home);
  const buy = page.getByRole('main').getByRole('link', { name: word('Home.BuyTickets') });
  for (const first of [page.getByRole('heading', { level: 1 }), buy]) await expect(first).toBeInViewport({ ratio: 1 });
  await expect(buy).toHaveAttribute('href', address.list);
  const card = await page.getByRole('main').getByRole('article').nth(2).boundingBox();
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  if (width > 1000) expect(card?.y).toBeLessThan(height - 200);
  yield { name: 'home' };
  await openMenu(page, word, 'Header.LanguageMenu');
  yield { name: 'language-menu', over: 'header details[open]' };
  await page.keyboard.press('Escape');
  await openMenu(page, word, 'CartMenu.Title');
  yield { name: 'empty-cart-menu', over: 'header details[open]' };
  await page.goto(address.terms);
  yield { name: 'terms' };
  await page.goto(address.list);
  yield { name: 'list' };
}

async function* choosingGiftCards({ page, language, word }: Visitor): AsyncGenerator<Stop> {
  const list = samplePaths('giftVouchers')[language];
  await page.goto(list);
  yield { name: 'gift-cards' };
  await page.locator('main summary', { hasText: word('List.Sort') }).click();
  yield { name: 'gift-cards-sort', over: 'main details[open]' };
  await page.keyboard.press('Escape');
  const card = page.getByRole('article').filter({ hasText: '10' }).filter({ hasText: '1000 EUR' }).first();
  await card.getByRole('link', { name: new RegExp(`^${word('List.QuickBuy')}`) }).click();
  await expect(page.getByRole('dialog').getByRole('slider')).toBeVisible();
  yield { name: 'quick-buy', over: 'dialog[open]' };
  await page.keyboard.press('Escape');
  await card.getByRole('heading', { level: 2 }).getByRole('link').click();
  await expect(page.getByRole('slider')).toBeVisible();
  yield { name: 'gift-card-value' };
  await page.goto(list);
  await page.getByRole('article').getByRole('heading', { level: 2 }).getByRole('link').first().click();
  await page.getByRole('button', { name: word('Ticket.AddToCart') }).click();
  await expect(page.getByText(word('GiftCard.NothingChosen')).first()).toBeVisible();
  yield { name: 'gift-card-nothing-chosen' };
}

async function* choosingTickets({ page, language, word }: Visitor): AsyncGenerator<Stop> {
  await page.goto(`${pages[language].list}/termalija`);
  const calendar = await page.getByRole('grid').first().boundingBox();
  expect(calendar?.y).toBeLessThan(1.3 * (page.viewportSize()?.height ?? 0));
  yield { name: 'ticket-calendar' };
  await page.getByRole('button', { name: word('Next'), exact: true }).click();
  await expect(page.getByText(word('DateIsNotSelected')).first()).toBeVisible();
  yield { name: 'ticket-no-day' };
  // Otherwise it covers the next pages for five seconds, and is gone after a long check.
  const close = page.getByRole('button', { name: word('Toast.Close') });
  await expect(async () => {
    if (await close.isVisible()) await close.click({ timeout: 1000 });
    await expect(close).toHaveCount(0, { timeout: 1000 });
  }).toPass();
  await chooseFirstFreeDay(page, word);
  yield { name: 'ticket-prices' };
  await moreButtons(page, word).first().click();
  await page.getByRole('button', { name: word('Ticket.AddToCart') }).click();
  await expect(page.getByRole('dialog', { name: word('Added.Title') })).toBeVisible();
  yield { name: 'added-dialog', over: 'dialog[open]' };
  await page.keyboard.press('Escape');
  await addTwoTickets(page, word);
}

/** From the filled cart to the order, with its possible errors. */
async function* checkoutTour(visitor: Visitor): AsyncGenerator<Stop> {
  yield* cart(visitor);
  yield* personalData(visitor);
  yield* payment(visitor);
  yield* orders(visitor);
}

async function* cart({ page, language, word, provoke }: Visitor): AsyncGenerator<Stop> {
  yield { name: 'cart' };
  await page
    .locator('summary', { hasText: word('Cart.PriceDetails') })
    .first()
    .click();
  yield { name: 'cart-price-details' };
  await openMenu(page, word, 'CartMenu.Title');
  yield { name: 'cart-menu', over: 'header details[open]' };
  provoke(400, '/shopCheckOut/PaymentStart');
  await page.goto(pages[language].payment);
  await payButton(page, word).click();
  await expect(page.getByText(word('ShopCheckOut.PaymentStart.CustomerMissing'))).toBeVisible();
  yield { name: 'error-toast', over: '[aria-live]' };
}

async function* personalData({ page, language, word }: Visitor): AsyncGenerator<Stop> {
  await page.goto(pages[language].buyer);
  await expect(page.getByRole('heading', { level: 1, name: word('PersonalInfo') })).toBeVisible();
  yield { name: 'personal-data' };
  await takeOverForm(page);
  await page.getByRole('button', { name: word('Continue'), exact: true }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  yield { name: 'personal-data-errors' };
  await enterPersonalData(page, word);
}

async function* payment({ page, language, word }: Visitor): AsyncGenerator<Stop> {
  await started(page);
  yield { name: 'payment' };
  await page.getByRole('tab', { name: word('Payment.TabReserve') }).click();
  yield { name: 'payment-reserve' };
  await page.getByRole('tab', { name: word('Payment.TabCard') }).click();
  const { promise: looked, resolve: goOn } = Promise.withResolvers<void>();
  await page.route('**/shopCheckOut/PaymentStart', async (route) => {
    await looked;
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
  await payWith(page, language, testCards.paid);
}

async function* orders({ page, language, word }: Visitor): AsyncGenerator<Stop> {
  // The texts appear before the styles.
  await page.waitForURL(new RegExp(pages[language].thanks));
  await expect(page.getByText(word('Order.Number'), { exact: true })).toBeVisible();
  yield { name: 'order-completed' };
  await page.getByRole('link', { name: word('SupportCode') }).click();
  await expect(page.getByLabel(word('SupportCode.Copy'))).toHaveValue(/^SHOP1\./);
  await expect(page.getByRole('link', { name: word('SupportCode.Download') })).toBeVisible();
  await page.waitForLoadState();
  yield { name: 'support-code' };
  await page.goBack();
  await page.getByRole('link', { name: word('Papers.Open') }).click();
  await expect(page.getByRole('heading', { level: 2, name: word('Papers.Tickets') })).toBeVisible();
  await page.waitForLoadState();
  yield { name: 'order-papers' };
  for (const [name, status] of [
    ['order-canceled', 2],
    ['order-failed', 3],
  ] as const) {
    await page.goto(`${pages[language].thanks}?status=${status}`);
    await expect(page.getByRole('link', { name: word('Order.RetryPayment') })).toBeVisible();
    yield { name };
  }
  await page.goto(`${pages[language].thanks}?status=4`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  yield { name: 'order-neutral' };
  await page.goto(`${samplePaths('cancelOrder')[language]}?id=${'0'.repeat(32)}`);
  await expect(page.getByRole('button', { name: word('Cancel.Confirm') })).toBeVisible();
  yield { name: 'order-cancellation' };
}
