import { hostileProvider } from '../src/testing/hostile-provider.ts';
import { hostilePieces } from '../src/testing/hostile-text.ts';
import { startServer } from './shop-process.ts';
import { expect, test } from './shop-test.ts';

const date = '2026-11-24';
const hostile = hostilePieces.join(' ');

/** Every page of the provider is the same one, so a group stands for what it says: pages are remembered by their path. */
const pathsOf = (group: string) => [
  `/sl/${group}?status=2`,
  `/sl/${group}/termalija`,
  `/sl/${group}/termalija?date=${date}`,
];

/** What the page has of the things that act, and addresses that are code. */
const found = (): { readonly acting: Readonly<Record<string, number>>; readonly code: readonly string[] } => {
  const names = ['script', 'form', 'input', 'meta[http-equiv]', 'base', 'style', 'template', 'math'];
  const never = ['iframe', 'frame', 'frameset', 'object', 'embed', 'applet'];
  const acting = Object.fromEntries([...names, ...never].map((name) => [name, document.querySelectorAll(name).length]));
  const code = [...document.querySelectorAll('*')].flatMap((element) =>
    [...element.attributes]
      .filter(({ name, value }) => name.startsWith('on') || /^(javascript|vbscript|data:text)/i.test(value.trim()))
      .map(({ name, value }) => `<${element.localName} ${name}="${value}">`),
  );
  return { acting, code };
};

// With the policy on, a script that got through would be stopped all the same, and nobody would know.
test.use({ bypassCSP: true });

test('hostile content does nothing, even without a security policy', async ({ page }) => {
  const provider = await hostileProvider(date);
  const shop = await startServer('ui/dist/server/server.js', [], {
    PROVIDER_URL: provider.url,
    CONTENT_URL: provider.url,
    SHOP_AT: '2026-11-21T10:00:00Z',
  });
  try {
    await page.context().addCookies([{ name: 'shopCart', value: 'cart-1', url: shop.origin }]);
    const calls: string[] = [];
    await page.exposeFunction('pwned', () => void calls.push('pwned'));
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      const { origin } = new URL(request.url());
      if (![shop.origin, provider.url].includes(origin) && !request.url().startsWith('data:'))
        elsewhere.push(request.url());
    });
    // Pictures that are none are asked for and missing.
    await page.route(`${provider.url}/**`, (route) => route.fulfill({ contentType: 'image/svg+xml', body: '<svg/>' }));
    const visit = async (path: string, text: string) => {
      provider.say(text);
      await page.goto(shop.origin + path);
      await page.waitForLoadState('networkidle');
      return page.evaluate(found);
    };

    const harmless = [];
    for (const path of pathsOf('harmless')) harmless.push(await visit(path, 'x'));
    for (const [at, path] of pathsOf('hostile').entries()) {
      const { acting, code } = await visit(path, hostile);
      await expect(page.getByRole('contentinfo')).toContainText('pwned()');
      expect(page.url()).toBe(shop.origin + path);
      expect(code).toEqual([]);
      for (const [name, count] of Object.entries(acting)) {
        expect([name, count <= (harmless[at]?.acting[name] ?? 0)]).toEqual([name, true]);
      }
    }
    // The next page is fetched and drawn by the browser itself.
    provider.say(`${hostile} at home`);
    await page.locator('header a').first().click();
    await expect(page).toHaveURL(`${shop.origin}/`);
    await expect(page.getByRole('contentinfo')).toContainText('at home');
    expect((await page.evaluate(found)).code).toEqual([]);
    expect({ calls, elsewhere, pages: page.context().pages().length }).toEqual({ calls: [], elsewhere: [], pages: 1 });
  } finally {
    // A page that is still loading would miss its shop.
    await page.goto('about:blank');
    await shop.stop();
    await provider.close();
  }
});
