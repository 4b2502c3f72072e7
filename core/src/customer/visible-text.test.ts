import fc from 'fast-check';
import { expect, it } from 'vitest';
import { visibleText } from './visible-text.ts';

it.each([
  '',
  ' ',
  '\t\n',
  '\u00a0',
  '\u200b',
  '\u2060\ufeff',
  '\u2800',
  '\u3164',
  '\u00ad',
  '\u0000',
  '\ud800',
  '\u202e',
])('%j is blank', (text) => {
  expect(visibleText(text)).toBe('');
});

it.each([
  ['  Ana\u200b ', 'Ana'],
  ['\u2800Ana  Marija\u2800', 'Ana Marija'],
  ['Ana\r\nBcc: x', 'Ana Bcc: x'],
  ['Čč Žž', 'Čč Žž'],
  ['👩‍👧 x', '👩‍👧 x'],
])('%j reads as %j', (text, seen) => {
  expect(visibleText(text)).toBe(seen);
});

it('what has been read once stays as it is', () => {
  const text = fc.string({
    unit: fc.oneof(fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }), fc.constantFrom(' ', '\u200b', '\n')),
  });
  fc.assert(
    fc.property(text, (typed) => {
      expect(visibleText(visibleText(typed))).toBe(visibleText(typed));
    }),
  );
});
