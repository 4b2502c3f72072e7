import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withoutDirectionControls } from './direction-controls.ts';
import { typedText } from './typed-text.ts';

const directionControls = [0x061c, 0x200e, 0x200f, 0x202a, 0x202e, 0x2066, 0x2069];

it.each([
  '',
  ' ',
  '\t\n',
  '\u00a0',
  '\u200b',
  '\u2060\ufeff',
  '\u200c\u200d',
  '\u2800',
  '\u3164',
  '\u00ad',
  '\u0000',
  '\ud800',
  ...directionControls.map((code) => String.fromCodePoint(code)),
])('the typed text %j is empty', (text) => {
  expect(typedText(text)).toBe('');
});

it.each([
  ['  Ana\u200b ', 'Ana'],
  ['\u2800Ana  Marija\u2800', 'Ana Marija'],
  ['Ana\r\nBcc: x', 'Ana Bcc: x'],
  ['Čč Žž', 'Čč Žž'],
  ['C\u030ca\u0301', 'Čá'],
  ['Ana\u202eavoN', 'AnaavoN'],
  ['SPR\u200dING\u200c', 'SPRING'],
  ['s\u00adpa', 'spa'],
  ['x\ud83d\u200b\ude00y', 'xy'],
  ['x\ud83d\u202e\ude00y', 'xy'],
  ['😀 x', '😀 x'],
  ['Ana \u200b Novak', 'Ana Novak'],
  ['c\u200b\u030c', 'č'],
])('the typed text %j is cleaned to %j', (text, clean) => {
  expect(typedText(text)).toBe(clean);
});

describe('direction controls', () => {
  it.each(directionControls)('include U+%i, which is removed', (code) => {
    expect(withoutDirectionControls(`a${String.fromCodePoint(code)}b`)).toBe('ab');
    expect(typedText(`a${String.fromCodePoint(code)}b`)).toBe('ab');
  });
  it.each([0x061b, 0x200d, 0x2010, 0x2029, 0x202f, 0x2065, 0x206a])('do not include U+%i, which stays', (code) => {
    const text = `a${String.fromCodePoint(code)}b`;
    expect(withoutDirectionControls(text)).toBe(text);
  });
});

it('typed text is composed, well-formed, without invisible characters, and unchanged when cleaned again', () => {
  const text = fc.string({
    unit: fc.oneof(
      fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
      fc.constantFrom(' ', '\u200b', '\n', '\u030c', '\u202e', '\ud800', '\udc00', 'c', '\u2001'),
    ),
  });
  fc.assert(
    fc.property(text, (typed) => {
      const clean = typedText(typed);
      expect(typedText(clean)).toBe(clean);
      expect(clean.normalize('NFC')).toBe(clean);
      expect(clean.isWellFormed()).toBe(true);
      expect(clean).not.toMatch(/[\p{Cc}\p{Default_Ignorable_Code_Point}]|^\s|\s$|\s\s/u);
    }),
    { numRuns: 300 },
  );
});
