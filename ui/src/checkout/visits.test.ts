import type { TicketLine } from '@shop/core/cart/cart-line';
import { plusDays } from '@shop/core/dates/local-date';
import { cartItemId, productId } from '@shop/core/ids';
import { aDay, anUpsell, anUpsellLine, aTicketLine } from '@shop/core/testing/builders';
import { expect, test } from 'vitest';
import { visitsOf, withRemoved } from './visits.ts';

const adults = aTicketLine({ cartItemId: cartItemId('adults') });
const nextDay = aTicketLine({ cartItemId: cartItemId('next'), period: { type: 'day', date: plusDays(aDay, 1) } });
const children = aTicketLine({ cartItemId: cartItemId('children'), hold: { type: 'expired' } });
const elsewhere = aTicketLine({ cartItemId: cartItemId('elsewhere'), productId: productId('aqualuna') });

const idsOf = (lines: ReturnType<typeof withRemoved>) => lines.map(({ item }) => item.cartItemId);

test('cart lines of one product and day form one visit, in any order', () => {
  const visits = visitsOf(withRemoved([adults, nextDay, children, elsewhere], []), []);
  expect(visits.map(({ lines }) => idsOf(lines))).toEqual([['adults', 'children'], ['next'], ['elsewhere']]);
  expect(visits.map(({ isExpired }) => isExpired)).toEqual([true, false, false]);
});

test('removed lines keep their places, also when the cart is empty', () => {
  const removed = [
    { item: nextDay, at: 1 },
    { item: adults, at: 0 },
  ];
  expect(idsOf(withRemoved([children], removed))).toEqual(['adults', 'next', 'children']);
  expect(idsOf(withRemoved([], removed))).toEqual(['adults', 'next']);
});

test('a removed line does not expire its visit', () => {
  const [visit] = visitsOf(withRemoved([adults], [{ item: children, at: 1 }]), []);
  expect(visit?.lines.map(({ isRemoved }) => isRemoved)).toEqual([false, true]);
  expect(visit?.isExpired).toBe(false);
});

test('a visit is over when all its tickets are over', () => {
  const over = aTicketLine({ cartItemId: cartItemId('over'), hold: { type: 'over' } });
  const overIn = (lines: readonly TicketLine[]) => visitsOf(withRemoved(lines, []), []).map((visit) => visit.over);
  expect(overIn([over])).toEqual(['day']);
  expect(overIn([over, adults])).toEqual([undefined]);
});

test('an upsell belongs to the visit of its parent product and day; without one it is a visit of its own', () => {
  const offered = [anUpsell({ parentProductIds: [productId('termalija')] })];
  const upsell = (id: string, date = aDay) => anUpsellLine({ cartItemId: cartItemId(id), date });
  const nextTowel = upsell('next towel', plusDays(aDay, 1));
  const later = upsell('later', plusDays(aDay, 2));
  const visits = visitsOf(withRemoved([upsell('towel'), elsewhere, adults, nextDay, nextTowel, later], []), offered);
  expect(visits.map(({ lines }) => idsOf(lines))).toEqual([
    ['towel', 'adults'],
    ['elsewhere'],
    ['next', 'next towel'],
    ['later'],
  ]);
  expect(visits.map(({ item }) => item.productTitle)).toEqual(['Termalija', 'Termalija', 'Termalija', 'Brisača']);
});

test('an upsell without a day belongs to the first visit of its parent product; without an offer it is a visit of its own', () => {
  const towel = anUpsellLine();
  const offered = [anUpsell({ parentProductIds: [productId('termalija')] })];
  const idsWith = (upsells: typeof offered) =>
    visitsOf(withRemoved([elsewhere, adults, nextDay, towel], []), upsells).map(({ lines }) => idsOf(lines));
  expect(idsWith(offered)).toEqual([['elsewhere'], ['adults', towel.cartItemId], ['next']]);
  expect(idsWith([])).toEqual([['elsewhere'], ['adults'], ['next'], [towel.cartItemId]]);
});
