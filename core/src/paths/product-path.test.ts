import { expect, test } from 'vitest';
import { rightProductAddress } from './product-path.ts';

const keys = [
  { key: 'poolTickets_2_shop', paths: { sl: '/sl/vstopnice-bazeni', en: '/en/pool-tickets' } },
  { key: 'giftVouchers_3_shop', paths: { sl: '/sl/darilni-boni' } },
  { key: 'deep_4_shop', paths: { sl: '/sl/a/b' } },
  { key: 'home_1_shop', paths: { sl: '/sl' } },
];

test.each([
  ['/sl/darilni-boni/termalija', 'poolTickets', '/sl/vstopnice-bazeni/termalija'],
  ['/sl/darilni-boni/termalija?date=2027-01-09', 'poolTickets', '/sl/vstopnice-bazeni/termalija?date=2027-01-09'],
  ['/darilni-boni/kava%20in%20%C4%8Daj', 'poolTickets', '/sl/vstopnice-bazeni/kava%20in%20%C4%8Daj'],
  ['/en/buyer-info/termalija', 'poolTickets', '/en/pool-tickets/termalija'],
  ['/sl/vstopnice-bazeni/vrednostni-bon', 'giftVouchers', '/sl/darilni-boni/vrednostni-bon'],
])('the address %s of a product of %s is redirected to %s', (address, group, moved) => {
  expect(rightProductAddress(address, group, keys)).toBe(moved);
});

test.each([
  ['below its own list', '/sl/vstopnice-bazeni/termalija', 'poolTickets'],
  ['without a group', '/sl/darilni-boni/termalija', undefined],
  ['of a group without a page', '/sl/darilni-boni/termalija', 'wellness'],
  ['of a group without a page in the language', '/en/pool-tickets/bon', 'giftVouchers'],
  ['of a page too deep for products', '/sl/darilni-boni/termalija', 'deep'],
  ['of the home page', '/sl/darilni-boni/termalija', 'home'],
  ['list itself', '/sl/darilni-boni', 'poolTickets'],
])('the address of a product %s is not redirected', (_, address, group) => {
  expect(rightProductAddress(address, group, keys)).toBeUndefined();
});
