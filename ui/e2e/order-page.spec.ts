import type { Page } from '@playwright/test';
import { aLetter, written } from '@shop/adapters/papers/mail/testing/a-letter';
import { freshKey } from '@shop/adapters/seller/testing/shopper';
import { callsAt } from '@shop/adapters/wire/client/testing/calls-at';
import { cartId } from '@shop/core/ids';
import { shopPath } from '@shop/core/paths/shop-paths';
import { value } from '@shop/core/testing/answers';
import { aSale } from '@shop/core/testing/order-papers';
import { axeFindings } from './axe-findings.ts';
import { unfittingWords } from './fitting.ts';
import { carryOrder } from './prepared-order.ts';
import { pages } from './shop-pages.ts';
import { expect, test } from './shop-test.ts';
import { wordsOf } from './words.ts';

test('the tickets of an order are swiped on a phone, also by keys without script, and stand in a grid on a wide screen; it links to calendar, registration and PDF (R-EXPECT-18, R-EXPECT-19)', async ({
  page,
  browser,
  context,
  shop,
}) => {
  const word = wordsOf('sl');
  const order = await carryOrder(context, shop.origin);
  const calls = callsAt(shop.origin);
  const card = await value(calls.showProduct('sl', 'bon-50-eur'));
  const [list] = 'priceLists' in card ? card.priceLists : [];
  const lines = list === undefined ? [] : [{ priceListId: list.priceListId, quantity: 1 }];
  const [cart] = order.cookies;
  await value(
    calls.addGiftCard(
      { productId: card.id, language: 'sl', items: lines, cartId: cartId(cart?.value ?? '') },
      freshKey(),
    ),
  );
  const thanks = `${pages.sl.thanks}?status=4&ref=${await order.pay()}`;
  await page.goto(thanks);
  const keep = page.getByRole('link', { name: word('Order.SaveDetails') });
  const register = new URL((await keep.getAttribute('href')) ?? '', shop.origin);
  expect([register.pathname, register.searchParams.get('postRegisterUrl')]).toEqual([
    ...[shopPath('register', 'sl'), `${shop.origin}${thanks}`],
  ]);
  await expect(page.getByRole('link', { name: word('Order.AddToCalendar', { date: 'Termalija' }) })).toBeVisible();
  const help = page.getByRole('region', { name: word('Order.Help') });
  await expect(help.getByRole('link', { name: word('SupportCode') })).toBeVisible();
  const stranger = await browser.newContext({ baseURL: shop.origin });
  const other = await stranger.newPage();
  await other.goto(thanks);
  await expect(other.getByText(word('Order.Number'), { exact: true })).toBeVisible();
  await expect(other.getByRole('link', { name: /koledar/ })).toHaveCount(0);
  await expect(other.getByRole('link', { name: word('Order.SaveDetails') })).toHaveCount(0);
  await stranger.close();

  await page.getByRole('link', { name: word('Papers.Open') }).click();
  const stripOf = (within: Page) => within.getByRole('region', { name: word('Papers.Tickets'), exact: true });
  const strip = stripOf(page);
  await expect(strip.getByRole('img', { name: /QR/ })).toHaveCount(2);
  await expect(page.getByText(word('Papers.Bright'))).toHaveCount(1);
  const scriptless = await browser.newContext({
    ...{ javaScriptEnabled: false, viewport: page.viewportSize(), hasTouch: true, isMobile: true },
  });
  const plain = await scriptless.newPage();
  await plain.goto(page.url());
  const picture = (at: number) => stripOf(plain).getByRole('img').nth(at);
  await expect(picture(0)).toBeInViewport({ ratio: 1 });
  await stripOf(plain).focus();
  await plain.keyboard.press('ArrowRight');
  await expect(picture(1)).toBeInViewport({ ratio: 1 });
  await expect(picture(0)).not.toBeInViewport({ ratio: 0.5 });
  await scriptless.close();

  const cards = page.getByRole('region', { name: word('Papers.GiftCards'), exact: true });
  await expect(cards.getByRole('listitem')).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 2, name: word('Papers.GiftCards') })).toBeVisible();
  await expect(page.getByRole('link', { name: word('Papers.PdfGiftCards') })).toBeVisible();
  const place = page.getByRole('main').getByRole('link', { name: word('OpensMap') });
  await expect(place).toHaveAttribute('href', /^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=Terme%20/);
  await expect(place).toHaveAttribute('rel', 'noreferrer');

  await page.setViewportSize({ width: 1440, height: 900 });
  await strip.scrollIntoViewIfNeeded();
  for (const at of [0, 1]) await expect(strip.getByRole('img').nth(at)).toBeInViewport({ ratio: 1 });
  await expect(page.getByText(word('Papers.Bright'))).toBeHidden();
});

test('a mail with codes as pictures passes axe in light and dark colours and fits 320 px (R-EXPECT-20)', async ({
  page,
}) => {
  const { html, attachments } = await written(aLetter({ papers: { language: 'de', sale: aSale } }));
  const content = attachments.reduce(
    (text, { cid, bytes }) =>
      cid === undefined
        ? text
        : text.replace(`"cid:${cid}"`, `"data:image/png;base64,${Buffer.from(bytes).toString('base64')}"`),
    html,
  );
  await page.setContent(content);
  for (const picture of await page.getByRole('img').all())
    expect(await picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth > 0)).toBe(true);
  expect(await unfittingWords(page)).toEqual([]);
  for (const [colorScheme, color] of [
    ['light', 'rgb(236, 244, 244)'],
    ['dark', 'rgb(4, 24, 30)'],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor)).toBe(color);
    expect(await axeFindings(page)).toEqual([]);
  }
});
