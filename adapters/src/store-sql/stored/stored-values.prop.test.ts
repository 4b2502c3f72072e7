import type { CartLine } from '@shop/core/cart/cart-line';
import { anyCart } from '@shop/core/testing/arbitraries';
import { anyCustomer } from '@shop/core/testing/customer-arbitraries';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeCustomer, encodeCustomer } from './customer.ts';
import { decodeOrderContent, encodeOrderContent } from './order-content.ts';

const bought = (line: CartLine): CartLine => {
  if (line.kind !== 'ticket') return line;
  const { maxQuantity: _, ...ticket } = line;
  return { ...ticket, hold: { type: 'notHeld' } };
};

test('what was bought is read as it was written, all but the holds and limits of the cart', () => {
  fc.assert(
    fc.property(anyCart, ({ items, promo }) => {
      const text = encodeOrderContent({ items, ...(promo === undefined ? {} : { promo }) });
      expect(JSON.parse(text).version).toBe(2);
      expect(decodeOrderContent(text)).toEqual({
        items: items.map(bought),
        ...(promo === undefined ? {} : { promo }),
      });
    }),
  );
});

test('a buyer is read as written, with a version or without', () => {
  fc.assert(
    fc.property(anyCustomer, (customer) => {
      expect(JSON.parse(encodeCustomer(customer)).version).toBe(1);
      expect(decodeCustomer(encodeCustomer(customer))).toEqual(customer);
      expect(decodeCustomer(JSON.stringify(customer))).toEqual(customer);
    }),
  );
});

test.each(['{"firstName":"Ana","lastName":7}', '{"firstName":"Ana"', '{"version":2,"firstName":"Ana"}'])(
  'damaged data of a buyer are refused without a word of them: %s',
  (text) => {
    expect(() => decodeCustomer(text)).toThrow(/^stored customer is (?!.*Ana)/);
  },
);
