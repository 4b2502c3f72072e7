import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { daysFrom } from '../testing/arbitraries.ts';
import { daysBetween, localDate, parseLocalDate, plusDays, weekdayOf } from './local-date.ts';

const anyMiddleDay = daysFrom(localDate('2030-01-01'), localDate('9000-12-31'));
const anyStep = fc.integer({ min: -10_000, max: 10_000 });

it('reads back every day', () => {
  fc.assert(
    fc.property(daysFrom(), (day) => {
      expect(parseLocalDate(day)._unsafeUnwrap()).toBe(day);
    }),
  );
});

it('daysBetween undoes plusDays, and steps add up', () => {
  fc.assert(
    fc.property(anyMiddleDay, anyStep, anyStep, (day, step, further) => {
      expect(daysBetween(day, plusDays(day, step))).toBe(step);
      expect(plusDays(plusDays(day, step), further)).toBe(plusDays(day, step + further));
    }),
  );
});

it('days sort as text', () => {
  fc.assert(
    fc.property(daysFrom(), daysFrom(), (a, b) => {
      expect(a < b).toBe(daysBetween(a, b) > 0);
    }),
  );
});

it('the next day has the next weekday', () => {
  fc.assert(
    fc.property(anyMiddleDay, (day) => {
      expect(weekdayOf(plusDays(day, 1))).toBe((weekdayOf(day) % 7) + 1);
      expect(weekdayOf(plusDays(day, 7))).toBe(weekdayOf(day));
    }),
  );
});

it('any text is a day that prints the same, or none', () => {
  const likeADay = fc.tuple(fc.nat(10_100), fc.nat(14), fc.nat(33)).map(([year, month, date]) => {
    const two = (value: number) => String(value).padStart(2, '0');
    return `${String(year).padStart(4, '0')}-${two(month)}-${two(date)}`;
  });
  fc.assert(
    fc.property(fc.oneof(fc.string(), likeADay), (text) => {
      expect(parseLocalDate(text).unwrapOr(localDate('1970-01-01'))).toBe(
        parseLocalDate(text).isOk() ? text : '1970-01-01',
      );
    }),
  );
});
