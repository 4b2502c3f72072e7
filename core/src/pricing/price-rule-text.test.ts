import { expect, test } from 'vitest';
import { cents } from '../money/cents.ts';
import { percent } from '../money/percent.ts';
import type { PriceRule } from './price-derivation.ts';
import { notAppliedText, priceRuleText } from './price-rule-text.ts';

test.each<readonly [PriceRule, ReturnType<typeof priceRuleText>]>([
  [
    { rule: 'listPrice', operand: cents(100) },
    { key: 'Price.listPrice', facts: {} },
  ],
  [
    { rule: 'promoCode', operand: cents(100) },
    { key: 'Price.promoCode', facts: {} },
  ],
  [
    { rule: 'providerPrice', operand: cents(100) },
    { key: 'Price.providerPrice', facts: {} },
  ],
  [
    { rule: 'facilityDiscount', operand: percent(20) },
    { key: 'Price.facilityDiscount', facts: { percent: 20 } },
  ],
  [
    { rule: 'quantity', operand: 3 },
    { key: 'Price.quantity', facts: { quantity: 3 } },
  ],
  [
    { rule: 'quantityDiscount', operand: cents(100), minItems: 1 },
    { key: 'Price.discountedPrice', facts: {} },
  ],
  [
    { rule: 'quantityDiscount', operand: cents(100), minItems: 2 },
    { key: 'Price.quantityDiscount', facts: { minItems: 2, count: 2 } },
  ],
])('the text of the price rule %j gets the figures that it names', (rule, expected) => {
  expect(priceRuleText(rule)).toEqual(expected);
});

test('only a quantity that is too small is explained with figures', () => {
  expect(notAppliedText({ reason: 'quantityTooSmall', needs: 5, has: 4 })).toEqual({
    key: 'Price.NotApplied.quantityTooSmall',
    facts: { needs: 5, has: 4 },
  });
  expect(notAppliedText({ reason: 'needsTicket' })).toEqual({ key: 'Price.NotApplied.needsTicket', facts: {} });
});
