import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents } from '../money/cents.ts';
import { type BasketPrice, basketPrice } from '../pricing/basket-price.ts';
import type { LinePrice } from '../pricing/price-derivation.ts';
import { anyBasket } from './arbitraries.ts';
import { type Pricer, pricingLaws } from './pricing-laws.ts';

const brokenBy = (price: Pricer, name: string): boolean =>
  pricingLaws.some(
    (law) =>
      law.name === name &&
      fc.check(
        fc.property(anyBasket, (basket) => law.broken(basket, price) === undefined),
        { numRuns: 200, seed: 11 },
      ).failed,
  );

const withLines =
  (change: (line: LinePrice, at: number, all: readonly LinePrice[]) => LinePrice): Pricer =>
  (basket) => {
    const price = basketPrice(basket);
    return { ...price, lines: price.lines.map(change) };
  };

/** Returns a line whose last step reduces it further, as a promo code does. */
const withMoreOff = (line: LinePrice, more: number): LinePrice => ({
  ...line,
  steps: line.steps.map((step) =>
    step.rule.rule === 'promoCode'
      ? { ...step, rule: { ...step.rule, operand: cents(step.rule.operand + more) }, after: cents(step.after - more) }
      : step,
  ),
});

/** A faulty pricer for each law; it may break other laws as well. */
const wrong: Readonly<Record<string, Pricer>> = {
  'by-hand': (basket) =>
    basketPrice({
      ...basket,
      lines: basket.lines.map(({ quantityDiscountMinItems: _, ...line }) => line),
    }),
  'unit-times-quantity': withLines((line) => ({ ...line, amount: cents(line.amount + 1) })),
  'without-discounts': withLines((line) => ({ ...line, amountWithoutDiscount: cents(line.amountWithoutDiscount + 1) })),
  bounds: withLines((line) => ({ ...line, amountWithoutDiscount: cents(line.amountWithoutDiscount - 1) })),
  chain: withLines((line) => ({ ...line, steps: line.steps.toSpliced(1, 1) })),
  'bigger-quantity': withLines((line) => ({ ...line, unitPrice: cents(line.unitPrice + line.quantity) })),
  sum: (basket): BasketPrice => {
    const price = basketPrice(basket);
    return { ...price, total: cents(price.total + 1) };
  },
  code: withLines((line) => withMoreOff(line, 1)),
  split: withLines((line, at) => (at > 1 ? line : withMoreOff(line, at === 0 ? 2 : -2))),
  'not-for-line': (basket) =>
    basketPrice({ ...basket, lines: basket.lines.map((line) => ({ ...line, isEligible: true })) }),
  order: withLines((line, at) => (at === 0 ? withMoreOff(line, 1) : line)),
};

describe('the law of prices', () => {
  it.each(pricingLaws)('$name holds: $says', ({ name, broken }) => {
    fc.assert(
      fc.property(anyBasket, (basket) => {
        expect(broken(basket, basketPrice), name).toBeUndefined();
      }),
      { numRuns: 200 },
    );
  });

  it.each(pricingLaws)('$name reports a pricer that breaks it', ({ name }) => {
    expect(brokenBy(wrong[name] ?? basketPrice, name)).toBe(true);
  });
});
