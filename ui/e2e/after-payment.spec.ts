import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sampleTitles } from '@shop/adapters/sample/testing/sample-words';
import { prepareOrder } from './prepared-order.ts';
import { pages } from './shop-pages.ts';
import { expect, test } from './shop-test.ts';

const title = sampleTitles('sl');
const unknown = '0'.repeat(32);

/** What only an order that is bought may show. */
const claims = ['Order.Number', 'Order.Total', 'Order.Paid', 'Order.Items'] as const;

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('an address alone claims nothing (R-RETURN-15)', async ({ page, words }) => {
      const word = await words('sl');
      for (const query of ['status=4', `status=4&ref=${unknown}`, `status=1&ref=${unknown}`]) {
        await page.goto(`${pages.sl.thanks}?${query}`);
        await expect(page.getByRole('heading', { level: 1, name: title('neutral') })).toBeVisible();
        await expect(page).toHaveTitle(new RegExp(`^${title('neutral')}`));
        await expect(page.getByRole('link', { name: word('Order.RetryPayment') })).toHaveCount(0);
        await expect(page.getByRole('main').locator(`a[href="${pages.sl.payment}"]`)).toHaveCount(0);
        for (const key of claims) await expect(page.getByText(word(key), { exact: true })).toHaveCount(0);
      }
    });

    test('an address without an order shows nothing and warns of nothing, unless a payment of this browser runs', async ({
      page,
      context,
      shop,
      words,
    }) => {
      const word = await words('de');
      const retry = page.getByRole('link', { name: word('Order.RetryPayment') });
      for (const query of ['', '?status=0', '?status=1&ref=']) {
        await page.goto(pages.de.thanks + query);
        await expect(page.getByRole('heading', { level: 1, name: sampleTitles('de')('noOrder') })).toBeVisible();
        await expect(page.getByRole('main')).toContainText('E-Mail');
        await expect(page.getByRole('main')).not.toContainText('doppelt');
        await expect(retry).toHaveCount(0);
      }
      const prepared = await prepareOrder(shop.origin);
      await prepared.begin();
      await context.addCookies(prepared.cookies.map((cookie) => ({ ...cookie, url: shop.origin })));
      await page.goto(pages.de.thanks);
      await expect(page.getByRole('heading', { level: 1, name: sampleTitles('de')('pending') })).toBeVisible();
      await expect(retry).toHaveCount(1);
    });

    test('an order that is not paid is not said to be', async ({ page, shop, words }) => {
      const word = await words('sl');
      await (await prepareOrder(shop.origin)).begin();
      const ledger = await readFile(join(shop.dataDir, 'payments.jsonl'), 'utf8');
      const ref = [...ledger.matchAll(/"orderRef":"([0-9a-f]{32})"/g)].at(-1)?.[1];
      await page.goto(`${pages.sl.thanks}?status=4&ref=${ref}`);
      await expect(page.getByRole('heading', { level: 1, name: title('neutral') })).toBeVisible();
      for (const key of claims) await expect(page.getByText(word(key), { exact: true })).toHaveCount(0);
    });

    test('a paid order is paid under every status, in every language, and its cart is empty (R-RETURN-13, R-RETURN-14)', async ({
      page,
      context,
      shop,
      words,
      baseURL,
    }) => {
      const word = await words('sl');
      const prepared = await prepareOrder(shop.origin);
      await context.addCookies(prepared.cookies.map((cookie) => ({ ...cookie, url: baseURL ?? '' })));
      const ref = await prepared.pay();
      for (const status of ['2', '3', '1', '0', 'junk', '4']) {
        await page.goto(`${pages.sl.thanks}?ref=${ref}&status=${status}`);
        await expect(page.getByRole('heading', { level: 1, name: title('ticketCompleted') })).toBeVisible();
        await expect(page).toHaveTitle(new RegExp(`^${title('ticketCompleted')}`));
        await expect(page.getByText(word('Order.Number'), { exact: true })).toBeVisible();
        await expect(page.getByRole('link', { name: word('Order.RetryPayment') })).toHaveCount(0);
      }
      await page.goto(`${pages.sl.thanks}?ref=${ref}&status=2`);
      await page.locator('header summary').first().click();
      await page.getByRole('link', { name: 'Deutsch' }).click();
      await expect(page).toHaveURL(new RegExp(`${pages.de.thanks}\\?ref=${ref}&status=2$`));
      await expect(page.getByRole('heading', { level: 1, name: sampleTitles('de')('ticketCompleted') })).toBeVisible();
      await page.goto(pages.sl.cart);
      await expect(page.getByRole('main').getByText(word('CartIsEmpty'))).toBeVisible();
    });
  });
}
