import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { line, span, table } from './line.ts';
import { neutralJson, neutralLines, neutralText } from './neutral-text.ts';
import { recordLines } from './record-lines.ts';
import { written } from './written.ts';

const raw = /[\p{Cc}\u061c\u200b\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/u;

describe('neutralText', () => {
  it.each([
    ['an escape sequence', '\u001b[31mred', '\\u{001b}[31mred'],
    ['a C1 control', 'a\u009bb', 'a\\u{009b}b'],
    ['delete', 'a\u007fb', 'a\\u{007f}b'],
    ['a bidi override', 'a\u202eb', 'a\\u{202e}b'],
    ['a bidi isolate', 'a\u2066b', 'a\\u{2066}b'],
    ['a zero width space', 'a\u200bb', 'a\\u{200b}b'],
    ['a lone surrogate', 'a\ud800b', 'a\\u{d800}b'],
    ['line breaks and tabs', 'a\r\n\tb', 'a   b'],
    ['a no-break space', '22,00\u00a0€', '22,00 €'],
  ])('escapes %s', (_, text, safe) => {
    expect(neutralText(text)).toBe(safe);
  });

  it.each(['Večerna vstopnica', 'Čevapčići za 22 €', 'Straße', '👩‍👧'])('leaves %s unchanged', (text) => {
    expect(neutralText(text)).toBe(text);
  });

  it('does not escape line breaks of a text with several lines', () => {
    expect(neutralLines('a\nb\u001b')).toBe('a\nb\\u{001b}');
  });
});

it('no printed text has a control or bidi character (R-GUARD-16)', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const lines = [line(text, span(text, 'bad')), ...table([{ title: 'a', side: 'left' }], [[text]])];
      for (const printed of written(lines, { widthOf: (it) => it.length, colours: false }))
        expect(printed).not.toMatch(raw);
    }),
  );
});

it('JSON of any value parses to the same value and has no raw control or bidi character', () => {
  const odd = { name: 'a\u0000\u001b\u007f\u009b\u061c\u202e\u2028\u{e0001}\ufeff\u00a0ž', '\u202e': [1] };
  fc.assert(
    fc.property(fc.jsonValue({ stringUnit: 'binary' }), (value) => {
      for (const text of [neutralJson(value), neutralJson(value, 2), recordLines(value)]) {
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
        expect(text.replaceAll('\n', '')).not.toMatch(raw);
      }
    }),
    { examples: [[odd]] },
  );
});
