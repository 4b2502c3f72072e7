import { priceGroupId, priceListId } from '@shop/core/ids';
import { expect, test } from 'vitest';
import {
  mixFields,
  nothingTyped,
  typedIn,
  typedText,
  withMix,
  withoutQuantities,
  withPersons,
  withQuantity,
} from './typed-quantities.ts';

const [adults, children] = [priceListId('adults'), priceListId('children')];
const group = priceGroupId('day');

test('an addition to the cart clears the quantities and keeps the persons', () => {
  const typed = withPersons(withQuantity(nothingTyped, adults, 2), group, { adults: 2, children: 1 });
  expect(withoutQuantities(typed)).toEqual({ quantities: {}, counts: { [group]: { adults: 2, children: 1 } } });
});

test('a mix replaces the chosen quantities and survives storage and a form', () => {
  const family = priceListId('family');
  const chosen = [
    { priceListId: adults, quantity: 2 },
    { priceListId: children, quantity: 3 },
  ];
  const mix = [
    { priceListId: family, quantity: 1 },
    { priceListId: children, quantity: 1 },
  ];
  const typed = withMix(withQuantity(withQuantity(nothingTyped, adults, 2), children, 3), chosen, mix);
  const byForm = typedIn(mixFields(chosen, mix).map(([name, value]) => [name, String(value)]));
  expect(byForm).toEqual({ ...typed, quantities: { [children]: 1, [family]: 1 } });
  expect(typed.quantities).toEqual({ [adults]: 0, [children]: 1, [family]: 1 });
  expect(typed.advised).toEqual([family, children]);
  expect(typedIn(new URLSearchParams(typedText(typed)))).toEqual({
    ...typed,
    quantities: { [children]: 1, [family]: 1 },
  });
  expect(withoutQuantities(typed)).toEqual(nothingTyped);
});

test('only the fields of a ticket form are read', () => {
  const fields = {
    'quantity-adults': ' 3 ',
    'quantity-children': 'two',
    'adults-day': '2',
    'children-day': '-1',
    other: '7',
  };
  expect(typedIn(Object.entries(fields))).toEqual({
    quantities: { [adults]: 3 },
    counts: { [group]: { adults: 2, children: 0 } },
  });
  expect(typedIn([['quantity-adults', '1e300']])).toEqual(nothingTyped);
  expect(typedIn([['quantity-adults', '99999999']]).quantities[adults]).toBe(9_999);
});
