import { expect, it } from 'vitest';
import { cents } from '../money/cents.ts';
import { percent } from '../money/percent.ts';
import { aPriceList } from '../testing/builders.ts';
import { selectionTotal } from './selection-total.ts';

it('a selection costs the sum of its lines under the rules of the day, with and without discounts', () => {
  const chosen = [
    { ...aPriceList(), quantity: 2 },
    { ...aPriceList({ price: cents(20_00) }), quantity: 1 },
    { ...aPriceList({ price: cents(30_00) }), quantity: 0 },
  ];
  const { lines, ...total } = selectionTotal(chosen, { facilityDiscount: percent(20) });
  expect(total).toEqual({ total: 51_20, totalWithoutDiscount: 64_00 });
  expect(lines.map((line) => line.amount)).toEqual([35_20, 16_00, 0]);
});

it('a selection has a quantity discount only in lines that reach its minimum themselves', () => {
  const list = { price: cents(80_00), priceWithDiscount: cents(72_00) };
  const chosen = [
    { ...list, quantity: 2 },
    { ...list, quantity: 3 },
  ];
  expect(selectionTotal(chosen, { quantityDiscountMinItems: 3 }).lines.map((line) => line.unitPrice)).toEqual([
    80_00, 72_00,
  ]);
});
