import { expect, it } from 'vitest';
import { localDate } from '../dates/local-date.ts';
import { oneDay } from './one-day.ts';

const [first, second] = [localDate('2026-12-01'), localDate('2026-12-02')];

it.each([
  ['none', [], undefined],
  ['one', [first], first],
  ['the same twice', [first, first], first],
])('%s is taken', (_what, days, day) => {
  expect(oneDay(days)._unsafeUnwrap()).toBe(day);
});

it('two are refused, in every order', () => {
  expect(oneDay([first, second])._unsafeUnwrapErr()).toEqual({ kind: 'severalDates' });
  expect(oneDay([second, first, second])._unsafeUnwrapErr()).toEqual({ kind: 'severalDates' });
});
