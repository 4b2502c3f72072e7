import { describe, expect, it } from 'vitest';
import { cents } from './cents.ts';
import { parsePercent, percent, percentOff } from './percent.ts';

describe('a percentage', () => {
  it.each([0, 1, 99, 100])('can be %d', (value) => {
    expect(parsePercent(value)._unsafeUnwrap()).toBe(value);
  });

  it.each([-1, 101, 0.5, Number.NaN, Number.POSITIVE_INFINITY])('cannot be %d', (value) => {
    expect(parsePercent(value)._unsafeUnwrapErr()).toBe('notAPercent');
    expect(() => percent(value)).toThrow(`not a percent: ${value}`);
  });

  it('turns a negative zero into zero', () => {
    expect(Object.is(percent(-0), 0)).toBe(true);
  });
});

describe('a percent discount', () => {
  it.each([
    { price: 22_00, off: 20, reduced: 17_60, remainder: 0, why: 'exact' },
    { price: 1, off: 50, reduced: 1, remainder: -50, why: 'half a cent rounds up' },
    { price: 1, off: 51, reduced: 0, remainder: 49, why: 'just below half rounds down' },
    { price: 1, off: 49, reduced: 1, remainder: -49, why: 'just above half rounds up' },
    { price: 9_99, off: 5, reduced: 9_49, remainder: 5, why: 'the remainder is reported' },
    { price: 22_00, off: 0, reduced: 22_00, remainder: 0, why: 'nothing off' },
    { price: 22_00, off: 100, reduced: 0, remainder: 0, why: 'everything off' },
  ])('of $off % reduces $price cents to $reduced: $why', ({ price, off, reduced, remainder }) => {
    expect(percentOff(cents(price), percent(off))).toEqual({ reduced, remainder });
  });
});
