import { expect, test } from 'vitest';
import { wayBack } from './way-back.ts';

const origin = 'https://shop.example';
const back = (search: string, page: 'login' | 'register' = 'login') =>
  wayBack({ page, search: new URLSearchParams(search), origin, language: 'de' });
const named = (address: string) => back(new URLSearchParams({ RedirectUrl: address }).toString());

test.each([
  ['https://shop.example/de/gutscheine?show=2', '/de/gutscheine?show=2'],
  ['/de/gutscheine', '/de/gutscheine'],
  ['/sl/osebni-podatki?a=1#b', '/de/informationen-zum-zahler?a=1#b'],
  ['/', '/de'],
  ['/sl/profil/uporabniski-profil', '/de/profil/benutzerkonto'],
])('the return address %s leads to %s', (address, to) => {
  expect(named(address)).toBe(to);
});

test.each(['', 'https://evil.example/', '/sl/profil/prijava', '/de/profil/anmeldung?postRegisterUrl=%2F'])(
  'the return address %j is refused',
  (address) => {
    expect(named(address)).toBeUndefined();
  },
);

test('a repeated return address is refused, and each page has its own parameter', () => {
  expect(back('RedirectUrl=%2Fen&RedirectUrl=%2Fen')).toBeUndefined();
  expect(back('postRegisterUrl=%2Fen')).toBeUndefined();
  expect(back('postRegisterUrl=%2Fen', 'register')).toBe('/de');
  expect(back('')).toBeUndefined();
});
