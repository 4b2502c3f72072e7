import { expect, it } from 'vitest';
import { isIdWrittenAs } from './ids.ts';
import { idOfNumber, numberOfId, providersId } from './numeric-id.ts';

it.each([0, 7, 17, Number.MAX_SAFE_INTEGER])('the id of the number %i is parsed as that number', (number) => {
  expect(numberOfId(idOfNumber(number))).toBe(number);
});

it.each(['17', 'a.17', '.', '.x', '.017', '.1e3', '.-1', '. 1', '.9007199254740993'])(
  'the id %j has no number',
  (id) => {
    expect(numberOfId(id)).toBeUndefined();
  },
);

it.each([
  ['.17', '17', true],
  ['.17', '.17', true],
  ['17', '17', true],
  ['.17', '017', false],
  ['17', '.17', false],
  ['.0', '', false],
  ['.17', '18', false],
])('whether the id %j can be written as %j: %s', (id, written, is) => {
  expect(isIdWrittenAs(id, written)).toBe(is);
});

it.each([
  ['.17', '17'],
  ['17', '17'],
  ['.017', '.017'],
  ['termalija', 'termalija'],
])('the id %s is %s outside the shop', (id, shown) => {
  expect(providersId(id)).toBe(shown);
});
