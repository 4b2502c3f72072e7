import { cartId, productId } from '@shop/core/ids';
import { expect, test } from 'vitest';
import { decode, encode } from './codec.ts';
import { id, idIfAny, ids } from './texts.ts';

const cart = id(cartId);
const largest = Number.MAX_SAFE_INTEGER;

test.each([17, 0, largest, 'a', '17', '-1', '1.5', 'x.17'])('the id %j goes back as it came', (sent) => {
  expect(encode(cart, decode(cart, sent)._unsafeUnwrap())).toBe(sent);
  expect(encode(idIfAny(cartId), decode(idIfAny(cartId), sent)._unsafeUnwrap())).toBe(sent);
  const list = ids(productId);
  expect(encode(list, decode(list, [sent, 'b'])._unsafeUnwrap())).toEqual([sent, 'b']);
});

test('a number and its digits as text are different ids, and an id is read with the mark of a number too', () => {
  expect([17, '.17', '17'].map((sent) => decode(cart, sent)._unsafeUnwrap())).toEqual(['.17', '.17', '17']);
});

test('a mark before what is no safe number stays a text', () => {
  for (const text of ['.017', '.9007199254740993']) expect(encode(cart, decode(cart, text)._unsafeUnwrap())).toBe(text);
});

test.each([-1, 0.5, largest + 1, Number.POSITIVE_INFINITY, true, null, [], '.', '..', '.a', '.-1', '.1.5', ''])(
  '%j is no id',
  (sent) => {
    expect(decode(cart, sent)._unsafeUnwrapErr().kind).toBe('invalidInput');
  },
);
