import { createHash } from 'node:crypto';
import { samplePaths, sampleTitles } from '@shop/adapters/sample/testing/sample-words';
import { axeFindings } from './axe-findings.ts';
import { cartLines } from './guest.ts';
import { carryOrder } from './prepared-order.ts';
import { pages } from './shop-pages.ts';
import { expect, test } from './shop-test.ts';
import { started } from './started-pages.ts';
import { wordsOf } from './words.ts';

const title = sampleTitles('sl');
const path = samplePaths('cancelOrder').sl;

// What an address may claim of any order, in every state, without script: contract-tests/src/walk/walk.prop.test.ts.
test('a paid order is shown as paid under every status of its address and empties the cart in every window; only its buyer cancels it (R-CANCEL-1, R-CANCEL-2, R-RETURN-13 to R-RETURN-15, R-RETURN-17, R-STATE-12)', async ({
  page,
  browser,
  context,
  request,
  shop,
}) => {
  const [word, de] = [wordsOf('sl'), wordsOf('de')];
  const heading = page.getByRole('heading', { level: 1 });
  const retry = page.getByRole('link', { name: word('Order.RetryPayment') });
  await page.goto(`${pages.sl.thanks}?status=4&ref=${'0'.repeat(32)}`);
  await expect(heading).toHaveText(title('neutral'));
  await expect(retry).toHaveCount(0);
  for (const key of ['Order.Number', 'Order.Total', 'Order.Paid', 'Order.Items'])
    await expect(page.getByText(word(key), { exact: true })).toHaveCount(0);

  const order = await carryOrder(context, shop.origin);
  // A window that receives no messages of the others.
  const apart = await browser.newContext({ baseURL: shop.origin });
  await apart.addCookies((await context.cookies()).filter(({ name }) => name === 'shopCart'));
  const former = await apart.newPage();
  await former.goto(pages.de.cart);
  await started(former);
  await expect(cartLines(former, de).first()).toBeVisible();
  const ref = await order.pay();
  for (const status of ['3', 'junk', '2']) {
    await page.goto(`${pages.sl.thanks}?ref=${ref}&status=${status}`);
    await expect(heading).toHaveText(title('ticketCompleted'));
    await expect(page).toHaveTitle(new RegExp(`^${title('ticketCompleted')}`));
    await expect(page.getByText(word('Order.Number'), { exact: true })).toBeVisible();
    await expect(retry).toHaveCount(0);
  }
  await page.locator('header summary').first().click();
  await page.getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL(new RegExp(`${pages.de.thanks}\\?ref=${ref}&status=2$`));
  await expect(heading).toHaveText(sampleTitles('de')('ticketCompleted'));
  await page.goto(pages.sl.cart);
  await expect(page.getByRole('main').getByText(word('CartIsEmpty'))).toBeVisible();
  await former.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(former.getByRole('heading', { name: de('CartIsEmpty') })).toBeVisible();
  await apart.close();

  const paid = `${pages.sl.thanks}?status=4&ref=${ref}`;
  const link = { name: word('Cancel.Confirm') };
  const stranger = await browser.newContext({ baseURL: shop.origin });
  const other = await stranger.newPage();
  await other.goto(paid);
  await expect(other.getByRole('heading', { level: 1, name: title('ticketCompleted') })).toBeVisible();
  await expect(other.getByRole('link', link)).toHaveCount(0);
  await expect(other.getByRole('img', { name: /QR/ })).toHaveCount(0);
  await stranger.close();

  const requests: { readonly to: string; readonly by: string }[] = [];
  page.on('request', (sent) => requests.push({ to: sent.url(), by: sent.headers().referer ?? '' }));
  await page.goto(paid);
  await expect(page.getByRole('img', { name: /QR/ })).toHaveCount(1);
  await page.getByRole('link', link).click();
  await expect(heading).toHaveText(title('question'));
  const facts = page.getByRole('main').getByRole('definition');
  await expect(facts).toHaveText([/^\d{4}-\d{6}$/, /\d{4}$/, '2', /^\d+,\d\d/]);
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('link', { name: word('Cancel.BackToOrder') }).click();
  await expect(page.getByText(word('Papers.Buyer'))).toBeVisible();
  await page.getByRole('link', link).click();
  await expect(heading).toHaveText(title('question'));
  const asked = page.url();
  const id = new URL(page.url()).searchParams.get('id') ?? '';
  expect(id).toMatch(/^[0-9a-f]{32}$/);

  // Loading the page cancels nothing, however often and in any browser.
  for (const address of [`${path}?id=${id}`, `/shopCheckOut/CancelTransaction/${id}`]) {
    await request.get(address);
    await request.get(address, { headers: { Purpose: 'prefetch' } });
    await request.head(address);
  }
  const foreign = await request.post(path, { form: { id }, headers: { Origin: 'https://evil.example' } });
  expect(foreign.status()).toBe(403);
  await page.goto(paid);
  await expect(heading).toHaveText(title('ticketCompleted'));

  await page.getByRole('link', link).click();
  await page.getByRole('button', link).click();
  await expect(heading).toHaveText(title('success'));
  await expect(page).toHaveURL(asked);
  await page.reload();
  await expect(heading).toHaveText(title('success'));
  await expect(page.getByRole('button', link)).toHaveCount(0);
  await page.goto(`${path}?outcome=canceled&result=success&status=4`);
  await expect(page.getByText(word('CancelTransactionIncorrectUrl'))).toBeVisible();
  await expect(page.getByRole('button', link)).toHaveCount(0);
  const elsewhere = requests.filter(({ to }) => !to.startsWith(shop.origin));
  expect(elsewhere.filter(({ to, by }) => `${to} ${by}`.includes(id))).toEqual([]);
  expect((await request.get(`${path}?id=${id}`)).headers()['referrer-policy']).toBe('same-origin');
  await page.goto(paid);
  await expect(heading).toHaveText(title('orderCanceled'));
  await expect(page.getByRole('link', { name: word('Mail.OpenOrder') })).toBeVisible();
  await expect(page.getByRole('link', link)).toHaveCount(0);

  // An id that no order has.
  const unknown = '0'.repeat(32);
  const value = `notKnown.${createHash('sha256').update(unknown).digest('base64url')}`;
  await context.addCookies([{ name: 'cancellation', value, url: shop.origin }]);
  await page.goto(`${path}?id=${unknown}`);
  await expect(heading).toHaveText(word('Cancel.NotKnown'));
  await expect(page.getByText(word('Cancel.NotKnown.Text'))).toBeVisible();
  await expect(page.getByRole('button', link)).toBeVisible();
});
