import { loadBuiltInTranslations } from '@shop/adapters/translations/load-built-in-translations';
import { mainSiteLinks } from '@shop/core/paths/main-site-links';
import { mainSitePages, shopPath } from '@shop/core/paths/shop-paths';
import { expect, test } from 'vitest';
import { builtShop } from './testing/built-shop.ts';
import { plainBrowser } from './testing/plain-browser.ts';

const server = builtShop();

test('the main site leads from the header over a registration back to the page, and none of it is kept, framed or listed (R-ROLE-5)', async () => {
  const words = await loadBuiltInTranslations('de');
  const browser = plainBrowser(() => server.origin);
  const page = shopPath('cart', 'de');
  const links = mainSiteLinks({ mainSiteUrl: '', language: 'de', address: server.origin + page });
  expect((await browser.ask(page)).text).toContain(`href="${links.login}"`);
  const logInPage = await browser.ask(links.login);
  expect(logInPage.text).toContain(words['Account.LogInTitle']);
  expect(logInPage.text).toContain(`href="${shopPath('register', 'de')}?postRegisterUrl=${encodeURIComponent(page)}"`);

  const person = { does: 'register', name: 'Žiga', surname: 'Čuček', email: 'ziga@example.com' };
  const done = await browser.postOnce(links.register, { ...person, password: 'kopalna plahta' });
  expect([done.status, done.location]).toEqual([303, page]);
  expect(done.headers.getSetCookie()).toContainEqual(
    expect.stringMatching(/^ProfileAuthToken=[^;]+; Path=\/; Max-Age=31557600; SameSite=Lax; HttpOnly$/),
  );
  expect((await browser.ask(page)).text).toContain('Žiga Čuček');
  const sitemap = await (await fetch(`${server.origin}/sitemap.xml`)).text();
  for (const shown of mainSitePages) {
    const path = shopPath(shown, 'de');
    const { headers } = await browser.send(path);
    const told = ['cache-control', 'x-robots-tag', 'referrer-policy'].map((name) => headers.get(name));
    expect(told).toEqual(['private, no-store', 'noindex', 'same-origin']);
    expect(headers.get('content-security-policy')).toMatch(/script-src 'self';/);
    expect(sitemap).not.toContain(path);
  }
});
