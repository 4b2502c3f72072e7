import { expect, test } from 'vitest';
import { typedNumber } from './typed-number.ts';

test.each([
  ['0', 0],
  ['7', 7],
  [' 2 ', 2],
  ['007', 7],
  ['999999999999999', 999_999_999_999_999],
])('the text %j is the number %i', (text, number) => {
  expect(typedNumber(text)).toBe(number);
});

test.each(['', ' ', '1.5', '1e3', '0x10', '1 000', '9999999999999999', 'Infinity', '١', '-1', '+1'])(
  'the text %j is not a whole number',
  (text) => {
    expect(typedNumber(text)).toBeUndefined();
  },
);
