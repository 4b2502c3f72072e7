import { testCards } from '@shop/adapters/payment-standin/test-cards';
import { pageTranslations } from '@shop/adapters/payment-standin/translations';
import { samplePaths } from '@shop/adapters/sample/testing/sample-words';
import { enterPersonalData, payButton, takeOverForm } from './guest.ts';
import { payWith } from './payment-page.ts';
import { pages } from './shop-pages.ts';
import { expect } from './shop-test.ts';
import { started } from './started-pages.ts';
import { openMenu, type Stop, type Visitor } from './tour-visitor.ts';

/** From the filled cart to the order, with what can go wrong on the way. */
export async function* checkoutTour(visitor: Visitor): AsyncGenerator<Stop> {
  yield* cart(visitor);
  yield* personalData(visitor);
  yield* payment(visitor);
  yield* orders(visitor);
}

async function* cart({ page, language, word, provoke }: Visitor): AsyncGenerator<Stop> {
  yield { name: 'cart' };
  await page
    .locator('summary')
    .filter({ hasText: word('Cart.PriceDetails') })
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
  // Its words may be there before its looks.
  await page.waitForLoadState();
  yield { name: 'payment-page' };
  await payWith(page, language, testCards.paid);
}

async function* orders({ page, language, word }: Visitor): AsyncGenerator<Stop> {
  // Words are there before their looks are.
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
