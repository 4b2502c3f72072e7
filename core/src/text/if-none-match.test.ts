import { expect, test } from 'vitest';
import { hasVersion } from './if-none-match.ts';

test.each([
  [undefined, '"a"', false],
  ['', '"a"', false],
  ['"a"', '"a"', true],
  ['W/"a"', '"a"', true],
  ['"a"', 'W/"a"', true],
  ['"b", W/"a"', 'W/"a"', true],
  ['"b","c"', '"a"', false],
  ['"xa"', '"a"', false],
  ['"a, b"', '"a"', false],
  ['*', '"a"', true],
  [' * ', '"a"', true],
  ['"*"', '"a"', false],
  ['a', '"a"', false],
])('whether If-None-Match %j contains the version %s: %s (R-ANSWER-14)', (header, etag, isKnown) => {
  expect(hasVersion(header, etag)).toBe(isKnown);
});
