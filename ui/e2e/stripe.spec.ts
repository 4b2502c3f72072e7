import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { payerButtons } from '@shop/adapters/payment/stripe/testing/hosted-page';
import { openStripeStandIn } from '@shop/adapters/payment/stripe/testing/stripe-stand-in';
import { fixedClock } from '@shop/adapters/platform/clock/clocks';
import { testStart } from '@shop/adapters/platform/clock/testing/test-start';
import { sampleTitles } from '@shop/adapters/sample/testing/sample-words';
import { instantText } from '@shop/core/dates/instant';
import { axeFindings } from './axe-findings.ts';
import { payButton } from './guest.ts';
import { carryOrder } from './prepared-order.ts';
import { pages } from './shop-pages.ts';
import { startServer } from './shop-process.ts';
import { expect, test } from './shop-test.ts';
import { wordsOf } from './words.ts';

const word = wordsOf('sl');
const title = sampleTitles('sl');

/** Starts a shop that is paid at a stand-in for Stripe in test mode. */
const openStripeShop = async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'shop-stripe-'));
  const stripe = await openStripeStandIn({
    clock: fixedClock(testStart),
    secretKey: 'sk_test_ofThisTestAlone123',
    webhookSecret: 'whsec_ofThisTestAlone123',
  });
  const shop = await startServer('ui/dist/server/server.js', [], {
    DATA_DIR: dataDir,
    SHOP_AT: instantText(testStart),
    PAYMENTS: 'stripe',
    STRIPE_URL: stripe.url,
    STRIPE_SECRET_KEY: stripe.secretKey,
    STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
  });
  await stripe.events.deliverTo(`${shop.origin}/payments/stripe`);
  const close = async (): Promise<void> => {
    await shop.stop();
    await stripe.close();
    await rm(dataDir, { recursive: true });
  };
  return { shop, stripe, close };
};

const toStripe = async (page: Page): Promise<void> => {
  await page.goto(pages.sl.payment);
  await payButton(page, word).click();
  await expect(page.getByRole('button', { name: payerButtons.paid, exact: true })).toBeVisible();
};

test('a buyer whose card Stripe declines goes back, pays with another card, and sees a test order in their language', async ({
  browser,
}) => {
  const { shop, stripe, close } = await openStripeShop();
  const context = await browser.newContext({ baseURL: shop.origin });
  const page = await context.newPage();
  await carryOrder(context, shop.origin);

  await toStripe(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'sl');
  await page.getByRole('button', { name: payerButtons.declined, exact: true }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByRole('link', { name: 'Back' }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(title('failed'));
  expect(new URL(page.url()).pathname).toBe(pages.sl.thanks);
  await expect(page.getByText(word('TestMode'))).toBeVisible();
  expect(stripe.checkouts()[0]?.status).toBe('expired');

  await toStripe(page);
  await page.getByRole('button', { name: payerButtons.paid, exact: true }).click();
  await expect(heading).toHaveText(title('ticketCompleted'));
  await expect(page.getByText(word('Papers.Test'))).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  await context.close();
  await close();
});
