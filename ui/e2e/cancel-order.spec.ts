import { createHash } from 'node:crypto';
import { samplePaths, sampleTitles } from '@shop/adapters/sample/testing/sample-words';
import { axeFindings } from './axe-findings.ts';
import { prepareOrder } from './prepared-order.ts';
import { pages } from './shop-pages.ts';
import { expect, test } from './shop-test.ts';

const title = sampleTitles('sl');
const path = samplePaths('cancelOrder').sl;

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('the buyer cancels from the order page with one press, and other visitors cannot (R-CANCEL-2, R-STATE-12)', async ({
      page,
      browser,
      context,
      request,
      shop,
      words,
    }) => {
      const word = await words('sl');
      const prepared = await prepareOrder(shop.origin);
      await context.addCookies(prepared.cookies.map((cookie) => ({ ...cookie, url: shop.origin })));
      const ref = await prepared.pay();
      const order = `${pages.sl.thanks}?status=4&ref=${ref}`;
      const link = { name: word('Cancel.Confirm') };

      const stranger = await browser.newContext({ baseURL: shop.origin, javaScriptEnabled });
      const other = await stranger.newPage();
      await other.goto(order);
      await expect(other.getByRole('heading', { level: 1, name: title('ticketCompleted') })).toBeVisible();
      await expect(other.getByRole('link', link)).toHaveCount(0);
      await stranger.close();

      const told: { readonly to: string; readonly by: string }[] = [];
      page.on('request', (asked) => told.push({ to: asked.url(), by: asked.headers().referer ?? '' }));
      await page.goto(order);
      await page.getByRole('link', link).click();
      await expect(page.getByRole('heading', { level: 1, name: title('question') })).toBeVisible();
      const id = new URL(page.url()).searchParams.get('id') ?? '';
      expect(id).toMatch(/^[0-9a-f]{32}$/);
      if (javaScriptEnabled) {
        expect(await axeFindings(page)).toEqual([]);
      }

      // Looking cancels nothing, however often and by whom.
      for (const address of [`${path}?id=${id}`, `/shopCheckOut/CancelTransaction/${id}`]) {
        await request.get(address);
        await request.get(address, { headers: { Purpose: 'prefetch' } });
        await request.head(address);
      }
      const foreign = await request.post(path, { form: { id }, headers: { Origin: 'https://evil.example' } });
      expect(foreign.status()).toBe(403);
      await page.goto(order);
      await expect(page.getByRole('heading', { level: 1, name: title('ticketCompleted') })).toBeVisible();

      await page.getByRole('link', link).click();
      await page.getByRole('button', link).click();
      await expect(page.getByRole('heading', { level: 1, name: title('success') })).toBeVisible();
      await expect(page).toHaveURL(`${path}?id=${id}`);
      await page.reload();
      await expect(page.getByRole('heading', { level: 1, name: title('success') })).toBeVisible();
      await expect(page.getByRole('button', link)).toHaveCount(0);
      await page.goto(path);
      await expect(page.getByText(word('CancelTransactionIncorrectUrl'))).toBeVisible();
      await expect(page.getByRole('heading', { level: 1, name: title('success') })).toHaveCount(0);
      const elsewhere = told.filter(({ to }) => !to.startsWith(shop.origin));
      expect(elsewhere.filter(({ to, by }) => `${to} ${by}`.includes(id))).toEqual([]);
      const form = await request.get(`${path}?id=${id}`);
      expect(form.headers()['referrer-policy']).toBe('same-origin');
      await page.goto(order);
      await expect(page.getByRole('heading', { level: 1, name: title('orderCanceled') })).toBeVisible();
      await expect(page.getByRole('link', link)).toHaveCount(0);
    });

    test('a cancellation that nobody has confirmed is said not to be known yet, after a reload as well', async ({
      page,
      shop,
      words,
    }) => {
      const word = await words('sl');
      const id = '0'.repeat(32);
      const value = `notKnown.${createHash('sha256').update(id).digest('base64url')}`;
      await page.context().addCookies([{ name: 'cancellation', value, url: shop.origin }]);
      await page.goto(`${path}?id=${id}`);
      await expect(page.getByRole('heading', { level: 1, name: word('Cancel.NotKnown') })).toBeVisible();
      await expect(page.getByText(word('Cancel.NotKnown.Text'))).toBeVisible();
      if (javaScriptEnabled) {
        expect(await axeFindings(page)).toEqual([]);
      }
      await page.reload();
      await expect(page.getByText(word('Cancel.NotKnown.Text'))).toBeVisible();
      await expect(page.getByRole('button', { name: word('Cancel.Confirm') })).toBeVisible();
    });

    test('an address claims nothing: without an id, with an unknown one, with a made-up outcome (R-CANCEL-1)', async ({
      page,
      words,
    }) => {
      const word = await words('sl');
      await page.goto(`${path}?outcome=canceled&result=success&status=4`);
      await expect(page.getByText(word('CancelTransactionIncorrectUrl'))).toBeVisible();
      await expect(page.getByRole('button', { name: word('Cancel.Confirm') })).toHaveCount(0);
      await page.goto(`${samplePaths('cancelOrder').de}?id=${'0'.repeat(32)}`);
      await page.getByRole('button', { name: (await words('de'))('Cancel.Confirm') }).click();
      await expect(page.getByRole('heading', { level: 1, name: sampleTitles('de')('failure') })).toBeVisible();
      await page.goto(samplePaths('cancelOrder').de);
      await expect(page.getByRole('heading', { level: 1, name: sampleTitles('de')('failure') })).toHaveCount(0);
    });
  });
}
