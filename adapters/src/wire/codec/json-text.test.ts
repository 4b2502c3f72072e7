import { expect, test } from 'vitest';
import { parseJson } from './json-text.ts';

const limits = { depth: 3, items: 2 };
const read = (text: string) => parseJson(text, limits);

test('JSON is read without null members of objects and with null entries of lists', () => {
  expect(read('{"a":null,"b":[null],"c":{"d":null}}')._unsafeUnwrap()).toEqual({ b: [null], c: {} });
});

test('JSON is read without a member named __proto__', () => {
  const value = read('{"__proto__":{"admin":true},"a":1}')._unsafeUnwrap();
  expect(value).toEqual({ a: 1 });
  expect(value).not.toHaveProperty('admin');
});

test.each([
  ['[[[1]]]', true],
  ['[[[[1]]]]', false],
  ['{"a":{"b":{"c":1}}}', true],
  ['{"a":{"b":{"c":{}}}}', false],
  ['[1,2]', true],
  ['[1,2,3]', false],
])('%s is within depth 3 and 2 items a list: %s', (text, within) => {
  expect(read(text).isOk()).toBe(within);
});

test.each(['', ' ', '{', 'undefined', 'NaN', "{'a':1}", '[1,]', '\ufeff{}'])('%j is not JSON', (text) => {
  expect(read(text)._unsafeUnwrapErr()).toBe('notJson');
});

test('100,000 nested lists of JSON are refused without a stack overflow', () => {
  expect(read('['.repeat(100_000) + ']'.repeat(100_000))._unsafeUnwrapErr()).toBe('tooDeepOrLong');
});
