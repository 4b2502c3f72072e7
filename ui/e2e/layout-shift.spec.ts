import type { Page } from '@playwright/test';
import { prepareOrder } from './prepared-order.ts';
import { pages } from './shop-pages.ts';
import { expect, test } from './shop-test.ts';
import { widths } from './widths.ts';

/** Limit of the sum of layout shifts of a page; 0.1 is the usual limit of a good page. */
const most = 0.02;

/** Returns the layout shifts without user input so far, and the elements that moved. Runs in the page. */
const shifts = () => {
  const observer = new PerformanceObserver(() => undefined);
  observer.observe({ type: 'layout-shift', buffered: true });
  const unasked = observer.takeRecords().filter((shift) => Reflect.get(shift, 'hadRecentInput') === false);
  observer.disconnect();
  const moved = unasked.flatMap((shift) => {
    const sources: unknown = Reflect.get(shift, 'sources');
    if (!Array.isArray(sources)) return [];
    return sources.map(({ node }) => (node instanceof Element ? `${node.tagName} ${node.className}` : String(node)));
  });
  return { sum: unasked.reduce((sum, shift) => sum + Number(Reflect.get(shift, 'value')), 0), moved };
};

/** Waits two frames, until everything is drawn. */
const drawn = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))));

/** Blocks fonts and pictures until the rest of the page is drawn, as on a slow line; then loads the fonts and after
 *  them the pictures. */
const slowly = async (page: Page) => {
  const { promise: fonts, resolve: letFontsCome } = Promise.withResolvers<void>();
  const { promise: pictures, resolve: letPicturesCome } = Promise.withResolvers<void>();
  await page.route('**/*', async (route) => {
    const kind = route.request().resourceType();
    if (kind === 'font') await fonts;
    if (kind === 'image') await pictures;
    await route.continue();
  });
  return { letFontsCome, letPicturesCome };
};

// In the language with the longest texts, which another font would wrap first.
for (const [width, options] of widths) {
  test.describe(`on a ${width}`, () => {
    test.use(options);

    test('no page shifts when fonts and pictures load late', async ({ shop, page: first }) => {
      test.setTimeout(180_000);
      const order = await prepareOrder(shop.origin);
      const paid = await (await prepareOrder(shop.origin)).pay();
      const address = pages.de;
      const ticket = `${address.list}/termalija`;
      await first.context().addCookies(order.cookies.map((cookie) => ({ ...cookie, url: shop.origin })));
      const jumps: Record<string, unknown> = {};
      for (const path of [
        address.home,
        address.list,
        ticket,
        `${ticket}?date=${order.date}`,
        address.cart,
        address.buyer,
        address.payment,
        `${address.thanks}?status=4&ref=${paid}`,
        `${address.list}/no-such-ticket`,
      ]) {
        const page = await first.context().newPage();
        const { letFontsCome, letPicturesCome } = await slowly(page);
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        await drawn(page);
        letFontsCome();
        await page.evaluate(() => document.fonts.ready);
        await drawn(page);
        letPicturesCome();
        await page.waitForLoadState('load');
        // Down to the end and back, so that lazy pictures load.
        await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
        await drawn(page);
        const { sum, moved } = await page.evaluate(shifts);
        if (sum > most) jumps[path] = { sum, moved };
        await page.close();
      }
      expect(jumps).toEqual({});
    });
  });
}
