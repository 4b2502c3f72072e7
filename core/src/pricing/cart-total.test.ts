import { describe, expect, it } from 'vitest';
import { cents } from '../money/cents.ts';
import { cartTotal } from './cart-total.ts';
import { linePrice } from './line-price.ts';
import { withPromo } from './promo-step.ts';

const twoAdults = linePrice({ price: cents(22_00), quantity: 2 });
const cheaper = linePrice({ price: cents(20_00), priceWithDiscount: cents(18_00), quantity: 1 });

describe('the total of a cart', () => {
  it('is the sum of its lines, with and without discounts', () => {
    expect(cartTotal([twoAdults, cheaper])).toEqual({ total: 62_00, totalWithoutDiscount: 64_00 });
  });

  it.each([
    [61_99, 1],
    [62_00, 0],
    [62_01, 0],
  ])('less a promo of %d is %d, never below zero (R-SAFE-8)', (amount, total) => {
    const lines = [twoAdults, cheaper].map((price) => ({ price, isEligible: true }));
    expect(cartTotal(withPromo({ type: 'amount', amount: cents(amount) }, lines)).total).toBe(total);
  });

  it('of an empty cart is zero', () => {
    expect(cartTotal([])).toEqual({ total: 0, totalWithoutDiscount: 0 });
  });
});
