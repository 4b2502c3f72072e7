import { expect, test } from 'vitest';
import { instant, minutes, plusMilliseconds } from '../dates/instant.ts';
import { mayOpenCart } from './new-carts.ts';

const now = instant(minutes(10_000));
const carts = (count: number, age: number) => Array.from({ length: count }, () => plusMilliseconds(now, -age));
const minute = minutes(1);

test.each([
  ['29 carts within a minute', carts(29, minute - 1), true],
  ['30 carts within a minute', carts(30, minute - 1), false],
  ['31 carts within a minute', carts(31, minute - 1), false],
  ['30 carts a minute ago', carts(30, minute), true],
  ['299 carts within a day', carts(299, minute), true],
  ['300 carts within a day', carts(300, minute), false],
  ['301 carts within a day', carts(301, minute), false],
])('after %s with a limit of 30 a minute a client can open one more cart: %s', (_, opened, may) => {
  expect(mayOpenCart(opened, 30, now)).toBe(may);
});
