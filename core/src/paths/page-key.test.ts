import { expect, it } from 'vitest';
import { pageOfKey, routePath } from './page-key.ts';

it.each([
  ['poolTickets_2_shop', 'poolTickets'],
  ['poolTickets', 'poolTickets'],
  ['_2_shop', ''],
  ['', ''],
])('the stored page key %j is the key of the page %j (R-PAGE-9, R-PATH-16)', (key, page) => {
  expect(pageOfKey(key)).toBe(page);
});

const routeKeys = [
  { key: 'cart_4_shop', paths: { sl: '/sl/pregled-kosarice/', de: '' } },
  { key: 'poolTickets_2_shop', paths: { sl: '/olimia/sl/vstopnice-bazeni/' } },
];

it('a listed page has its address in a language (R-PATH-13)', () => {
  expect(routePath(routeKeys, 'cart', 'sl')).toBe('/sl/pregled-kosarice');
  expect(routePath(routeKeys, 'poolTickets', 'sl')).toBe('/sl/vstopnice-bazeni');
});

it('a page or language that is not listed has no address', () => {
  expect(routePath(routeKeys, 'poolTickets', 'de')).toBeUndefined();
  expect(routePath(routeKeys, 'cart', 'de')).toBeUndefined();
  expect(routePath(routeKeys, 'toString', 'sl')).toBeUndefined();
});
