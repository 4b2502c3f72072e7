import { expect, test } from 'vitest';
import { isOfOwnSeller } from './cart.ts';

test.each([
  [true, true],
  [false, true],
  [undefined, false],
])('whether a cart whose frozen state is %s is of our own seller: %s', (frozen, isOwn) => {
  expect(isOfOwnSeller({ frozen })).toBe(isOwn);
});
