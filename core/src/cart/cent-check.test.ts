import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents } from '../money/cents.ts';
import { linePrice } from '../pricing/line-price.ts';
import { withPromo } from '../pricing/promo-step.ts';
import { anyCart, anyLinePriceInput } from '../testing/arbitraries.ts';
import { aCart, aTicketLine } from '../testing/builders.ts';
import { centFaults, lineFault, pricedFrom } from './cent-check.ts';

describe('the recalculation of a cart', () => {
  it('finds no fault in a cart that our rules priced', () => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        expect(centFaults(cart)).toEqual([]);
      }),
    );
  });

  it('calculates the same amount again from the derivation of a price', () => {
    fc.assert(
      fc.property(anyLinePriceInput, fc.boolean(), (input, lacksTicket) => {
        const price = linePrice({ ...input, lacksTicket });
        const from = pricedFrom(price);
        expect(from && linePrice(from).amount).toBe(price.amount);
      }),
    );
  });

  it('reports a line or total that is a cent off, with both figures', () => {
    const cart = aCart();
    const [line] = cart.items;
    if (line === undefined) throw new Error('a cart without lines');
    const price = { ...line.price, amount: cents(line.price.amount + 1) };
    const dearer = { ...cart, items: [{ ...line, price }], totalPrice: cents(cart.totalPrice + 1) };
    expect(centFaults(dearer)).toEqual([{ figure: 'line', item: line.cartItemId, shown: price, ours: line.price }]);
    expect(centFaults({ ...cart, totalPrice: cents(cart.totalPrice - 1) })).toEqual([
      { figure: 'total', shown: cart.totalPrice - 1, ours: cart.totalPrice },
    ]);
    const promo = { code: 'TEN', description: '', amount: cents(1_00) };
    expect(centFaults({ ...cart, promo })).toEqual([
      { figure: 'total', shown: cart.totalPrice, ours: cart.totalPrice - 1_00 },
    ]);
  });

  it('accepts any total up to the sum of the lines when the provider does not report the reduction of a code', () => {
    const promo = { code: 'TEN', description: '' };
    const cart = aCart({ promo });
    expect(centFaults({ ...cart, totalPrice: cents(cart.totalPrice - 1_00) })).toEqual([]);
    expect(centFaults({ ...cart, totalPrice: cents(cart.totalPrice + 1) })).toEqual([
      { figure: 'total', shown: cart.totalPrice + 1, ours: cart.totalPrice },
    ]);
  });

  it('reports a reduction of a code that is not the sum of its shares in the lines', () => {
    const prices = withPromo({ type: 'amount', amount: cents(5_00) }, [
      { price: linePrice({ price: cents(22_00), quantity: 1 }), isEligible: true },
      { price: linePrice({ price: cents(10_00), quantity: 1 }), isEligible: false },
    ]);
    const items = prices.map((price) => aTicketLine({ price }));
    const cart = (amount: number) =>
      aCart({ items, totalPrice: cents(27_00), promo: { code: 'TEN', description: '', amount: cents(amount) } });
    expect(centFaults(cart(5_00))).toEqual([]);
    expect(centFaults(cart(5_01))).toEqual([{ figure: 'promo', shown: 5_01, ours: 5_00 }]);
  });

  it('only adds up a line without a derivation', () => {
    const amount = cents(12_34);
    const steps = [
      { rule: { rule: 'providerPrice', operand: amount }, before: cents(0), after: amount, remainder: 0 },
    ] as const;
    const line = aTicketLine({
      price: { quantity: 1, unitPrice: amount, amount, amountWithoutDiscount: amount, steps },
    });
    expect(centFaults(aCart({ items: [line] }))).toEqual([]);
    expect(centFaults(aCart({ items: [line], totalPrice: cents(12_35) }))).toHaveLength(1);
    const offered = { price: cents(12_00), quantity: 1, isEligible: false };
    expect(lineFault(line, offered)).toMatchObject({ figure: 'line', ours: { amount: 12_00 } });
  });
});
