import { type LocalDate, localDate, plusDays, weekdayOf } from '@shop/core/dates/local-date';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { placesDays as placesForm, readPlacesDays } from './day-schemas.ts';
import { placesDays } from './days-form.ts';

const first = localDate('2027-01-01');

const closedIn = (rule: NonNullable<z.input<typeof placesForm>['except']>[number]): readonly LocalDate[] => {
  const year = Array.from({ length: 365 }, (_, index) => plusDays(first, index));
  const file = z.decode(placesForm, { from: 0, to: 364, capacity: 1, except: [{ ...rule, closed: true }] });
  const open = new Set(placesDays(readPlacesDays(file), first).map(({ date }) => date));
  return year.filter((date) => !open.has(date));
};

describe('a rule for a weekday in the month', () => {
  test('for the first Sunday applies once a month, from the first to the seventh', () => {
    const sundays = closedIn({ weekdays: ['sun'], ofMonth: ['first'] });
    expect(sundays.slice(0, 4)).toEqual(['2027-01-03', '2027-02-07', '2027-03-07', '2027-04-04']);
    expect(sundays).toHaveLength(12);
  });

  test('for the last Friday applies to the fourth or the fifth', () => {
    expect(closedIn({ weekdays: ['fri'], ofMonth: ['last'] }).slice(0, 4)).toEqual([
      '2027-01-29',
      '2027-02-26',
      '2027-03-26',
      '2027-04-30',
    ]);
    expect(closedIn({ weekdays: ['fri'], ofMonth: ['fifth'] })).toEqual([
      '2027-01-29',
      '2027-04-30',
      '2027-07-30',
      '2027-10-29',
      '2027-12-31',
    ]);
  });

  test('for the first and the third Sunday applies to both, within the dates of the rule', () => {
    const rule = { from: '2027-02-08', weekdays: ['sun'] as const, ofMonth: ['first', 'third'] as const };
    expect(closedIn({ ...rule, weekdays: [...rule.weekdays], ofMonth: [...rule.ofMonth] }).slice(0, 3)).toEqual([
      '2027-02-21',
      '2027-03-07',
      '2027-03-21',
    ]);
  });

  test.each(['mon', 'sun'] as const)('for the first to the fifth applies to each %s of a year once', (weekday) => {
    const all = (['first', 'second', 'third', 'fourth', 'fifth'] as const).flatMap((name) =>
      closedIn({ weekdays: [weekday], ofMonth: [name] }),
    );
    const own = closedIn({ weekdays: [weekday] });
    expect(all.toSorted()).toEqual(own);
    expect(new Set(own.map(weekdayOf)).size).toBe(1);
  });
});
