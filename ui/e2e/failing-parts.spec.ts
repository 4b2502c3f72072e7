import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testStart } from '@shop/adapters/platform/clock/testing/test-start';
import { instantText } from '@shop/core/dates/instant';
import { axeFindings } from './axe-findings.ts';
import { pages } from './shop-pages.ts';
import { startServer } from './shop-process.ts';
import { expect, test } from './shop-test.ts';
import { wordsOf } from './words.ts';

// These tests open pages of their own: failures are logged to the console, which the `page` fixture does not allow.

test('a section that throws in the browser shows a box with the reference of the log', async ({ browser, shop }) => {
  const w = wordsOf('sl');
  const page = await browser.newPage({ baseURL: shop.origin });
  await page.goto('/sl/darilni-boni/vrednostni-bon');
  const more = page.getByRole('button', { name: /^Povečaj količino/ }).first();
  await more.click();
  await page.evaluate(() => {
    Object.defineProperty(Intl.NumberFormat.prototype, 'format', {
      get: () => {
        throw new Error('secret words for ana@example.com');
      },
    });
  });
  await more.click();
  const box = page.getByRole('alert').filter({ hasText: w('SectionError') });
  await expect(box).toBeVisible();
  await expect(page.getByText('secret words')).toHaveCount(0);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  const reference = /[0-9A-F]{8}/.exec((await box.textContent()) ?? '')?.[0] ?? 'none';
  await expect.poll(() => shop.log()).toContain(`"correlationId":"${reference}"`);
  expect(shop.log()).toContain('secret words for [email]');
  // The header still works, and the next page is complete.
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.close();
});

test('a page whose next code is missing stays and offers a reload of the chosen page', async ({ browser, shop }) => {
  const w = wordsOf('sl');
  const page = await browser.newPage({ baseURL: shop.origin });
  await page.goto(pages.sl.list);
  await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404 }));
  const heading = await page.getByRole('heading', { level: 1 }).textContent();
  await page.getByRole('main').getByRole('link').first().click();
  const bar = page.locator('[aria-live]').filter({ hasText: w('Trouble.Outdated') });
  await expect(bar).toBeVisible();
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(heading);
  await page.unroute('**/assets/*.js');
  await bar.getByRole('button', { name: w('Trouble.Reload') }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(heading ?? '');
  await expect(bar).toHaveCount(0);
  await page.close();
});

test('styles that could not be fetched are fetched again with the next page', async ({ browser, shop }) => {
  const page = await browser.newPage({ baseURL: shop.origin });
  await page.goto(`${pages.sl.list}/termalija`);
  await page.route('**/assets/product-list*.css', (route) => route.abort(), { times: 1 });
  await page.getByRole('main').locator(`a[href="${pages.sl.list}"]`).first().click();
  const bar = page.locator('[aria-live]').filter({ hasText: wordsOf('sl')('Trouble.Outdated') });
  await expect(bar).toBeVisible();
  await page.goBack();
  await page.goForward();
  const cards = page.getByRole('main').getByRole('list').first();
  await expect(cards).toHaveCSS('display', 'grid');
  await expect(bar).toBeHidden();
  await page.close();
});

test('a page without a network keeps its typed text and hides broken pictures', async ({ browser, shop }) => {
  const w = wordsOf('sl');
  const context = await browser.newContext({ baseURL: shop.origin });
  const page = await context.newPage();
  await page.goto('/sl/darilni-boni/vrednostni-bon');
  const amount = page.getByRole('textbox').last();
  await page
    .getByRole('button', { name: /^Povečaj količino/ })
    .first()
    .click();
  const typed = await amount.inputValue();
  await context.setOffline(true);
  const bar = page.locator('[aria-live]').filter({ hasText: w('Trouble.Offline') });
  await expect(bar).toBeVisible();
  expect(await axeFindings(page, { within: '[aria-live]' })).toEqual([]);
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(page).toHaveURL(/vrednostni-bon$/);
  expect(await amount.inputValue()).toBe(typed);
  await page.evaluate(() => {
    const picture = new Image();
    picture.src = '/media/never-seen';
    picture.className = 'lost';
    document.querySelector('main')?.append(picture);
  });
  await expect(page.locator('img.lost')).toBeHidden();
  await context.setOffline(false);
  await expect(bar).toHaveCount(0);
  await context.close();
});

