import { cents } from '@shop/core/money/cents';
import { describe, expect, it } from 'vitest';
import { type CsvCell, csvLine } from './csv.ts';

const cellOf = (cell: CsvCell, decimal: ',' | '.' = ','): string => csvLine([cell], decimal).replace(/\r\n$/, '');

it('a line of CSV separates its cells with semicolons and quotes those that contain one', () => {
  expect(csvLine(['2026-12-05', 'Čop; "Ana"', 3, undefined], ',')).toBe('2026-12-05;"Čop; ""Ana""";3;\r\n');
});

describe('a text cell of CSV', () => {
  it.each(['=', '+', '-', '@', '\t', '\r'])('that begins with %j gets an apostrophe in front', (mark) => {
    expect(cellOf(`${mark}HYPERLINK(1)`)).toMatch(/^'.HYPERLINK\(1\)$/);
  });

  it.each(['Ana', '1=2', ' =1', "'=1"])('that is "%s" stays as it is', (text) => {
    expect(cellOf(text)).toBe(text);
  });

  it('is one line without control characters', () => {
    expect(cellOf('a\nb\u001b[1m')).toBe('a b\\u{001b}[1m');
  });
});

describe('an amount in CSV', () => {
  it.each([
    [0, '0,00'],
    [5, '0,05'],
    [123_456, '1234,56'],
    [-5, '-0,05'],
    [-1250, '-12,50'],
  ])('of %i cents is the number %s', (amount, text) => {
    expect(cellOf({ cents: cents(amount) })).toBe(text);
  });

  it('has a decimal point for programs', () => {
    expect(cellOf({ cents: cents(-1250) }, '.')).toBe('-12.50');
  });
});
