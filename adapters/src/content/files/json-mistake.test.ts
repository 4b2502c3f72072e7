import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { jsonMistake } from './json-mistake.ts';

test.each([
  ['{\n  "a": 1,\n}', 3, 1, 'no comma may stand before }'],
  ['{\n  "a": 1\n  "b": 2\n}', 3, 3, 'a comma'],
  ["{'a': 1}", 1, 2, 'a name in "quotation marks"'],
  ['{"a" 1}', 1, 6, 'a colon'],
  ['{"a": šola}', 1, 7, 'a value is expected'],
  ['[1, 2,]', 1, 7, 'a value is expected'],
  ['{"a": "one\ntwo"}', 1, 7, 'a value is expected'],
  ['{"a": 1}}', 1, 9, 'the file has to end here'],
  ['{"a": [1, 2}', 1, 12, 'a comma or the end'],
  ['{"a": 1', 1, 8, 'ends too early'],
  ['', 1, 1, 'ends too early'],
])('the mistake in %j is in line %i, column %i: %s', (text, line, column, message) => {
  expect(jsonMistake(text)).toMatchObject({ line, column, message: expect.stringContaining(message) });
});

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

test('a text has a mistake exactly when JSON.parse refuses it', () => {
  const sign = fc.constantFrom('', ',', '}', ']', '"', 'x', '\u007f', '\n', '0');
  const written = fc.tuple(fc.jsonValue(), fc.nat(3)).map(([value, indent]) => JSON.stringify(value, null, indent));
  const changed = fc.tuple(written, fc.nat(), sign).map(([text, at, other]) => {
    const place = at % text.length;
    return text.slice(0, place) + other + text.slice(place + 1);
  });
  fc.assert(
    fc.property(fc.oneof(written, changed), (text) => {
      expect(jsonMistake(text) === undefined).toBe(isJson(text));
    }),
  );
});
