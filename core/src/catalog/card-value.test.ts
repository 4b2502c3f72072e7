import { describe, expect, it } from 'vitest';
import { cents } from '../money/cents.ts';
import { cardValueRange, parseCardValue } from './card-value.ts';

describe('the value of a gift card', () => {
  it.each([10_00, 20_00, 1000_00])('can be %d cents', (value) => {
    expect(parseCardValue(cents(value))._unsafeUnwrap()).toBe(value);
  });

  it.each([-10_00, 0, 9_99, 10_01, 15_00, 1000_01, 1010_00])('cannot be %d cents (R-VALID-23)', (value) => {
    expect(parseCardValue(cents(value))._unsafeUnwrapErr()).toEqual({
      kind: 'invalidInput',
      field: 'Price',
      expected: '10 to 1000 EUR in steps of 10',
    });
  });

  it('is 50 EUR by default, which is valid (R-LIMIT-1)', () => {
    expect(cardValueRange).toEqual({ min: 10_00, max: 1000_00, step: 10_00, default: 50_00 });
    expect(parseCardValue(cardValueRange.default).isOk()).toBe(true);
  });
});
