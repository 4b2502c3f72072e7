import { loadBuiltInTranslations } from '@shop/adapters/translations/load-built-in-translations';
import { languages } from '@shop/core/languages/language';
import { mainSiteLinks } from '@shop/core/paths/main-site-links';
import { mainSitePages, shopPath } from '@shop/core/paths/shop-paths';
import { describe, expect, test } from 'vitest';
import { builtShop } from './testing/built-shop.ts';
import { plainBrowser } from './testing/plain-browser.ts';

const server = builtShop();
const visitor = () => plainBrowser(() => server.origin);

const password = 'kopalna plahta';
const person = (email: string) => ({ does: 'register', name: 'Žiga', surname: 'Čuček', email, password });
const hasSession = ({ jar }: ReturnType<typeof visitor>) => jar.has('ProfileAuthToken');

describe.each(languages)('the main site in %s', (language) => {
  test('leads from the header over a registration back to the page, to the profile and out (R-ROLE-5)', async () => {
    const words = await loadBuiltInTranslations(language);
    const word = (key: string) => words[key] ?? expect.fail(key);
    const browser = visitor();
    const page = shopPath('cart', language);
    const links = mainSiteLinks({ mainSiteUrl: '', language, address: server.origin + page });
    expect((await browser.ask(page)).text).toContain(`href="${links.login}"`);
    const logInPage = await browser.ask(links.login);
    expect(logInPage.text).toContain(`<h1 id="title" tabindex="-1">${word('Account.LogInTitle')}</h1>`);
    const way = encodeURIComponent(page);
    expect(logInPage.text).toContain(`href="${shopPath('register', language)}?postRegisterUrl=${way}"`);
    const wrong = await browser.postOnce(links.register, { ...person('ana@'), password: 'prekratko' });
    expect(wrong.status).toBe(422);
    for (const shown of [word('EmailIncorrect'), word('Account.PasswordTooShort'), 'value="ana@"', 'value="Čuček"'])
      expect(wrong.text).toContain(shown);
    expect(wrong.text).not.toContain('prekratko');
    expect(hasSession(browser)).toBe(false);

    const done = await browser.postOnce(links.register, { ...person(`ziga-${language}@example.com`), city: 'Celje' });
    expect([done.status, done.location]).toEqual([303, page]);
    expect(done.headers.getSetCookie()).toContainEqual(
      expect.stringMatching(/^ProfileAuthToken=[^;]+; Path=\/; Max-Age=31557600; SameSite=Lax; HttpOnly$/),
    );
    expect((await browser.ask(page)).text).toContain('Žiga Čuček');
    const mine = await browser.ask(shopPath('profile', language));
    for (const shown of [word('Account.NoOrders'), 'value="Celje"', word('Header.LogOut')])
      expect(mine.text).toContain(shown);
    for (const shown of mainSitePages) {
      const { headers } = await browser.send(shopPath(shown, language));
      const told = ['cache-control', 'x-robots-tag', 'referrer-policy'].map((name) => headers.get(name));
      expect(told).toEqual(['private, no-store', 'noindex', 'same-origin']);
      expect(headers.get('content-security-policy')).toMatch(/script-src 'nonce-[^']+' 'strict-dynamic';/);
    }
    const out = await browser.post(shopPath('profile', language), { does: 'logOut' });
    expect(out.path).toBe(
      `${shopPath('login', language)}?RedirectUrl=${encodeURIComponent(shopPath('profile', language))}`,
    );
    expect(hasSession(browser)).toBe(false);
  });
});

test('search engines are told nothing of it', async () => {
  const sitemap = await (await fetch(`${server.origin}/sitemap.xml`)).text();
  for (const language of languages)
    for (const page of mainSitePages) expect(sitemap).not.toContain(shopPath(page, language));
});
