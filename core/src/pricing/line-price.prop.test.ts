import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { percent } from '../money/percent.ts';
import { anyLinePriceInput } from '../testing/arbitraries.ts';
import { type LinePriceInput, linePrice } from './line-price.ts';

const every = (check: (input: LinePriceInput) => void) =>
  fc.assert(fc.property(anyLinePriceInput, check), { numRuns: 500 });

/** Worked out from the rules again, in whole hundredths of a cent, without the code under test. */
const oracle = (input: LinePriceInput) => {
  const quantity = BigInt(input.quantity);
  const list = BigInt(input.price);
  const offer = input.priceWithDiscount === undefined ? list : BigInt(input.priceWithDiscount);
  const reached = quantity >= BigInt(input.quantityDiscountMinItems ?? 0);
  const base = reached && offer < list ? offer : list;
  const hundredths = base * (100n - BigInt(input.facilityDiscount ?? 0));
  const whole = hundredths / 100n;
  const unitPrice = hundredths % 100n >= 50n ? whole + 1n : whole;
  return { unitPrice, amount: unitPrice * quantity, amountWithoutDiscount: list * quantity };
};

it('agrees with an independent calculation to the cent', () => {
  every((input) => {
    const { unitPrice, amount, amountWithoutDiscount } = linePrice(input);
    expect({
      unitPrice: BigInt(unitPrice),
      amount: BigInt(amount),
      amountWithoutDiscount: BigInt(amountWithoutDiscount),
    }).toEqual(oracle(input));
  });
});

it('is unit price times quantity, from nothing up to the price without discounts', () => {
  every((input) => {
    const { unitPrice, quantity, amount, amountWithoutDiscount } = linePrice(input);
    expect(unitPrice * quantity).toBe(amount);
    expect(amount).toBeGreaterThanOrEqual(0);
    expect(amount).toBeLessThanOrEqual(amountWithoutDiscount);
  });
});

it('never makes a unit dearer for a bigger quantity', () => {
  fc.assert(
    fc.property(anyLinePriceInput, fc.nat(30), (input, more) => {
      const larger = linePrice({ ...input, quantity: input.quantity + more });
      expect(larger.unitPrice).toBeLessThanOrEqual(linePrice(input).unitPrice);
    }),
  );
});

it('is not changed by a discount of 0 percent', () => {
  every(({ facilityDiscount, ...input }) => {
    expect(linePrice({ ...input, facilityDiscount: percent(0) })).toEqual(linePrice(input));
  });
});

it('is told by steps that chain from nothing to the price', () => {
  every((input) => {
    const { steps, amount } = linePrice(input);
    expect(steps.map((step) => step.rule.rule)).toEqual([
      'listPrice',
      'quantityDiscount',
      'facilityDiscount',
      'quantity',
    ]);
    expect(steps.map((step) => step.before)).toEqual([0, ...steps.slice(0, -1).map((step) => step.after)]);
    expect(steps.at(-1)?.after).toBe(amount);
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

it('changes nothing in a step that does not apply, and tells the rounding of one that does', () => {
  every((input) => {
    for (const step of linePrice(input).steps) {
      if (step.notApplied !== undefined) expect([step.after, step.remainder]).toEqual([step.before, 0]);
      if (step.rule.rule === 'facilityDiscount') {
        expect(step.after * 100 + step.remainder).toBe(step.before * (100 - step.rule.operand));
      }
    }
  });
});
