import { priceGroupId, priceListId } from '@shop/core/ids';
import { expect, test } from 'vitest';
import { nothingTyped, withoutQuantities, withPersons, withQuantity } from './typed-quantities.ts';

const [adults, children] = [priceListId('adults'), priceListId('children')];
const group = priceGroupId('day');

test('a quantity takes the place of the one before and leaves the others', () => {
  const typed = withQuantity(withQuantity(withQuantity(nothingTyped, adults, 1), children, 2), adults, 3);
  expect(typed.quantities).toEqual({ [adults]: 3, [children]: 2 });
});

test('once the tickets are in the cart no quantity is left, but who comes is', () => {
  const typed = withPersons(withQuantity(nothingTyped, adults, 2), group, { adults: 2, children: 1 });
  expect(withoutQuantities(typed)).toEqual({ quantities: {}, counts: { [group]: { adults: 2, children: 1 } } });
});
