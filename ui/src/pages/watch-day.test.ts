import { localDate, plusDays } from '@shop/core/dates/local-date';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchDay } from './use-today.ts';

const eve = localDate('2026-12-31');
const newYear = plusDays(eve, 1);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a new day is reported once within a minute; a clock set back is not reported', () => {
  let today = eve;
  const days: string[] = [];
  watchDay({ today: () => today }, eve, (day) => days.push(day));
  vi.advanceTimersByTime(600_000);
  expect(days).toEqual([]);
  today = newYear;
  vi.advanceTimersByTime(180_000);
  expect(days).toEqual([newYear]);
  today = eve;
  vi.advanceTimersByTime(60_000);
  expect(days).toEqual([newYear]);
});

test('a page that is left receives no new day', () => {
  const days: string[] = [];
  const stop = watchDay({ today: () => newYear }, eve, (day) => days.push(day));
  stop();
  vi.advanceTimersByTime(120_000);
  expect(days).toEqual([]);
});
