import { expect, it } from 'vitest';
import { alternatePaths } from './alternate-paths.ts';

const routeKeys = [
  {
    key: 'poolTickets_2_shop',
    paths: { sl: '/sl/vstopnice-bazeni', en: '/en/pool-tickets', hr: '/hr/ulaznice-bazeni' },
  },
];

it('offers only languages in which the page names an address', () => {
  const cultures = [
    { language: 'de', path: '/olimia/de/baeder-tickets/' },
    { language: 'sl', path: '/sl/vstopnice-bazeni' },
    { language: 'it', path: ' ' },
  ] as const;
  expect(alternatePaths({ cultures }, { routeKeys: [] })).toEqual([
    { language: 'sl', href: '/sl/vstopnice-bazeni' },
    { language: 'de', href: '/de/baeder-tickets' },
  ]);
});

it('builds the address from the page list where the page names none', () => {
  const page = {
    key: 'poolTickets_2_shop',
    cultures: [{ language: 'sl' }, { language: 'en', path: '/en/tickets' }] as const,
  };
  expect(alternatePaths(page, { routeKeys })).toEqual([
    { language: 'sl', href: '/sl/vstopnice-bazeni' },
    { language: 'en', href: '/en/tickets' },
    { language: 'hr', href: '/hr/ulaznice-bazeni' },
  ]);
});

it('leaves out what can neither be found nor built', () => {
  expect(alternatePaths({ key: 'other_1_shop', cultures: [] }, { routeKeys })).toEqual([]);
  expect(alternatePaths({ cultures: [{ language: 'it' }] }, { routeKeys })).toEqual([]);
});

it('keeps the product when the language changes', () => {
  const hrefs = alternatePaths({ key: 'poolTickets_2_shop', cultures: [] }, { routeKeys, item: 'termalija' });
  expect(hrefs.map(({ href }) => href)).toEqual([
    '/sl/vstopnice-bazeni/termalija',
    '/en/pool-tickets/termalija',
    '/hr/ulaznice-bazeni/termalija',
  ]);
});

it('leads home by the canonical address', () => {
  const cultures = [
    { language: 'sl', path: '/sl/' },
    { language: 'en', path: '/en' },
    { language: 'hr', path: '/hr' },
  ] as const;
  expect(alternatePaths({ cultures }, { routeKeys: [] }).map(({ href }) => href)).toEqual(['/', '/en', '/hr/trgovina']);
});

it('offers Serbian and Russian only with a page of their own, in the order of the switcher', () => {
  const cultures = [
    { language: 'hr', path: '/hr/x' },
    { language: 'ru', path: '/ru/x' },
    { language: 'sr' },
    { language: 'it', path: '/it/x' },
  ] as const;
  const found = alternatePaths({ key: 'poolTickets_2_shop', cultures }, { routeKeys: [] });
  expect(found.map(({ language }) => language)).toEqual(['it', 'ru', 'hr']);
});
