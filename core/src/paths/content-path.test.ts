import { describe, expect, it } from 'vitest';
import { contentPath, pagePath, parseContentPath, rightAddress } from './content-path.ts';

describe('the content path of an address', () => {
  it.each([
    ['', { language: 'sl' }],
    ['/', { language: 'sl' }],
    ['/sl', { language: 'sl' }],
    ['/en/', { language: 'en' }],
    ['/hr/trgovina', { language: 'hr' }],
    ['/hr/trgovina/x', { language: 'hr', group: 'trgovina', item: 'x' }],
    ['/de/baeder-tickets', { language: 'de', group: 'baeder-tickets' }],
    ['/de/baeder-tickets/termalija', { language: 'de', group: 'baeder-tickets', item: 'termalija' }],
    ['de//baeder-tickets///termalija/', { language: 'de', group: 'baeder-tickets', item: 'termalija' }],
    ['/en/pool-tickets?date=2026-12-01#top', { language: 'en', group: 'pool-tickets' }],
  ])('for %j is %j (R-ROUTE-2)', (address, expected) => {
    expect(parseContentPath(address)).toEqual(expected);
  });

  it.each([
    ['/vstopnice-bazeni/termalija', 'vstopnice-bazeni', 'termalija'],
    ['/fr/tickets', 'fr', 'tickets'],
    ['/EN/cart', 'EN', 'cart'],
    ['/sr/bazeni', 'sr', 'bazeni'],
  ])('for %j without a language has the language sl and the group %j (R-ROUTE-5)', (address, group, item) => {
    expect(parseContentPath(address)).toEqual({ language: 'sl', group, item });
  });

  it('includes all parts after the second one in the item', () => {
    expect(parseContentPath('/sl/a/b/c/d')).toEqual({ language: 'sl', group: 'a', item: 'b/c/d' });
  });

  it('is decoded when the encoding is valid', () => {
    expect(parseContentPath('/sl/%C4%8Dajnica/100%')).toEqual({ language: 'sl', group: 'čajnica', item: '100%' });
  });
});

it('the page of a product path is its list page', () => {
  expect(pagePath({ language: 'it', group: 'biglietti-piscine', item: 'termalija' })).toBe('/it/biglietti-piscine');
  expect(pagePath({ language: 'hr' })).toBe('/hr/trgovina');
});

it('a content path is written as a canonical address', () => {
  expect(contentPath({ language: 'sl' })).toBe('/');
  expect(contentPath({ language: 'sl', group: 'čaj', item: 'a/b' })).toBe('/sl/%C4%8Daj/a%2Fb');
});

it.each([
  ['/pregled-kosarice', '/sl/pregled-kosarice'],
  ['/vstopnice-bazeni/termalija', '/sl/vstopnice-bazeni/termalija'],
  ['/fr/foo', '/sl/fr/foo'],
  ['/hr', '/hr/trgovina'],
])('the address %j is replaced by %j', (shown, right) => {
  expect(rightAddress(shown)).toBe(right);
});

it.each(['/', '/en', '/sl/darilni-boni/darilo za 2', '/sl/darilni-boni/darilo%20za%202', '/de/a/b/c'])(
  'the address %j is not replaced',
  (shown) => {
    expect(rightAddress(shown)).toBeUndefined();
  },
);
