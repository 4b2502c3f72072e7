import { plusDays } from '@shop/core/dates/local-date';
import { cartItemId, productId } from '@shop/core/ids';
import { aDay, aTicketLine } from '@shop/core/testing/builders';
import { expect, test } from 'vitest';
import { visitsOf, withRemoved } from './visits.ts';

const adults = aTicketLine({ id: cartItemId('adults') });
const nextDay = aTicketLine({ id: cartItemId('next'), period: { type: 'day', date: plusDays(aDay, 1) } });
const children = aTicketLine({ id: cartItemId('children'), hold: { type: 'expired' } });
const elsewhere = aTicketLine({ id: cartItemId('elsewhere'), productId: productId('aqualuna') });

const idsOf = (lines: ReturnType<typeof withRemoved>) => lines.map(({ item }) => item.id);

test('lines of one product and day are one visit, wherever they stand', () => {
  const visits = visitsOf(withRemoved([adults, nextDay, children, elsewhere], []));
  expect(visits.map(({ lines }) => idsOf(lines))).toEqual([['adults', 'children'], ['next'], ['elsewhere']]);
  expect(visits.map(({ isExpired }) => isExpired)).toEqual([true, false, false]);
});

test('removed lines stand where they stood, also when all are gone', () => {
  const removed = [
    { item: nextDay, at: 1 },
    { item: adults, at: 0 },
  ];
  expect(idsOf(withRemoved([children], removed))).toEqual(['adults', 'next', 'children']);
  expect(idsOf(withRemoved([], removed))).toEqual(['adults', 'next']);
});

test('a removed line no longer makes its visit expired', () => {
  const [visit] = visitsOf(withRemoved([adults], [{ item: children, at: 1 }]));
  expect(visit?.lines.map(({ isRemoved }) => isRemoved)).toEqual([false, true]);
  expect(visit?.isExpired).toBe(false);
});
