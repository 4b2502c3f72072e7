import { describe, expect, it } from 'vitest';
import { lastLocalDate, localDate, plusDays } from './local-date.ts';
import { daysOf, isInSaleWindow, longestWindowDays, saleWindow } from './sale-window.ts';

const today = localDate('2026-11-18');

describe('the sale window', () => {
  it.each([
    [7, '2026-11-25'],
    [1, '2026-11-19'],
    [0, '2026-11-18'],
    [-1, '2026-11-18'],
    [1096, '2029-11-18'],
    [1097, '2029-11-18'],
    [Number.MAX_SAFE_INTEGER, '2029-11-18'],
  ])('of %d days ends on %s', (days, last) => {
    expect(saleWindow(today, days)).toEqual({ first: today, last });
  });

  it('contains today and its last day, not the day before or after', () => {
    const window = saleWindow(today, 7);
    expect(isInSaleWindow(plusDays(today, -1), window)).toBe(false);
    expect(isInSaleWindow(today, window)).toBe(true);
    expect(isInSaleWindow(plusDays(today, 7), window)).toBe(true);
    expect(isInSaleWindow(plusDays(today, 8), window)).toBe(false);
  });

  it('lists its days in order', () => {
    expect(daysOf(saleWindow(today, 2))).toEqual(['2026-11-18', '2026-11-19', '2026-11-20']);
  });

  it('ends with the last day that a date can be', () => {
    expect(saleWindow(plusDays(lastLocalDate, -3), longestWindowDays).last).toBe(lastLocalDate);
  });
});
