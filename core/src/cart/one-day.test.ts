import { expect, it } from 'vitest';
import { localDate } from '../dates/local-date.ts';
import { oneDay } from './one-day.ts';

const [first, second] = [localDate('2026-12-01'), localDate('2026-12-02')];

it.each([
  ['no day', [], undefined],
  ['one day', [first], first],
  ['the same day twice', [first, first], first],
])('accepts %s in a command', (_what, days, day) => {
  expect(oneDay(days)._unsafeUnwrap()).toBe(day);
});

it('refuses two different days in a command, in any order', () => {
  expect(oneDay([first, second])._unsafeUnwrapErr()).toEqual({ kind: 'severalDates' });
  expect(oneDay([second, first, second])._unsafeUnwrapErr()).toEqual({ kind: 'severalDates' });
});
