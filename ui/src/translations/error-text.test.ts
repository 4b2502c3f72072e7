import { expect, test } from 'vitest';
import { errorTextOf } from './error-text.ts';
import { makeI18n } from './make-i18n.ts';

const words = makeI18n('en', { Error: 'Something went wrong.', CartIsEmpty: 'Your cart is empty.' });

test('an error is told in its own words', () => {
  expect(errorTextOf(words, 'CartIsEmpty')).toBe('Your cart is empty.');
});

test('a code without words is told in the common ones, never as a bare code', () => {
  expect(errorTextOf(words, 'Provider.Code.42')).toBe('Something went wrong.');
});
