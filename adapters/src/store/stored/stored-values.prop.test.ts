import type { CartLine } from '@shop/core/cart/cart-line';
import type { SellerOrder } from '@shop/core/seller/checkout/seller-order';
import { anyCart } from '@shop/core/testing/arbitraries';
import { anyCustomer } from '@shop/core/testing/customer-arbitraries';
import { captured, orderIn, paying } from '@shop/core/testing/paying-seller';
import { after } from '@shop/core/testing/seller-builders';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readPerson, writePerson } from './documents.ts';
import { readOrder, writeOrder } from './order-document.ts';

const bought = (line: CartLine): CartLine => {
  if (line.kind !== 'ticket') return line;
  const { maxQuantity: _, ...ticket } = line;
  return { ...ticket, hold: { type: 'notHeld' } };
};

/** Returns a paid, canceled and refunded order. */
const anOrder = (): SellerOrder => {
  const { state, report } = paying();
  const paid = after(state, report(captured));
  const { cancelId } = orderIn(paid);
  return orderIn(after(after(paid, { type: 'cancelOrder', cancelId }), report({ ...captured, state: 'refunded' })));
};

test('reading a written order returns the order, for any goods', () => {
  const { revision: _, ...order } = anOrder();
  fc.assert(
    fc.property(anyCart, ({ items, promo: stated }) => {
      const promo = stated?.amount === undefined ? undefined : { ...stated, amount: stated.amount };
      const content = { items: items.map(bought), promo };
      const document = writeOrder({ ...order, content, revision: 7 });
      expect(readOrder(document)).toEqual({ ...order, content });
      // Ids have the wire's names, such as `cartItemId` and `seasonId`.
      expect(document).not.toContain('"id":');
    }),
  );
});

test('reading a written buyer returns the buyer', () => {
  fc.assert(
    fc.property(anyCustomer, (customer) => {
      const person = { customer, mtcId: -1 };
      expect(readPerson(writePerson(person))).toEqual(person);
    }),
  );
});

test.each([
  ['{"customer":{"firstName":"Ana","lastName":7}}', 'customer.lastName'],
  ['{"customer":{"firstName":"Ana"', ''],
  ['{"needs":2,"customer":{"firstName":"Ana"}}', 'needs'],
])('a damaged buyer is refused without being quoted: %s', (text, where) => {
  expect(() => readPerson(text)).toThrow(`a stored buyer cannot be read by this release: ${where}`);
  expect(() => readPerson(text)).not.toThrow('Ana');
});
