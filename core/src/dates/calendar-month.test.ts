import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyDay } from '../testing/arbitraries.ts';
import { weekOf, weeksOfMonth } from './calendar-month.ts';
import { localDate, weekdayOf } from './local-date.ts';

const monday = { weekStartsOn: 1 } as const;

it.each([
  ['2026-11-15', 6],
  // This month begins on a Monday and has exactly four weeks.
  ['2027-02-01', 4],
  ['2026-12-31', 5],
])('the calendar month of %s has %d weeks', (day, count) => {
  const weeks = weeksOfMonth(localDate(day), monday);
  expect(weeks).toHaveLength(count);
});

it('a calendar month has each of its days once, in order, under its weekday', () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      const weeks = weeksOfMonth(day, monday);
      const days = weeks.flat().filter((date) => date !== undefined);
      expect(days).toContain(day);
      expect(days).toEqual([...new Set(days)].sort());
      expect(days[0]?.slice(8)).toBe('01');
      expect(days.every((date) => date.slice(0, 7) === day.slice(0, 7))).toBe(true);
      for (const week of weeks) {
        expect(week).toHaveLength(7);
        const weekdays = week.map((date, at) => (date === undefined ? at + 1 : weekdayOf(date)));
        expect(weekdays).toEqual([1, 2, 3, 4, 5, 6, 7]);
      }
    }),
  );
});

it('the week of a day contains the day and begins on Monday', () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      expect(weekOf(day, monday)).toContain(day);
      expect(weekOf(day, monday).map(weekdayOf)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    }),
  );
});
