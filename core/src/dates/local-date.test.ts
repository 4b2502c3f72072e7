import { describe, expect, it } from 'vitest';
import {
  daysBetween,
  lastLocalDate,
  localDate,
  parseLocalDate,
  plusDays,
  plusMonths,
  weekdayOf,
} from './local-date.ts';
import { isLastWeekdayOfMonth, weekdayOfMonth } from './weekday-of-month.ts';

describe('a date as text', () => {
  it.each(['1970-01-01', '2024-02-29', '2026-12-31', '9999-12-31'])('%s is valid', (text) => {
    expect(parseLocalDate(text)._unsafeUnwrap()).toBe(text);
  });

  it.each([
    '',
    '1969-12-31',
    '2023-02-29',
    '2026-02-30',
    '2026-00-10',
    '2026-13-01',
    '2026-01-00',
    '2026-01-32',
    '2026-2-3',
    '20260203',
    '2026-02-03T00:00:00',
    ' 2026-02-03',
    '2026-02-03\n',
    '10000-01-01',
    '-2026-02-03',
    '٢٠٢٦-٠٢-٠٣',
  ])('%j is not valid', (text) => {
    expect(parseLocalDate(text)._unsafeUnwrapErr()).toBe('notADay');
    expect(() => localDate(text)).toThrow(RangeError);
  });
});

describe('a date plus days', () => {
  it.each([
    ['2026-11-18', 0, '2026-11-18'],
    ['2026-11-30', 1, '2026-12-01'],
    ['2027-01-01', -1, '2026-12-31'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2027-02-28', 1, '2027-03-01'],
    ['2027-03-27', 2, '2027-03-29'],
    ['2027-10-30', 2, '2027-11-01'],
    ['2026-11-18', 365, '2027-11-18'],
  ])('is, for %s plus %d, %s', (from, days, to) => {
    expect(plusDays(localDate(from), days)).toBe(to);
    expect(daysBetween(localDate(from), localDate(to))).toBe(days);
  });

  it('throws beyond the first and the last day', () => {
    expect(() => plusDays(lastLocalDate, 1)).toThrow(RangeError);
    expect(() => plusDays(localDate('1970-01-01'), -1)).toThrow(RangeError);
    expect(() => plusDays(lastLocalDate, Number.MAX_SAFE_INTEGER)).toThrow(RangeError);
  });
});

it.each([
  ['2026-11-28', 12, '2027-11-28'],
  ['2026-08-31', 6, '2027-02-28'],
  ['2027-08-31', 6, '2028-02-29'],
  ['2028-02-29', 12, '2029-02-28'],
  ['2026-12-31', 1, '2027-01-31'],
])('the date %s plus %d months is %s', (from, months, to) => {
  expect(plusMonths(localDate(from), months)).toBe(to);
});

it.each([
  ['2026-11-01', 1, false],
  ['2026-11-07', 1, false],
  ['2026-11-08', 2, false],
  ['2026-11-23', 4, false],
  ['2026-11-24', 4, true],
  ['2026-11-30', 5, true],
])('the date %s is number %d of its weekday in the month, the last one: %s', (day, number, isLast) => {
  expect([weekdayOfMonth(localDate(day)), isLastWeekdayOfMonth(localDate(day))]).toEqual([number, isLast]);
});

describe('the weekday, from Monday 1 to Sunday 7,', () => {
  it.each([
    ['1970-01-01', 4],
    ['2026-11-16', 1],
    ['2026-11-21', 6],
    ['2026-11-22', 7],
    ['2028-02-29', 2],
  ])('of %s is %d', (day, weekday) => {
    expect(weekdayOf(localDate(day))).toBe(weekday);
  });
});
