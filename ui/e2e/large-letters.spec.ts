import { samplePaths } from '@shop/adapters/sample/testing/sample-words';
import { plusDays } from '@shop/core/dates/local-date';
import { unfittingNow } from './fitting.ts';
import { carryOrder } from './prepared-order.ts';
import { pages } from './shop-pages.ts';
import { expect, test } from './shop-test.ts';

test('every page in the language with the longest words fits 320 and 390 px with letters of twice the size, and breaks no word that has room (R-EXPECT-16)', async ({
  page,
  context,
  shop,
}) => {
  const order = await carryOrder(context, shop.origin);
  // Text of twice the size, as set in the browser: all lengths in rem grow with it.
  const devTools = await context.newCDPSession(page);
  await devTools.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  const { home, list, cart, buyer, payment, thanks } = pages.de;
  const cards = samplePaths('giftVouchers').de;
  const ticket = `${list}/termalija`;
  const fitsAt = async (path: string) => {
    await page.goto(path);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await unfittingNow(page), `${path} at ${width} px`).toEqual([]);
    }
  };
  for (const path of [
    home,
    list,
    ticket,
    `${ticket}?date=${plusDays(order.date, 17)}`,
    cards,
    `${cards}/aromamassage`,
    cart,
    buyer,
    payment,
    samplePaths('terms').de,
    samplePaths('accessibility').de,
  ]) {
    await fitsAt(path);
  }
  await fitsAt(`${thanks}?status=4&ref=${await order.pay()}`);
});
