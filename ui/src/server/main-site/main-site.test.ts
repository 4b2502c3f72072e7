import { mainSitePages, shopPath } from '@shop/core/paths/shop-paths';
import { expect, test } from 'vitest';
import { memberPages } from '../../testing/member-pages.ts';

const [logIn, register, profile] = [shopPath('login', 'sl'), shopPath('register', 'sl'), shopPath('profile', 'sl')];
const password = 'kopalna plahta';
const person = (email: string) => ({ does: 'register', name: 'Žiga', surname: 'Čuček', email, password });
const entry = (email: string, word = password) => ({ does: 'logIn', email, password: word });

test('the log-in answers an unknown address and a wrong password alike, ignores capitals and refuses the sixth try', async () => {
  const { post } = memberPages();
  await post(register, person('maja@example.com'));
  const attempt = async (email: string) => {
    const { status, html } = await post(logIn, entry(email, 'ugibanje'));
    return [status, html.replace(email, '')];
  };
  expect(await attempt('maja@example.com')).toEqual(await attempt('nihce@example.com'));
  const capitals = await post(logIn, entry('MAJA@EXAMPLE.COM'));
  expect([capitals.status, capitals.to]).toEqual([303, profile]);
  for (const _ of [3, 4, 5]) expect((await attempt('maja@example.com'))[0]).toBe(422);
  const late = await post(logIn, entry('maja@example.com'));
  expect([late.status, late.cookie]).toEqual([422, '']);
  expect(late.html).toMatch(/role="alert".*Preveč poskusov\. Počakajte minuto/s);
  // Opening an account counts as a try as well, but not as a log-in.
  const opening = await post(register, person('maja@example.com'));
  expect(opening.status).toBe(422);
  expect(opening.html).toMatch(/role="alert".*Preveč poskusov\. Počakajte minuto/s);
});

test('a registration with a taken address is refused at its field; one that is sent twice logs in', async () => {
  const { post } = memberPages();
  const both = await Promise.all([1, 2].map(() => post(register, person('dva@example.com'))));
  expect(both.map(({ status, cookie }) => [status, cookie.includes('ProfileAuthToken=')])).toEqual([
    [303, true],
    [303, true],
  ]);
  const taken = await post(register, { ...person('DVA@example.com'), password: 'nekaj drugega' });
  expect(taken.status).toBe(422);
  expect(taken.html).toMatch(/id="email-error".*Račun s tem e-poštnim naslovom že obstaja/s);
});

test('a logged-in member is redirected within the shop only, else to the profile', async () => {
  const { send, post } = memberPages();
  const { cookie } = await post(register, person('pot@example.com'));
  const to = async (search: string) => (await send(`${logIn}?${search}`, cookie)).to;
  for (const address of ['//evil.example', logIn, '/sl\r\nSet-Cookie: a=b', `/${'x'.repeat(4000)}`])
    expect(await to(new URLSearchParams({ RedirectUrl: address }).toString())).toBe(profile);
  expect(await to('RedirectUrl=%2Fen%2Fgift-vouchers%3Fshow%3D2')).toBe('/en/gift-vouchers?show=2');
  const cookieWay = 'loginRedirect=%2Fen%2Fgift-vouchers';
  expect((await post(`${logIn}?RedirectUrl=%2Fen%2Fpool`, entry('pot@example.com'), cookieWay)).to).toBe('/en/pool');
  expect((await post(logIn, entry('pot@example.com'), cookieWay)).to).toBe('/en/gift-vouchers');
  expect((await send(`${logIn}/?RedirectUrl=%2Fit`)).to).toBe(`${logIn}?RedirectUrl=%2Fit`);
});

test('the typed profile survives a change of language and a log-out in another tab', async () => {
  const { send, post } = memberPages();
  const typed = { name: 'Nova', surname: 'Oseba', city: 'Ptuj', email: 'jezik@example.com' };
  const german = await post(shopPath('register', 'de'), { ...typed, does: 'keepTyped', password });
  expect(german.status).toBe(200);
  for (const shown of ['value="Nova"', 'value="Ptuj"', 'lang="de-DE"']) expect(german.html).toContain(shown);
  expect(german.html).not.toContain(password);
  const { cookie } = await post(register, person('jezik@example.com'));
  const change = { ...typed, does: 'changeProfile' };
  const saved = await post(profile, change, cookie);
  expect(saved.to).toBe(profile);
  const confirmation = await send(profile, `${cookie}; ${saved.cookie}`);
  expect(confirmation.html).toContain('Vaši podatki so shranjeni.');
  expect(confirmation.cookie).toContain('__Host-flash=');
  expect((await send(profile, cookie)).html).not.toContain('Vaši podatki so shranjeni.');
  await post(profile, { does: 'logOut' }, cookie);
  const over = await post(profile, { ...change, city: 'Koper' }, cookie);
  expect(over.status).toBe(422);
  for (const shown of ['value="Koper"', 'Medtem ste bili odjavljeni']) expect(over.html).toContain(shown);
  expect((await send(profile, cookie)).to).toContain(`${logIn}?RedirectUrl=`);
});

test.each(mainSitePages)('the page %s is not cached, framed or indexed', async (page) => {
  const { headers } = await memberPages().send(shopPath(page, 'sl'));
  const values = ['cache-control', 'x-robots-tag', 'referrer-policy'].map((name) => headers.get(name));
  expect(values).toEqual(['private, no-store', 'noindex', 'same-origin']);
  expect(headers.get('content-security-policy')).toMatch(/script-src 'self';.*frame-ancestors/);
});

test('an account page refuses a form of another site and an unknown form', async () => {
  const { post } = memberPages();
  const foreign = await post(register, person('tuj@example.com'), '', { 'Sec-Fetch-Site': 'same-site' });
  expect([foreign.status, foreign.cookie]).toEqual([403, '']);
  expect((await post(profile, { does: 'register' })).status).toBe(405);
});
