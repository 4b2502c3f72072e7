import { samplePaths } from '@shop/adapters/sample/testing/sample-words';
import { plusDays } from '@shop/core/dates/local-date';
import { carryOrder } from './prepared-order.ts';
import { pages } from './shop-pages.ts';
import { expect, test } from './shop-test.ts';

test('every page in the language with the longest words fits 320 and 390 px with letters of twice the size (R-EXPECT-16)', async ({
  page,
  context,
  shop,
}) => {
  const { date } = await carryOrder(context, shop.origin);
  // Text of twice the size, as set in the browser: all lengths in rem grow with it.
  const devTools = await context.newCDPSession(page);
  await devTools.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
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
