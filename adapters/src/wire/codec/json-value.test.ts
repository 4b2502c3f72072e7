import { expect, test } from 'vitest';
import { flagOf, listOf, member, numberOf, textOf } from './json-value.ts';

test.each(['toString', 'constructor', '__proto__', 'hasOwnProperty'])(
  'an empty object and an empty list have no member %s (R-GUARD-17)',
  (name) => {
    expect(member({}, name)).toBeUndefined();
    expect(member([], name)).toBeUndefined();
  },
);

test('a list is read without its empty entries, and any other value as a list of one', () => {
  const values = [undefined, null, [], [1, null, undefined, 2], { items: [1] }, { items: null }, 'x'];
  expect(values.map(listOf)).toEqual([[], [], [], [1, 2], [1], [{ items: null }], ['x']]);
});

test('numbers, texts and flags are read in each of their spellings, alone or as the only entry of a list', () => {
  expect(['1', ' -1.5 ', ['7'], 1e-9].map(numberOf)).toEqual([1, -1.5, 7, 1e-9]);
  expect(Object.is(numberOf(-0), 0)).toBe(true);
  const noNumbers = ['1e5', '', Number.POSITIVE_INFINITY, true, ['1', '2']];
  expect(noNumbers.filter((value) => numberOf(value) !== undefined)).toEqual([]);
  expect([5, ['a'], ['a', 'b'], true, {}].map(textOf)).toEqual(['5', 'a', '', '', '']);
  expect([true, 'TRUE', ['1'], 0, 'no', 2].map(flagOf)).toEqual([true, true, true, false, undefined, undefined]);
});
