import { loadBuiltInTranslations } from '@shop/adapters/translations/load-built-in-translations';
import { languages } from '@shop/core/languages/language';
import { mainSiteLinks } from '@shop/core/paths/main-site-links';
import { mainSitePages, shopPath } from '@shop/core/paths/shop-paths';
import { describe, expect, test } from 'vitest';
import { builtShop } from './testing/built-shop.ts';
import { plainBrowser } from './testing/plain-browser.ts';

// Nothing else moves time, so that tries to log in are told apart by where they come from.
const server = builtShop({ CLIENT_ADDRESS_HEADER: 'X-Forwarded-For' });
let visitors = 0;
const visitor = () => {
  visitors += 1;
  return plainBrowser(() => server.origin, { 'X-Forwarded-For': `192.0.2.${visitors}` });
};

const password = 'kopalna plahta';
const [logIn, register, profile] = [shopPath('login', 'sl'), shopPath('register', 'sl'), shopPath('profile', 'sl')];
const person = (email: string) => ({ does: 'register', name: 'Žiga', surname: 'Čuček', email, password });
const hasSession = ({ jar }: ReturnType<typeof visitor>) => jar.has('ProfileAuthToken');
/** The page without what differs from drawing to drawing. */
const plain = (html: string) => html.replace(/nonce="[^"]*"/g, '');

describe.each(languages)('the main site in %s', (language) => {
  test('leads from the header over a registration back to the page, to the profile and out', async () => {
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

test('an unknown address and a wrong password get the same page, in capitals too, and the sixth try is told to wait', async () => {
  const browser = visitor();
  await browser.post(register, person('maja@example.com'));
  const tried = async (email: string) => {
    const answer = await visitor().postOnce(logIn, { does: 'logIn', email, password: 'ugibanje' });
    return [answer.status, plain(answer.text).replace(email, '')];
  };
  expect(await tried('maja@example.com')).toEqual(await tried('nihce@example.com'));
  const capitals = visitor();
  const entered = await capitals.postOnce(logIn, { does: 'logIn', email: 'MAJA@EXAMPLE.COM', password });
  expect([entered.status, entered.location, hasSession(capitals)]).toEqual([303, profile, true]);
  for (const _ of [4, 5]) await tried('maja@example.com');
  const late = await visitor().postOnce(logIn, { does: 'logIn', email: 'maja@example.com', password });
  expect(late.status).toBe(422);
  expect(late.text).toMatch(/role="alert".*Preveč poskusov prijave/s);
});

test('an address that has an account is told so at its field; the same press twice logs in', async () => {
  const [first, second] = [visitor(), visitor()];
  const both = await Promise.all([first, second].map((one) => one.postOnce(register, person('dva@example.com'))));
  expect(both.map(({ status }) => status)).toEqual([303, 303]);
  const taken = await visitor().postOnce(register, { ...person('DVA@example.com'), password: 'nekaj drugega' });
  expect(taken.status).toBe(422);
  expect(taken.text).toMatch(/id="email-error".*Račun s tem e-poštnim naslovom že obstaja/s);
});

test('an address that leads elsewhere leads to the profile', async () => {
  const browser = visitor();
  await browser.post(register, person('pot@example.com'));
  const to = async (search: string) => (await browser.send(`${logIn}?${search}`)).location;
  const evil = [
    ...['//evil.example', '\\\\evil.example', 'https:evil.example', 'https://evil.example/', 'javascript:alert(1)'],
    ...['https://u@evil.example/', `${server.origin}@evil.example/`, `${server.origin}0/`, '/.//evil.example'],
    ...['%2F%2Fevil.example', '/sl\r\nSet-Cookie: a=b', `/${'x'.repeat(4000)}`, logIn],
  ];
  for (const address of evil) expect(await to(new URLSearchParams({ RedirectUrl: address }).toString())).toBe(profile);
  expect(await to('RedirectUrl=%2Fen&RedirectUrl=%2Fen')).toBe(profile);
  expect(await to('RedirectUrl=%2Fen%2Fgift-vouchers%3Fshow%3D2')).toBe('/en/gift-vouchers?show=2');
});

test('what is typed outlives another language, and a log-out in another tab', async () => {
  const browser = visitor();
  const typed = { name: 'Nova', surname: 'Oseba', city: 'Ptuj', email: 'jezik@example.com' };
  const german = await browser.post(shopPath('register', 'de'), { ...typed, does: 'keepTyped' });
  expect(german.status).toBe(200);
  for (const shown of ['value="Nova"', 'value="Ptuj"', 'Konto erstellen']) expect(german.text).toContain(shown);
  await browser.post(register, person('jezik@example.com'));
  const change = { ...typed, does: 'changeProfile' };
  expect((await browser.post(profile, change)).text).toContain('Vaši podatki so shranjeni.');
  expect((await browser.ask(profile)).text).not.toContain('Vaši podatki so shranjeni.');
  await browser.post(profile, { does: 'logOut' });
  const over = await browser.postOnce(profile, { ...change, city: 'Koper' });
  expect(over.status).toBe(422);
  for (const shown of ['value="Koper"', 'Medtem ste bili odjavljeni']) expect(over.text).toContain(shown);
});

test('a form of another site is not taken, and there is none but these', async () => {
  const foreign = plainBrowser(() => server.origin, { 'Sec-Fetch-Site': 'cross-site' });
  expect((await foreign.postOnce(register, person('tuj@example.com'))).status).toBe(403);
  expect((await visitor().postOnce(profile, { does: 'register' })).status).toBe(405);
});

test('search engines are told nothing of it', async () => {
  const sitemap = await (await fetch(`${server.origin}/sitemap.xml`)).text();
  for (const language of languages)
    for (const page of mainSitePages) expect(sitemap).not.toContain(shopPath(page, language));
});
