import type { CartLine } from '@shop/core/cart/cart-line';
import { anyCart } from '@shop/core/testing/arbitraries';
import { anyCustomer } from '@shop/core/testing/customer-arbitraries';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { storedOrderContent } from './order-content.ts';
import { storedCustomer } from './personal-data.ts';

const bought = (line: CartLine): CartLine => {
  if (line.kind !== 'ticket') return line;
  const { maxQuantity: _, ...ticket } = line;
  return { ...ticket, hold: { type: 'notHeld' } };
};

test('what was bought is read as it was written, all but the holds and limits of the cart', () => {
  fc.assert(
    fc.property(anyCart, ({ items, promo }) => {
      const text = storedOrderContent.write({ items, ...(promo === undefined ? {} : { promo }) });
      expect(storedOrderContent.read(text)).toEqual({
        items: items.map(bought),
        ...(promo === undefined ? {} : { promo }),
      });
    }),
  );
});

test('a buyer is read as written', () => {
  fc.assert(
    fc.property(anyCustomer, (customer) => {
      expect(storedCustomer.read(storedCustomer.write(customer))).toEqual(customer);
    }),
  );
});

test.each([
  ['{"version":1,"value":{"firstName":"Ana","lastName":7}}', 'damaged: value.lastName'],
  ['{"version":1,"value":{"firstName":"Ana"', 'damaged: '],
  ['{"firstName":"Ana"}', 'damaged: version'],
  ['{"version":2,"firstName":"Ana"}', 'of version 2, which this program does not know'],
])('damaged data of a buyer are refused without a word of them: %s', (text, why) => {
  expect(() => storedCustomer.read(text)).toThrow(`stored customer is ${why}`);
  expect(() => storedCustomer.read(text)).not.toThrow('Ana');
});
