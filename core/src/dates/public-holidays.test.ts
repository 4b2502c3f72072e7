import { describe, expect, it } from 'vitest';
import { daysBetween, type LocalDate, localDate, plusDays } from './local-date.ts';
import { easterSunday, isPublicHoliday } from './public-holidays.ts';

const yearOf = (year: number): readonly LocalDate[] => {
  const first = localDate(`${year}-01-01`);
  return Array.from({ length: daysBetween(first, localDate(`${year + 1}-01-01`)) }, (_, day) => plusDays(first, day));
};

describe('Easter Sunday', () => {
  // The earliest and the latest Easter, both exceptions of the moon's age, a leap year, and the turn of a century.
  it.each([
    '1981-04-19',
    '2024-03-31',
    '2026-04-05',
    '2038-04-25',
    '2049-04-18',
    '2076-04-19',
    '2100-03-28',
    '2285-03-22',
  ])('is on %s', (day) => {
    expect(easterSunday(Number(day.slice(0, 4)))).toBe(day);
  });
});

describe('public holidays', () => {
  it('of 2027 are the days of the Slovenian law', () => {
    expect(yearOf(2027).filter(isPublicHoliday)).toEqual([
      '2027-01-01',
      '2027-01-02',
      '2027-02-08',
      '2027-03-28',
      '2027-03-29',
      '2027-04-27',
      '2027-05-01',
      '2027-05-02',
      '2027-05-16',
      '2027-06-25',
      '2027-08-15',
      '2027-10-31',
      '2027-11-01',
      '2027-12-25',
      '2027-12-26',
    ]);
  });

  it.each([
    ['2026-04-05', true],
    ['2026-04-06', true],
    ['2026-05-24', true],
    ['2026-05-25', false],
  ] as const)('include %s: %s', (day, isHoliday) => {
    expect(isPublicHoliday(localDate(day))).toBe(isHoliday);
  });
});
