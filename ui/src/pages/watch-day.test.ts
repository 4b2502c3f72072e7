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

test('midnight is told once, within a minute, and a clock that is set back is not', () => {
  let today = eve;
  const told: string[] = [];
  watchDay({ today: () => today }, eve, (day) => told.push(day));
  vi.advanceTimersByTime(600_000);
  expect(told).toEqual([]);
  today = newYear;
  vi.advanceTimersByTime(180_000);
  expect(told).toEqual([newYear]);
  today = eve;
  vi.advanceTimersByTime(60_000);
  expect(told).toEqual([newYear]);
});

test('a page that is left hears nothing any more', () => {
  const told: string[] = [];
  const stop = watchDay({ today: () => newYear }, eve, (day) => told.push(day));
  stop();
  vi.advanceTimersByTime(120_000);
  expect(told).toEqual([]);
});
