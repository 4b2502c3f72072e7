import { instant } from '@shop/core/dates/instant';
import { cartId } from '@shop/core/ids';
import { newCart } from '@shop/core/seller/cart/open-cart';
import { expect, test } from 'vitest';
import { readCart, writeCart } from './documents.ts';

const aCart = newCart(cartId('a cart'), instant(0));

test('a zero character and a lone surrogate in a cart are written as the replacement character', () => {
  const text = writeCart({ ...aCart, lostCode: { code: 'A\0B\ud83d', reason: 'unknown' } });
  expect(readCart(text).lostCode?.code).toBe('A\ufffdB\ufffd');
});

test('a cart document with the needs of this release is read', () => {
  expect(() => readCart(JSON.stringify({ ...aCart, needs: 1 }))).not.toThrow();
});
