import { expect, test } from 'vitest';
import { cents } from '../money/cents.ts';
import { percent } from '../money/percent.ts';
import { linePrice } from '../pricing/line-price.ts';
import { plainWords } from '../testing/plain-words.ts';
import { priceRows } from './price-rows.ts';

const looks = (line: Parameters<typeof linePrice>[0]) =>
  priceRows(linePrice(line), plainWords).map(({ look, amount }) => [look, amount]);

test('the rows of a price are its list price, each discount and the sum', () => {
  expect(looks({ price: cents(2000), quantity: 2, facilityDiscount: percent(10) })).toEqual([
    ['plain', '2000 c'],
    ['saving', '−200 c'],
    ['sum', '3600 c'],
  ]);
});

test('the rows of a price have a rule that needs a higher quantity or a ticket without an amount', () => {
  const discount = { priceWithDiscount: cents(1500), quantityDiscountMinItems: 5 };
  expect(looks({ price: cents(2000), quantity: 2, ...discount })).toContainEqual(['unapplied', undefined]);
  const alone = { priceWithDiscount: cents(1500), lacksTicket: true };
  expect(looks({ price: cents(2000), quantity: 2, ...alone })).toContainEqual(['unapplied', undefined]);
  expect(looks({ price: cents(2000), quantity: 5, ...discount })).toContainEqual(['saving', '−500 c']);
});
