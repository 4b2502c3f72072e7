import { noConditions } from '@shop/core/pricing/price-conditions';
import { anyBasket } from '@shop/core/testing/arbitraries';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { readBasket, writtenBasket } from './basket-form.ts';

it('a basket is equal after writing and reading (law)', () => {
  fc.assert(
    fc.property(anyBasket, (basket) => {
      const text = writtenBasket(basket);
      const lines = basket.lines.map((line) => ({ ...noConditions, ...line }));
      expect(readBasket({ path: 'prices.yaml', text })._unsafeUnwrap()).toEqual({ ...basket, lines });
    }),
  );
});

it.each([
  ['', '1:1', 'must have members: lines, code'],
  ['lines: {}', '1:8', 'must be a list'],
  ['lines: [{ price: 1 }]', '1:9', 'quantity is missing'],
  ['lines: [{ price: -1, quantity: 1 }]', '1:18', 'must be an amount in euros'],
  ['lines: [{ price: 1, quantity: 1001 }]', '1:31', 'must be a whole number from 0 to 1000'],
  ['lines: []\ncode: {}', '2:7', 'must take off either percent or amount'],
  ['lines: [', '1:9', 'not YAML'],
])('the mistake in the basket %j is reported with its place', (text, place, says) => {
  const [mistake] = readBasket({ path: 'prices.yaml', text })._unsafeUnwrapErr();
  expect(`${mistake?.line}:${mistake?.column}`).toBe(place);
  expect(mistake?.message).toContain(says);
});