// A page that was loaded before stays available while content is unreachable; this page was not.
test('a page with unreachable content links to the support code and home', async ({ browser, shop, pull }) => {
  const w = wordsOf('de');
  const page = await browser.newPage({ baseURL: shop.origin });
  await pull({ call: 'loadPage', outOfReach: 'status' });
  expect((await page.goto('/de/noch-nie-gesehen'))?.status()).toBe(503);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(w('Fallback.Title'));
  await page.getByRole('link', { name: w('SupportCode') }).click();
  await expect(heading).toHaveText(w('SupportCode'));
  await pull();
  await page.getByRole('link', { name: w('BackToHomePage') }).click();
  await expect(page).toHaveURL('/de');
  await page.close();
});

test('other hosts are called only with consent, without keys in reports and without a record of the checkout', async ({
  browser,
}) => {
  const w = wordsOf('en');
  const dataDir = await mkdtemp(join(tmpdir(), 'shop-e2e-'));
  const shop = await startServer('ui/dist/server/server.js', [], {
    DATA_DIR: dataDir,
    SHOP_AT: instantText(testStart),
    TAG_MANAGER_ID: 'GTM-ABC1234',
    ERROR_REPORTING_DSN: 'http://abc123@localhost/7',
  });
  const context = await browser.newContext({ baseURL: shop.origin });
  const page = await context.newPage();
  const hosts: string[] = [];
  const bodies: string[] = [];
  await context.route(
    (url) => url.origin !== shop.origin,
    async (route) => {
      hosts.push(new URL(route.request().url()).hostname);
      bodies.push(route.request().postData() ?? '');
      await route.fulfill({
        status: 200,
        contentType: 'text/javascript',
        body: '',
        headers: { 'Access-Control-Allow-Origin': '*' },
      });
    },
  );
  try {
    await page.goto('/en');
    const question = page.getByRole('region', { name: w('Consent.Title') });
    expect(await axeFindings(page, { within: '#consent' })).toEqual([]);
    const [no, yes] = [w('Consent.Refuse'), w('Consent.Give')].map((name) => question.getByRole('button', { name }));
    const [left, right] = [await no?.boundingBox(), await yes?.boundingBox()];
    expect([left?.height, left?.y]).toEqual([right?.height, right?.y]);
    expect(Math.abs((left?.width ?? 0) - (right?.width ?? 0))).toBeLessThan(1);
    await no?.focus();
    await page.keyboard.press('Enter');
    await expect(question).toHaveCount(0);
    await page.reload();
    await expect(question).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    expect(hosts).toEqual([]);

    await page.getByRole('button', { name: w('Consent.Change') }).click();
    await expect(question).toBeVisible();
    await question.getByRole('button', { name: yes === undefined ? '' : w('Consent.Give') }).click();
    await expect(question).toHaveCount(0);
    await expect.poll(() => hosts).toContain('www.googletagmanager.com');
    await expect.poll(() => hosts).toContain('localhost');

    // A page of the checkout whose address contains a key.
    hosts.length = 0;
    bodies.length = 0;
    const key = '0123456789abcdef0123456789abcdef';
    await page.goto(`/en/order-completed?status=2&ref=${key}`);
    // Reporting starts some time after the page is loaded.
    await expect(async () => {
      await page.evaluate(() => void setTimeout(() => Promise.reject(new Error('nobody@example.com failed'))));
      await expect.poll(() => bodies.join('\n'), { timeout: 1_000 }).toContain('[email] failed');
    }).toPass({ timeout: 20_000 });
    expect(hosts).not.toContain('www.googletagmanager.com');
    expect(bodies.join('\n')).not.toContain(key);
    expect(bodies.join('\n')).not.toContain('replay_recording');
  } finally {
    await context.close();
    await shop.stop();
    await rm(dataDir, { recursive: true });
  }
});
