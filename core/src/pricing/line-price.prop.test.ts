import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { percent } from '../money/percent.ts';
import { anyLinePriceInput } from '../testing/arbitraries.ts';
import { type LinePriceInput, linePrice } from './line-price.ts';

const every = (check: (input: LinePriceInput) => void) =>
  fc.assert(fc.property(anyLinePriceInput, check), { numRuns: 500 });

it('is not changed by a discount of 0 percent', () => {
  every(({ facilityDiscount, ...input }) => {
    expect(linePrice({ ...input, facilityDiscount: percent(0) })).toEqual(linePrice(input));
  });
});

it('is told by one step a rule, in their order', () => {
  every((input) => {
    const { steps } = linePrice(input);
    expect(steps.map((step) => step.rule.rule)).toEqual([
      'listPrice',
      'quantityDiscount',
      'facilityDiscount',
      'quantity',
    ]);
  });
});

it('gives a reason for exactly those discounts whose condition is not met', () => {
  every((input) => {
    const [, quantityStep, facilityStep] = linePrice(input).steps;
    const offer = input.priceWithDiscount ?? input.price;
    const granted = offer < input.price && input.quantity >= (input.quantityDiscountMinItems ?? 0);
    expect(quantityStep?.notApplied === undefined).toBe(granted);
    expect(facilityStep?.notApplied === undefined).toBe((input.facilityDiscount ?? 0) > 0);
  });
});

it('tells the rounding of a discount of the day', () => {
  every((input) => {
    for (const step of linePrice(input).steps) {
      if (step.rule.rule === 'facilityDiscount') {
        expect(step.after * 100 + step.remainder).toBe(step.before * (100 - step.rule.operand));
      }
    }
  });
});
