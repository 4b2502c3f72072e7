import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysBetween, type LocalDate, localDate, plusDays, weekdayOf } from './local-date.ts';
import { easterSunday, isPublicHoliday } from './public-holidays.ts';

const yearOf = (year: number): readonly LocalDate[] => {
  const first = localDate(`${year}-01-01`);
  return Array.from({ length: daysBetween(first, localDate(`${year + 1}-01-01`)) }, (_, day) => plusDays(first, day));
};

describe('Easter Sunday', () => {
  // The earliest and the latest there are, both exceptions of the moon's age, a leap year, and the turn of a century.
  it.each([
    '1981-04-19',
    '2008-03-23',
    '2019-04-21',
    '2024-03-31',
    '2025-04-20',
    '2026-04-05',
    '2027-03-28',
    '2038-04-25',
    '2049-04-18',
    '2076-04-19',
    '2100-03-28',
    '2285-03-22',
  ])('is on %s', (day) => {
    expect(easterSunday(Number(day.slice(0, 4)))).toBe(day);
  });

  it('is a Sunday from 22 March to 25 April, and never a week off its next one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1970, max: 9998 }), (year) => {
        const easter = easterSunday(year);
        expect(weekdayOf(easter)).toBe(7);
        expect(easter.slice(5) >= '03-22' && easter.slice(5) <= '04-25').toBe(true);
        // From one Easter to the next are 50, 51, 54 or 55 weeks.
        expect([50, 51, 54, 55]).toContain(daysBetween(easter, easterSunday(year + 1)) / 7);
      }),
    );
  });
});

describe('public holidays', () => {
  it('of 2027 are those of the law', () => {
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
    ['2026-04-04', false],
    ['2026-04-05', true],
    ['2026-04-06', true],
    ['2026-04-07', false],
    ['2026-05-23', false],
    ['2026-05-24', true],
    ['2026-05-25', false],
    ['2026-12-31', false],
    ['2027-01-01', true],
    ['2027-01-02', true],
    ['2027-01-03', false],
    ['2028-02-29', false],
  ] as const)('%s: %s', (day, isHoliday) => {
    expect(isPublicHoliday(localDate(day))).toBe(isHoliday);
  });

  it('are 14 or 15 a year, as one that moves may meet one that does not', () => {
    for (let year = 1970; year < 2200; year += 1) {
      expect([14, 15]).toContain(yearOf(year).filter(isPublicHoliday).length);
    }
  });
});
