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
])('%j is empty', (text) => {
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
])('%j is kept as %j', (text, kept) => {
  expect(typedText(text)).toBe(kept);
});

describe('direction controls', () => {
  it.each(directionControls)('U+%i goes, its neighbours stay', (code) => {
    expect(withoutDirectionControls(`a${String.fromCodePoint(code)}b`)).toBe('ab');
    expect(typedText(`a${String.fromCodePoint(code)}b`)).toBe('ab');
  });
  it.each([0x061b, 0x200d, 0x2010, 0x2029, 0x202f, 0x2065, 0x206a])('U+%i is none', (code) => {
    const text = `a${String.fromCodePoint(code)}b`;
    expect(withoutDirectionControls(text)).toBe(text);
  });
});

it('whatever is typed is composed, well-formed, unseen nowhere, and cleaned for good', () => {
  const text = fc.string({
    unit: fc.oneof(
      fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
      fc.constantFrom(' ', '\u200b', '\n', '\u030c', '\u202e', '\ud800', '\udc00', 'c', '\u2001'),
    ),
  });
  fc.assert(
    fc.property(text, (typed) => {
      const kept = typedText(typed);
      expect(typedText(kept)).toBe(kept);
      expect(kept.normalize('NFC')).toBe(kept);
      expect(kept.isWellFormed()).toBe(true);
      expect(kept).not.toMatch(/[\p{Cc}\p{Default_Ignorable_Code_Point}]|^\s|\s$|\s\s/u);
    }),
    { numRuns: 1000 },
  );
});
