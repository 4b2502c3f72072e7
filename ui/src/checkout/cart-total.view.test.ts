import { cents } from '@shop/core/money/cents';
import { linePrice } from '@shop/core/pricing/line-price';
import { aCart, aTicketLine } from '@shop/core/testing/builders';
import { expect, test } from 'vitest';
import { plainTranslator } from '../testing/plain-translator.ts';
import { cartTotalView } from './cart-total.view.ts';

const reduced = aTicketLine({ price: linePrice({ price: cents(2200), priceWithDiscount: cents(2000), quantity: 1 }) });
const promo = { code: 'POLETJE', description: '', amount: cents(500) };

const view = (...changes: Parameters<typeof aCart>) => cartTotalView(aCart(...changes), plainTranslator);

test('a cart without discounts shows its total alone (R-REVIEW-7)', () => {
  expect(view()).toEqual({ rows: [], total: '2200 c' });
});

test('each discount is a row below the regular price', () => {
  const { rows, total, saving } = view({ items: [reduced], promo });
  expect(rows.map(({ text, amount, isOff }) => [text, amount, isOff])).toEqual([
    ['Cart.RegularPrice', '2200 c', false],
    ['Cart.Discount', '−200 c', true],
    ['Price.promo POLETJE', '−500 c', true],
  ]);
  expect([total, saving]).toEqual(['1500 c', 'Cart.Savings 700 c']);
});

test('a cart with a promo code alone has no row for discounts of lines', () => {
  expect(view({ promo }).rows.map(({ key }) => key)).toEqual(['regular', 'promo']);
});

test('a promo code of unknown amount shows its name without an amount and without a saving', () => {
  const { rows, saving } = view({ promo: { code: 'POLETJE', description: '' }, totalPrice: cents(1700) });
  expect(rows.map(({ text, amount }) => [text, amount])).toEqual([
    ['Cart.RegularPrice', '2200 c'],
    ['Price.promo POLETJE', ''],
  ]);
  expect(saving).toBeUndefined();
});
