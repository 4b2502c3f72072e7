import { expect, it } from 'vitest';
import { marketingId } from './marketing-id.ts';

it.each([
  ['0', 0],
  [17, 17],
  ['999999999999999', 999_999_999_999_999],
  ['1000000000000000', -1],
  [1_000_000_000_000_000, -1],
  [-1, -1],
  [1.5, -1],
  ['1.5', -1],
  ['', -1],
  [' 1', -1],
  ['abc', -1],
  ['٣', -1],
  [undefined, -1],
  [null, -1],
  [[17], -1],
  [{}, -1],
  [Number.NaN, -1],
])('the marketing cookie %j is the id %j', (value, id) => {
  expect(marketingId(value)).toBe(id);
});
