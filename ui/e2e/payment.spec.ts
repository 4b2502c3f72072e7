import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { storedAttempts } from '@shop/adapters/payment/test-bank/testing/stored-attempts';
import { pageTranslations } from '@shop/adapters/payment/test-bank/translations';
import { axeFindings } from './axe-findings.ts';
import { raisePrices } from './beside-shop.ts';
import { cartLines, named, payButton, takeOverForm } from './guest.ts';
import { carryOrder } from './prepared-order.ts';
import { pages } from './shop-pages.ts';
import { expect, test } from './shop-test.ts';
import { type Word, wordsOf } from './words.ts';

const word = wordsOf('de');

// These tests open pages of their own: failures are logged to the console, which the `page` fixture does not allow.

/** Expects a toast and closes it, so that the next one is new. */
const expectToast = async (page: Page, word: Word, key: string): Promise<void> => {
  const toasts = page.getByRole('region', { name: word('Toast.Region') });
  await expect(toasts.getByText(word(key), { exact: true })).toBeVisible();
  await toasts.getByRole('button', { name: word('Toast.Close') }).click();
};

const frozen = 'Shop.Cart.PaymentRunning';

test('failures of the checkout are toasts or lead to the cart, a double click opens one payment, and a buyer back from the bank closes it (R-ERROR-12, R-METHOD-5, R-RETURN-16)', async ({
  browser,
  shop,
  pull,
}) => {
  const context = await browser.newContext({ baseURL: shop.origin });
  const page = await context.newPage();
  const questions: string[] = [];
  page.on('dialog', (dialog) => {
    questions.push(dialog.message());
    void dialog.accept();
  });
  await carryOrder(context, shop.origin);
  const at = (place: 'cart' | 'buyer' | 'payment') => expect(page).toHaveURL(shop.origin + pages.de[place]);
  await page.goto(pages.de.cart);
  await page.getByRole('link', { name: word('Cart.Next') }).click();
  await takeOverForm(page);

  // Refused personal data: a toast, and the typed text stays.
  const phone = page.getByRole('textbox', { name: word('Customer.phoneNumber'), exact: true });
  await phone.fill('040 765 432');
  await pull({ call: 'saveCustomer', refuse: frozen });
  await page.getByRole('button', { name: word('Continue'), exact: true }).click();
  await expectToast(page, word, frozen);
  await at('buyer');
  await expect(phone).toHaveValue('040 765 432');
  await pull();

  // A failing reservation check: a loader over the whole page while it runs, then the generic text, and paying is
  // possible without the reserve tab.
  const { promise: examined, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/GetAvailablePaymentTypes/**', async (route) => {
    await examined;
    await route.fulfill({ status: 400, json: { errorCodes: ['A.Foreign.Code'] } });
  });
  await page.getByRole('button', { name: word('Continue'), exact: true }).click();
  const loader = page.getByRole('progressbar', { name: word('Loading') });
  await expect(loader).toBeVisible();
  expect(await loader.boundingBox()).toMatchObject({ x: 0, y: 0, ...page.viewportSize() });
  answer();
  await expect(loader).toHaveCount(0);
  await expectToast(page, word, 'Error');
  await at('payment');
  await expect(page.getByRole('tab')).toHaveCount(0);
  await page.unroute('**/GetAvailablePaymentTypes/**');

  // A payment without an answer: a toast, and the button works again.
  await pull({ call: 'startPayment', outOfReach: 'network' });
  await payButton(page, word).click();
  await expectToast(page, word, 'Error');
  await at('payment');

  // A price that rises before the press: the cart page opens and shows both totals.
  await pull();
  await page.goto(pages.de.payment, { waitUntil: 'networkidle' });
  const [, euros = '', rest = ''] = /(\d+),(\d{2})\s€/.exec(await payButton(page, word).innerText()) ?? [];
  const [shown, now] = [`${euros},${rest} €`, `${Number(euros) + 2},${rest} €`];
  raisePrices(shop.dataDir, 100);
  // Another window that has loaded the new total since then has no effect.
  const other = await context.newPage();
  await other.goto(pages.de.cart);
  await other.getByRole('link', { name: word('Cart.Next') }).click();
  await expect(other).toHaveURL(pages.de.buyer);
  await expect(payButton(page, word)).toContainText(shown);
  await payButton(page, word).click();
  await at('cart');
  await expect(page.getByText(word('Payment.TotalChanged', { shown, now }))).toBeVisible();
  await expect(page.getByRole('main')).toContainText(now);

  // A double click opens one payment.
  const opened = (): number => storedAttempts(join(shop.dataDir, 'payments.db')).length;
  const openedBefore = opened();
  let starts = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/shopCheckOut/PaymentStart')) starts += 1;
  });
  await page.goto(pages.de.payment);
  // Slow enough for both clicks to happen before the answer.
  await pull({ call: 'startPayment', slow: 500 });
  await payButton(page, word).dblclick();
  await expect(page.getByRole('heading', { level: 1, name: pageTranslations.de.title })).toBeVisible();
  await expect(page.locator('body')).toContainText(now);
  expect(questions).toEqual([]);
  expect([starts, opened() - openedBefore]).toEqual([1, 1]);
  raisePrices(shop.dataDir, -100);

  // After Back from the bank the page shows the open payment; the visitor closes it and changes the cart.
  const paymentPage = page.url();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: word('PaymentMethod') })).toBeVisible();
  await expect(page.getByText(word('Cart.Frozen'))).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: word('Cart.StopPayment') }).click();
  await expect(page.getByRole('heading', { level: 1, name: word('CartReview') })).toBeVisible();
  await expect(page.getByText(word('Cart.PaymentStopped'))).toBeVisible();
  const fewer = page.getByRole('button', { name: named(word, 'Ticket.Decrease') }).first();
  await fewer.click();
  await expect(cartLines(page, word).getByRole('textbox').first()).toHaveValue('1');
  await page.goto(paymentPage);
  await expect(page.getByRole('button', { name: pageTranslations.de.pay })).toHaveCount(0);
  await context.close();
});
