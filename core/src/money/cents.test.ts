import { describe, expect, it } from 'vitest';
import { maxGiftCardsPerCart, maxPersonsPerCart, maxUpsellsPerCart } from '../availability/capacity.ts';
import { add, cents, maxAmount, maxPrice, min, subtract, sum, times, zero } from './cents.ts';

describe('whole cents', () => {
  it.each([0, 1, -1, 22_00, Number.MAX_SAFE_INTEGER])('hold %d', (amount) => {
    expect(cents(amount)).toBe(amount);
  });

  it.each([0.5, 22.000001, Number.NaN, Number.POSITIVE_INFINITY, Number.MAX_SAFE_INTEGER + 1])(
    'refuse %d',
    (amount) => {
      expect(() => cents(amount)).toThrow(RangeError);
    },
  );

  it('know no negative zero', () => {
    expect(Object.is(cents(-0), 0)).toBe(true);
    expect(Object.is(times(cents(-5), 0), 0)).toBe(true);
  });

  it('add up, subtract, multiply and compare', () => {
    expect(add(cents(22_00), cents(20_00))).toBe(42_00);
    expect(subtract(cents(20_00), cents(22_00))).toBe(-2_00);
    expect(times(cents(22_00), 3)).toBe(66_00);
    expect(sum([cents(1), cents(2), cents(3)])).toBe(6);
    expect(sum([])).toBe(zero);
    expect(min(cents(1), cents(2))).toBe(1);
    expect(min(cents(2), cents(1))).toBe(1);
  });

  it('refuse a sum that is too large to be exact', () => {
    expect(() => add(cents(Number.MAX_SAFE_INTEGER), cents(1))).toThrow(RangeError);
  });

  it('refuse half a piece of an odd price', () => {
    expect(() => times(cents(1), 0.5)).toThrow(RangeError);
  });
});

it('is above the cart that holds as much of everything as it may, each as dear as it may be', () => {
  // Gift cards that were cheap when they were added may have reached the maximum price since.
  const pieces = maxPersonsPerCart + maxGiftCardsPerCart + maxUpsellsPerCart;
  expect(times(maxPrice, pieces)).toBe(1_980_000_000);
  expect(times(maxPrice, pieces)).toBeLessThanOrEqual(maxAmount);
});
