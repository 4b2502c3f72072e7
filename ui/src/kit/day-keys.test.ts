import { localDate } from '@shop/core/dates/local-date';
import { expect, test } from 'vitest';
import { dayForKey } from './day-keys.ts';

// Mondays and Sundays are closed, and so is the second half of February.
const available = [
  '2027-01-12',
  '2027-01-15',
  '2027-01-16',
  '2027-01-19',
  '2027-02-12',
  '2027-02-13',
  '2027-03-16',
  '2028-01-18',
].map(localDate);

test.each([
  ['Home', '2027-01-15', '2027-01-12'],
  ['Home', '2027-01-12', '2027-01-12'],
  ['End', '2027-01-12', '2027-01-16'],
  ['End', '2027-01-19', '2027-01-19'],
  ['PageDown', '2027-01-12', '2027-02-12'],
  ['PageDown', '2027-01-19', '2027-02-13'],
  ['PageDown', '2028-01-18', '2028-01-18'],
  ['PageUp', '2027-03-16', '2027-02-13'],
  ['PageUp', '2027-02-13', '2027-01-12'],
  ['PageUp', '2027-01-12', '2027-01-12'],
])('%s leads from %s to the available day %s', (key, from, to) => {
  expect(dayForKey({ key, shiftKey: false }, localDate(from), available)).toBe(to);
});

test('Page Up and Page Down lead a year away with Shift', () => {
  expect(dayForKey({ key: 'PageDown', shiftKey: true }, localDate('2027-01-19'), available)).toBe('2028-01-18');
  expect(dayForKey({ key: 'PageUp', shiftKey: true }, localDate('2028-01-18'), available)).toBe('2027-01-19');
});

test('other keys lead nowhere', () => {
  expect(dayForKey({ key: 'ArrowDown', shiftKey: false }, localDate('2027-01-19'), available)).toBeUndefined();
});
