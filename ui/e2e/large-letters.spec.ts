import { samplePaths } from '@shop/adapters/sample/testing/sample-words';
import { plusDays } from '@shop/core/dates/local-date';
import { prepareOrder } from './prepared-order.ts';
import { pages } from './shop-pages.ts';
import { expect, test } from './shop-test.ts';

/** Text of twice the size, as set in the browser: all lengths in rem grow with it. */
test.use({
  launchOptions: ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'] }),
});

test('every page, its menus included, fits a phone of 320 or 390 pixels with letters twice as large and the longest words (R-EXPECT-16)', async ({
  page,
  shop,
}) => {
  const { cookies, date } = await prepareOrder(shop.origin);
  await page.context().addCookies(cookies.map((cookie) => ({ ...cookie, url: shop.origin })));
  const { home, list, cart, buyer, payment } = pages.de;
  const cards = samplePaths('giftVouchers').de;
  const ticket = `${list}/termalija`;
  for (const path of [
    home,
    ticket,
    `${ticket}?date=${plusDays(date, 17)}`,
    cards,
    `${cards}/aromamassage`,
    cart,
    buyer,
    payment,
  ]) {
    await page.goto(path);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(width);
    }
  }
});
