import { cents } from '@shop/core/money/cents';
import { linePrice } from '@shop/core/pricing/line-price';
import { withPromo } from '@shop/core/pricing/promo-step';
import { expect, test } from 'vitest';
import { plainTranslator } from '../testing/plain-translator.ts';
import { isChanged, priceDetailRows } from './price-details.view.ts';

const plain = linePrice({ price: cents(2200), quantity: 2 });
const reduced = linePrice({ price: cents(2200), priceWithDiscount: cents(2000), quantity: 3 });
const [coded = plain] = withPromo({ type: 'amount', amount: cents(500) }, [{ price: plain, isEligible: true }]);

test.each([
  ['a discount', reduced, ['3 × 2000 c', '6000 c']],
  ['a promo code', coded, ['Cart.Total', '3900 c']],
])('the details of a price with %s end with what the line costs', (_, price, result) => {
  const { text, amount } = priceDetailRows(price, plainTranslator).at(-1) ?? {};
  expect([text, amount]).toEqual(result);
});

test('only a price that a discount or promo code changed has details', () => {
  expect([plain, reduced, coded].map(isChanged)).toEqual([false, true, true]);
});
