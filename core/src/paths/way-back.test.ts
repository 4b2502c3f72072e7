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
])('%s is gone on to as %s', (address, to) => {
  expect(named(address)).toBe(to);
});

test.each([
  '',
  '//evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  '%2F%2Fevil.example',
  '/sl/profil/prijava',
  '/de/profil/anmeldung?postRegisterUrl=%2F',
])('%j is no way back', (address) => {
  expect(named(address)).toBeUndefined();
});

test('several addresses are none, and each page has its own name', () => {
  expect(back('RedirectUrl=%2Fen&RedirectUrl=%2Fen')).toBeUndefined();
  expect(back('postRegisterUrl=%2Fen')).toBeUndefined();
  expect(back('postRegisterUrl=%2Fen', 'register')).toBe('/de');
  expect(back('')).toBeUndefined();
});
