import { cartId, productId } from '@shop/core/ids';
import { expect, test } from 'vitest';
import { decode, encode } from './codec.ts';
import { id, idIfAny, ids } from './texts.ts';

const cart = id(cartId);
const largest = Number.MAX_SAFE_INTEGER;

test.each([17, 0, largest, 'a', '17', '-1', '1.5', 'x.17'])('the id %j is sent back as it was received', (sent) => {
  expect(encode(cart, decode(cart, sent)._unsafeUnwrap())).toBe(sent);
  expect(encode(idIfAny(cartId), decode(idIfAny(cartId), sent)._unsafeUnwrap())).toBe(sent);
  const list = ids(productId);
  expect(encode(list, decode(list, [sent, 'b'])._unsafeUnwrap())).toEqual([sent, 'b']);
});

test('the ids 17 and ".17" are equal, and "17" is another', () => {
  expect([17, '.17', '17'].map((sent) => decode(cart, sent)._unsafeUnwrap())).toEqual(['.17', '.17', '17']);
});

test('the ids ".017" and a dot before an unsafe integer are texts', () => {
  for (const text of ['.017', '.9007199254740993']) expect(encode(cart, decode(cart, text)._unsafeUnwrap())).toBe(text);
});

test.each([-1, 0.5, largest + 1, Number.POSITIVE_INFINITY, true, null, [], '.', '..', '.a', '.-1', '.1.5', ''])(
  '%j is refused as an id',
  (sent) => {
    expect(decode(cart, sent)._unsafeUnwrapErr().kind).toBe('invalidInput');
  },
);
