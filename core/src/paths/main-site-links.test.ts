import { expect, it } from 'vitest';
import { mainSiteLinks } from './main-site-links.ts';

const address = 'https://shop.example/de/warenkorb-anzeigen?a=1&b=č';
const links = (mainSiteUrl: string) => mainSiteLinks({ mainSiteUrl, language: 'de', address });

it('the links to the main site have the language of the visitor (R-PATH-10)', () => {
  expect(links('https://spa.example').profile).toBe('https://spa.example/de/profil/benutzerkonto');
});

it('the links to log in and to register carry the current address (R-PATH-11, R-PATH-12)', () => {
  const { login, register } = links('https://spa.example/');
  const [path, query] = login.split('?');
  expect(path).toBe('https://spa.example/de/profil/einloggen');
  expect([...new URLSearchParams(query)]).toEqual([['RedirectUrl', address]]);
  expect(register.startsWith('https://spa.example/de/profil/anmeldung?')).toBe(true);
  expect([...new URLSearchParams(register.split('?')[1])]).toEqual([['postRegisterUrl', address]]);
});

it('the link to log in replaces characters that cannot be encoded', () => {
  const { login } = mainSiteLinks({ mainSiteUrl: '', language: 'sl', address: '/x\ud800' });
  expect(login).toBe('/sl/profil/prijava?RedirectUrl=%2Fx%EF%BF%BD');
});
