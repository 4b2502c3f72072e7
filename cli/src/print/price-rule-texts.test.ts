import { percent } from '@shop/core/money/percent';
import { expect, test } from 'vitest';
import { operandText } from './price-rule-texts.ts';

test.each([
  [0, '0 %'],
  [1, '-1 %'],
])('the operand of a discount of %i percent is %s', (operand, text) => {
  expect(operandText({ rule: 'facilityDiscount', operand: percent(operand) }, 'sl')).toBe(text);
});
