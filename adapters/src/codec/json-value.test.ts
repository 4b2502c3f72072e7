import { expect, test } from 'vitest';
import { flagOf, listOf, member, numberOf, textOf } from './json-value.ts';

test.each(['toString', 'constructor', '__proto__', 'hasOwnProperty'])(
  '%s is found in no table of ours (R-GUARD-17)',
  (name) => {
    expect(member({}, name)).toBeUndefined();
    expect(member([], name)).toBeUndefined();
  },
);

test.each([
  [undefined, []],
  [null, []],
  [[], []],
  [
    [1, null, undefined, 2],
    [1, 2],
  ],
  [{ items: [1] }, [1]],
  [{ items: null }, [{ items: null }]],
  ['x', ['x']],
])('list of %j', (value, list) => {
  expect(listOf(value)).toEqual(list);
});

test.each([
  ['1', 1],
  [' -1.5 ', -1.5],
  [['7'], 7],
  [1e-9, 1e-9],
  [-0, 0],
  ['1e5', undefined],
  ['', undefined],
  [Number.POSITIVE_INFINITY, undefined],
  [true, undefined],
  [['1', '2'], undefined],
])('number of %j', (value, number) => {
  expect(Object.is(numberOf(value), number)).toBe(true);
});

test.each([
  [5, '5'],
  [['a'], 'a'],
  [['a', 'b'], ''],
  [true, ''],
  [{}, ''],
])('text of %j', (value, text) => {
  expect(textOf(value)).toBe(text);
});

test.each([
  [true, true],
  ['TRUE', true],
  [['1'], true],
  [0, false],
  ['no', undefined],
  [2, undefined],
])('flag of %j', (value, flag) => {
  expect(flagOf(value)).toBe(flag);
});
