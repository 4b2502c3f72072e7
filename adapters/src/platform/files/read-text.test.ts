import { expect, it } from 'vitest';
import { utf8Text } from './read-text.ts';

const bytes = (...parts: readonly (string | readonly number[])[]): Buffer =>
  Buffer.concat(parts.map((part) => Buffer.from(part)));

it.each([
  ['a letter of Windows-1250', bytes('name: Šola\ncity: ', [0x8a], 'entjur\n'), [2, 7]],
  ['an incomplete letter at its end', bytes('name: Š', [0xc5]), [1, 8]],
  ['UTF-16', bytes([0xff, 0xfe], 'n\0'), [1, 1]],
  ['half of a surrogate pair', bytes('a', [0xed, 0xa0, 0x80]), [1, 2]],
])('a text with %s is refused with its line and column', (_, text, [line, column]) => {
  expect(utf8Text(text)._unsafeUnwrapErr()).toMatchObject({ line, column });
});

it.each(['', 'Šentjur 😀\n', '\uFEFFname: x', 'a sign that was lost before: \uFFFD'])('the text %j is read', (text) => {
  expect(utf8Text(Buffer.from(text))._unsafeUnwrap()).toBe(text);
});
