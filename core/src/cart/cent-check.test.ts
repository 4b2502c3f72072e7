import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents } from '../money/cents.ts';
import { linePrice } from '../pricing/line-price.ts';
import { anyCart, anyLinePriceInput } from '../testing/arbitraries.ts';
import { aCart, aTicketLine } from '../testing/builders.ts';
import { centFaults, lineFault, pricedFrom } from './cent-check.ts';

describe('figures of a cart worked out again', () => {
  it('every cart of ours is right', () => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        expect(centFaults(cart)).toEqual([]);
      }),
    );
  });

  it('a price is made again of what its derivation says', () => {
    fc.assert(
      fc.property(anyLinePriceInput, fc.boolean(), (input, lacksTicket) => {
        const price = linePrice({ ...input, lacksTicket });
        const from = pricedFrom(price);
        expect(from && linePrice(from).amount).toBe(price.amount);
      }),
    );
  });

  it('a cent anywhere is told with both figures', () => {
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

  it('adds lines up to no more than the total where a provider does not say what a code took off', () => {
    const promo = { code: 'TEN', description: '' };
    const cart = aCart({ promo });
    expect(centFaults({ ...cart, totalPrice: cents(cart.totalPrice - 1_00) })).toEqual([]);
    expect(centFaults({ ...cart, totalPrice: cents(cart.totalPrice + 1) })).toEqual([
      { figure: 'total', shown: cart.totalPrice + 1, ours: cart.totalPrice },
    ]);
  });

  it('what nobody explains is only added up', () => {
    const amount = cents(12_34);
    const steps = [
      { rule: { rule: 'providerPrice', operand: amount }, before: cents(0), after: amount, remainder: 0 },
    ] as const;
    const told = aTicketLine({
      price: { quantity: 1, unitPrice: amount, amount, amountWithoutDiscount: amount, steps },
    });
    expect(centFaults(aCart({ items: [told] }))).toEqual([]);
    expect(centFaults(aCart({ items: [told], totalPrice: cents(12_35) }))).toHaveLength(1);
    const offered = { price: cents(12_00), quantity: 1, isEligible: false };
    expect(lineFault(told, offered)).toMatchObject({ figure: 'line', ours: { amount: 12_00 } });
  });
});
