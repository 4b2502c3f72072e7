import { describe, expect, it } from 'vitest';
import type { ProductAddress } from '../paths/product-path.ts';
import { alternatePaths } from './alternate-paths.ts';

const routeKeys = [
  {
    key: 'poolTickets_2_shop',
    paths: { sl: '/sl/vstopnice-bazeni', en: '/en/pool-tickets', hr: '/hr/ulaznice-bazeni' },
  },
];

it('the language menu has only languages in which the page has an address (R-SHELL-4)', () => {
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

it('the language menu takes an address from the page list when the page has none (R-SHELL-6)', () => {
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

it('the language menu leaves out languages without an address', () => {
  expect(alternatePaths({ key: 'other_1_shop', cultures: [] }, { routeKeys })).toEqual([]);
  expect(alternatePaths({ cultures: [{ language: 'it' }] }, { routeKeys })).toEqual([]);
});

describe('the language menu of a product', () => {
  const hrefs = (item: { url: string; cultures: readonly ProductAddress[] }) =>
    alternatePaths({ key: 'poolTickets_2_shop', cultures: [] }, { routeKeys, item }).map(({ href }) => href);

  it('has the same product address in each language when the product has one address', () => {
    expect(hrefs({ url: 'termalija', cultures: [] })).toEqual([
      '/sl/vstopnice-bazeni/termalija',
      '/en/pool-tickets/termalija',
      '/hr/ulaznice-bazeni/termalija',
    ]);
  });

  it('has only languages in which the product has an address of its own', () => {
    const cultures = [
      { language: 'sl', url: 'vrednostni bon' },
      { language: 'en', url: 'value-voucher' },
      { language: 'it', url: 'buono-valore' },
    ] as const;
    expect(hrefs({ url: 'vrednostni bon', cultures })).toEqual([
      '/sl/vstopnice-bazeni/vrednostni%20bon',
      '/en/pool-tickets/value-voucher',
    ]);
  });
});

it('the language menu of the home page has canonical addresses', () => {
  const cultures = [
    { language: 'sl', path: '/sl/' },
    { language: 'en', path: '/en' },
    { language: 'hr', path: '/hr' },
  ] as const;
  expect(alternatePaths({ cultures }, { routeKeys: [] }).map(({ href }) => href)).toEqual(['/', '/en', '/hr/trgovina']);
});
