import { describe, expect, it } from 'vitest';
import type { CalendarDay } from '../availability/ticket-calendar.ts';
import { localDate } from '../dates/local-date.ts';
import { percent } from '../money/percent.ts';
import { dayOfName, parseNamedDay } from './named-day.ts';

/** A Friday. */
const today = localDate('2027-01-08');

const days: readonly CalendarDay[] = [
  { date: today, state: 'free', ticketsAvailable: 100 },
  { date: localDate('2027-01-09'), state: 'soldOut', ticketsAvailable: 0 },
  { date: localDate('2027-01-10'), state: 'few', ticketsAvailable: 20 },
  { date: localDate('2027-01-11'), state: 'closed', ticketsAvailable: 0 },
  { date: localDate('2027-01-12'), state: 'free', ticketsAvailable: 100, discount: percent(20) },
  { date: localDate('2027-01-15'), state: 'free', ticketsAvailable: 100 },
  { date: localDate('2027-01-16'), state: 'free', ticketsAvailable: 100 },
];

const dateOf = (name: string) => {
  const named = parseNamedDay(name);
  return named && dayOfName(named, today, days);
};

describe('a named day', () => {
  it.each([
    ['today', '2027-01-08'],
    ['tomorrow', '2027-01-09'],
    ['+3d', '2027-01-11'],
    ['+3', '2027-01-11'],
    ['2027-03-01', '2027-03-01'],
    ['next free Friday', '2027-01-15'],
    ['Next Free Saturday', '2027-01-16'],
    ['next Saturday', '2027-01-09'],
    ['next sold-out day', '2027-01-09'],
    ['next few day', '2027-01-10'],
    ['next closed Monday', '2027-01-11'],
    ['next discounted day', '2027-01-12'],
    ['next free day', '2027-01-12'],
  ])('%s is %s', (name, date) => {
    expect(dateOf(name)).toBe(date);
  });

  it.each(['next free Monday', 'next closed Tuesday'])('%s is undefined when no such day exists', (name) => {
    expect(dateOf(name)).toBeUndefined();
  });

  it.each(['', 'yesterday', '-1', '2027-02-30', 'next free', 'next', 'some Saturday'])(
    'cannot be parsed from %j',
    (name) => {
      expect(parseNamedDay(name)).toBeUndefined();
    },
  );
});
