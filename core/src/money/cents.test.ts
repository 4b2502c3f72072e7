import { describe, expect, it } from 'vitest';
import { maxGiftCardsPerCart, maxPersonsPerCart, maxUpsellsPerCart } from '../availability/capacity.ts';
import { add, cents, inEuros, max, maxAmount, maxPrice, min, subtract, sum, times, zero } from './cents.ts';

describe('whole cents', () => {
  it.each([0, 1, -1, 22_00, Number.MAX_SAFE_INTEGER])('accept %d', (amount) => {
    expect(cents(amount)).toBe(amount);
  });

  it.each([0.5, 22.000001, Number.NaN, Number.POSITIVE_INFINITY, Number.MAX_SAFE_INTEGER + 1])(
    'refuse %d',
    (amount) => {
      expect(() => cents(amount)).toThrow(RangeError);
    },
  );

  it('turn a negative zero into zero', () => {
    expect(Object.is(cents(-0), 0)).toBe(true);
    expect(Object.is(times(cents(-5), 0), 0)).toBe(true);
  });

  it('add up, subtract, multiply and compare', () => {
    expect(add(cents(22_00), cents(20_00))).toBe(42_00);
    expect(subtract(cents(20_00), cents(22_00))).toBe(-2_00);
    expect(times(cents(22_00), 3)).toBe(66_00);
    expect(sum([cents(1), cents(2), cents(3)])).toBe(6);
    expect(sum([])).toBe(zero);
    expect([min(cents(1), cents(2)), min(cents(2), cents(1))]).toEqual([1, 1]);
    expect([max(cents(1), cents(2)), max(cents(2), cents(1))]).toEqual([2, 2]);
  });

  it('refuse a sum that is not exact', () => {
    expect(() => add(cents(Number.MAX_SAFE_INTEGER), cents(1))).toThrow(RangeError);
  });

  it('refuse a fraction of a piece with a fraction of a cent', () => {
    expect(() => times(cents(1), 0.5)).toThrow(RangeError);
  });
});

it('the maximum amount is above the total of a full cart at maximum prices, and fits into 32 bits', () => {
  // Gift cards that were cheap when they were added may have reached the maximum price since.
  const pieces = maxPersonsPerCart + maxGiftCardsPerCart + maxUpsellsPerCart;
  expect(times(maxPrice, pieces)).toBe(1_980_000_000);
  expect(times(maxPrice, pieces)).toBeLessThanOrEqual(maxAmount);
  expect(maxAmount).toBe(2_147_483_647);
});

it.each([
  [22_05, 22.05],
  [0, 0],
  [undefined, undefined],
])('%s cents are %s euros on the wire', (amount, euros) => {
  expect(inEuros(amount === undefined ? undefined : cents(amount))).toBe(euros);
});
