import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents, sum } from '../money/cents.ts';
import { anyCart, anyLinePriceInput, anyPromo } from '../testing/arbitraries.ts';
import { cartTotal } from './cart-total.ts';
import { linePrice } from './line-price.ts';
import { promoDiscount } from './promo-discount.ts';
import { withPromo } from './promo-step.ts';

const twoAdults = linePrice({ price: cents(22_00), quantity: 2 });
const cheaper = linePrice({ price: cents(20_00), priceWithDiscount: cents(18_00), quantity: 1 });

describe('the total of a cart', () => {
  it('is the sum of its lines, beside the sum without discounts', () => {
    expect(cartTotal([twoAdults, cheaper])).toEqual({ total: 62_00, totalWithoutDiscount: 64_00 });
  });

  it.each([
    [61_99, 1],
    [62_00, 0],
    [62_01, 0],
  ])('less a promo of %d is %d, never below zero', (amount, total) => {
    const lines = [twoAdults, cheaper].map((price) => ({ price, isEligible: true }));
    expect(cartTotal(withPromo({ type: 'amount', amount: cents(amount) }, lines)).total).toBe(total);
  });

  it('of an empty cart is zero', () => {
    expect(cartTotal([])).toEqual({ total: 0, totalWithoutDiscount: 0 });
  });

  it('is lines less promo, from zero up to the undiscounted total (R-SAFE-8)', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ price: anyLinePriceInput.map(linePrice), isEligible: fc.boolean() }), { maxLength: 10 }),
        anyPromo,
        (lines, promo) => {
          const amounts = lines.map(({ price, isEligible }) => (isEligible ? price.amount : cents(0)));
          const { amount } = promoDiscount(promo, amounts);
          const { total, totalWithoutDiscount } = cartTotal(withPromo(promo, lines));
          expect(total + amount).toBe(sum(lines.map(({ price }) => price.amount)));
          expect(total).toBeGreaterThanOrEqual(0);
          expect(total).toBeLessThanOrEqual(totalWithoutDiscount);
        },
      ),
    );
  });

  it('is what a cart says', () => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        const lines = cart.items.map((item) => item.price.amount);
        expect(cart.totalPrice + (cart.promo?.amount ?? 0)).toBe(sum(lines));
      }),
    );
  });
});
