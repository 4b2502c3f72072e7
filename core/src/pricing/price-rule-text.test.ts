import { expect, test } from 'vitest';
import { cents } from '../money/cents.ts';
import { percent } from '../money/percent.ts';
import { notAppliedText, priceRuleText } from './price-rule-text.ts';

test.each([1, 2])('a discounted price from %i pieces on has the name of its kind', (minItems) => {
  const { key } = priceRuleText({ rule: 'quantityDiscount', operand: cents(100), minItems });
  expect(key).toBe(minItems === 1 ? 'Price.discountedPrice' : 'Price.quantityDiscount');
});

test('the text of a price rule gets the figures that it names', () => {
  expect(priceRuleText({ rule: 'facilityDiscount', operand: percent(20) }).facts).toEqual({ percent: 20 });
  expect(priceRuleText({ rule: 'quantity', operand: 3 }).facts).toEqual({ quantity: 3 });
  expect(notAppliedText({ reason: 'quantityTooSmall', needs: 5, has: 4 })).toEqual({
    key: 'Price.NotApplied.quantityTooSmall',
    facts: { needs: 5, has: 4 },
  });
});
