import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hostileProvider } from '../src/testing/hostile-provider.ts';
import { hostilePieces } from '../src/testing/hostile-text.ts';
import { startServer } from './shop-process.ts';
import { expect, test } from './shop-test.ts';

const date = '2026-11-24';
const hostile = hostilePieces.join(' ');

const pathsIn = (language: string) =>
  ['/bazeni?status=2', '/bazeni/termalija', `/bazeni/termalija?date=${date}`].map((path) => `/${language}${path}`);

/** Returns the active elements of the page, and addresses that contain code. */
const activeParts = (): { readonly acting: Readonly<Record<string, number>>; readonly code: readonly string[] } => {
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

// With the policy on, an injected script would be blocked and the test would not notice it.
test.use({ bypassCSP: true });

test('hostile content runs no code and leads to no other host, even without a security policy', async ({ page }) => {
  const provider = await hostileProvider(date);
  const folder = await mkdtemp(join(tmpdir(), 'shop-hostile-'));
  const shop = await startServer('ui/dist/server/server.js', [], {
    DATA_DIR: folder,
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
    // Invalid pictures are requested and would be missing.
    await page.route(`${provider.url}/**`, (route) => route.fulfill({ contentType: 'image/svg+xml', body: '<svg/>' }));
    const visit = async (address: string, text: string) => {
      provider.say(text);
      await page.goto(address);
      await page.waitForLoadState('networkidle');
      return page.evaluate(activeParts);
    };

    const harmless = [];
    // Content is cached by language, so the harmless text has a language of its own.
    for (const path of pathsIn('en')) harmless.push(await visit(shop.origin + path, 'x'));
    for (const [at, path] of pathsIn('sl').entries()) {
      const { acting, code } = await visit(shop.origin + path, hostile);
      await expect(page.getByRole('contentinfo')).toContainText('pwned()');
      expect(page.url()).toBe(shop.origin + path);
      expect(code).toEqual([]);
      for (const [name, count] of Object.entries(acting)) {
        expect([name, count <= (harmless[at]?.acting[name] ?? 0)]).toEqual([name, true]);
      }
    }
    // The browser itself fetches and draws the next page.
    provider.say(`${hostile} at home`);
    await page.locator('header a').first().click();
    await expect(page).toHaveURL(`${shop.origin}/`);
    await expect(page.getByRole('main')).toContainText('at home');
    expect((await page.evaluate(activeParts)).code).toEqual([]);
    expect({ calls, elsewhere, pages: page.context().pages().length }).toEqual({ calls: [], elsewhere: [], pages: 1 });
  } finally {
    // A page that is still loading would miss its shop.
    await page.goto('about:blank');
    await shop.stop();
    await rm(folder, { recursive: true });
    await provider.close();
  }
});
