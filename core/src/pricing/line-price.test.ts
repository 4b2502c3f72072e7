import { describe, expect, it } from 'vitest';
import { cents } from '../money/cents.ts';
import { percent } from '../money/percent.ts';
import { type LinePriceInput, linePrice } from './line-price.ts';

const adult = { price: cents(22_00), quantity: 2 };
const card = { price: cents(80_00), priceWithDiscount: cents(72_00), quantityDiscountMinItems: 5 };

describe('the price of a line', () => {
  it.each([
    [4, 80_00, 320_00],
    [5, 72_00, 360_00],
    [6, 72_00, 432_00],
  ])(
    'has the quantity discount from its minimum on: %d pieces at %d cents (R-VALID-24)',
    (quantity, unitPrice, amount) => {
      expect(linePrice({ ...card, quantity })).toMatchObject({
        unitPrice,
        amount,
        amountWithoutDiscount: 80_00 * quantity,
      });
    },
  );

  it.each([0, 1])('is the discounted price for a quantity of %d when it has no minimum', (quantity) => {
    expect(linePrice({ price: cents(80_00), priceWithDiscount: cents(72_00), quantity }).unitPrice).toBe(72_00);
  });

  it('has the discount of the day taken off the discounted price', () => {
    expect(linePrice({ ...card, quantity: 5, facilityDiscount: percent(20) })).toMatchObject({
      unitPrice: 57_60,
      amount: 288_00,
      amountWithoutDiscount: 400_00,
    });
  });

  it('has the discount of the day taken off the price when there is no discounted price (R-VALID-25)', () => {
    expect(linePrice({ ...adult, facilityDiscount: percent(20) }).unitPrice).toBe(17_60);
  });

  it('is rounded once per unit, half a cent up', () => {
    expect(linePrice({ price: cents(9_99), quantity: 3, facilityDiscount: percent(50) })).toMatchObject({
      unitPrice: 5_00,
      amount: 15_00,
    });
  });

  it.each([22_00, 22_01])('stays at 2200 cents when the discounted price is %d cents', (priceWithDiscount) => {
    expect(linePrice({ ...adult, priceWithDiscount: cents(priceWithDiscount) }).unitPrice).toBe(22_00);
  });

  it.each([-1, 0.5, Number.NaN])('throws for a quantity of %d', (quantity) => {
    expect(() => linePrice({ ...adult, quantity })).toThrow(RangeError);
  });
});

describe('the derivation of a line', () => {
  it('lists every rule in order, with its effect (R-SAFE-16)', () => {
    expect(
      linePrice({
        ...card,
        price: cents(9_99),
        priceWithDiscount: cents(9_49),
        quantity: 5,
        facilityDiscount: percent(5),
      }).steps,
    ).toEqual([
      { rule: { rule: 'listPrice', operand: 9_99 }, before: 0, after: 9_99, remainder: 0 },
      { rule: { rule: 'quantityDiscount', operand: 9_49, minItems: 5 }, before: 9_99, after: 9_49, remainder: 0 },
      { rule: { rule: 'facilityDiscount', operand: 5 }, before: 9_49, after: 9_02, remainder: -45 },
      { rule: { rule: 'quantity', operand: 5 }, before: 9_02, after: 45_10, remainder: 0 },
    ]);
  });

  const unchanged = (rule: object) => ({ rule, before: 22_00, after: 22_00, remainder: 0 });
  const noDiscount = { rule: 'quantityDiscount', operand: 22_00, minItems: 1 };
  const noPercent = unchanged({ rule: 'facilityDiscount', operand: 0 });

  it.each<[LinePriceInput, string, object]>([
    [{ ...card, quantity: 4 }, 'quantityDiscount', { notApplied: { reason: 'quantityTooSmall', needs: 5, has: 4 } }],
    [adult, 'quantityDiscount', { ...unchanged(noDiscount), notApplied: { reason: 'noDiscountPrice' } }],
    [
      { ...card, priceWithDiscount: cents(80_00), quantity: 1 },
      'quantityDiscount',
      { notApplied: { reason: 'notCheaper' } },
    ],
    [adult, 'facilityDiscount', { ...noPercent, notApplied: { reason: 'noFacilityDiscount' } }],
    [
      { ...adult, facilityDiscount: percent(0) },
      'facilityDiscount',
      { ...noPercent, notApplied: { reason: 'noFacilityDiscount' } },
    ],
  ])('of %j has the reason why the rule %s did not apply', (input, rule, step) => {
    expect(linePrice(input).steps.find((one) => one.rule.rule === rule)).toMatchObject(step);
  });
});
