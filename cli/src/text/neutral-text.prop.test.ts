import fc from 'fast-check';
import { expect, it } from 'vitest';
import { line, span } from './line.ts';
import { neutralJson } from './neutral-text.ts';
import { recordLines } from './record-lines.ts';
import { table } from './table.ts';
import { written } from './written.ts';

const raw = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/u;

it('no text reaches a terminal with a control or bidi mark in it (R-GUARD-16)', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const lines = [line(text, span(text, 'bad')), ...table([{ title: 'a', side: 'left' }], [[text]])];
      for (const printed of written(lines, { widthOf: (it) => it.length, colours: false }))
        expect(printed).not.toMatch(raw);
    }),
  );
});

it('any value comes back from its JSON, which holds no raw control or bidi mark', () => {
  fc.assert(
    fc.property(fc.jsonValue({ stringUnit: 'binary' }), (value) => {
      for (const text of [neutralJson(value), neutralJson(value, 2), recordLines(value)]) {
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
        expect(text.replaceAll('\n', '')).not.toMatch(raw);
      }
    }),
  );
});
