import { describe, expect, it } from 'vitest';
import type { LocaleCode } from '../languages/locale.ts';
import { cents } from './cents.ts';
import { euroText, rateText, typedEuros } from './euro-text.ts';

describe('an amount as text', () => {
  it.each<[LocaleCode, number, string]>([
    ['sl', 22_00, '22,00\u00a0€'],
    ['sl', 0, '0,00\u00a0€'],
    ['sl', 5, '0,05\u00a0€'],
    ['sl', 12_345_60, '12.345,60\u00a0€'],
    ['sl', -5_00, '\u22125,00\u00a0€'],
    ['en', 22_00, '€22.00'],
    ['en', 1_234_50, '€1,234.50'],
    ['en', -5_00, '-€5.00'],
    ['de', 1_234_50, '1.234,50\u00a0€'],
    ['it', 12_345_60, '12.345,60\u00a0€'],
    ['hr', 1_234_50, '1.234,50\u00a0€'],
    ['sr', 1_234_50, '1.234,50\u00a0€'],
    ['ru', 1_234_50, '1\u00a0234,50\u00a0€'],
  ])('in %s shows %d cents as %s (R-LANG-7, R-LANG-8)', (language, amount, text) => {
    expect(euroText(cents(amount), language)).toBe(text);
  });

  it('is exact up to 10^13 cents', () => {
    expect(euroText(cents(9_999_999_999_999), 'sl')).toBe('99.999.999.999,99\u00a0€');
  });
});

it.each<[string, number | undefined]>([
  ['50', 50_00],
  [' 50,00 ', 50_00],
  ['49.90', 49_90],
  ['23.5', 23_50],
  ['23.05', 23_05],
  ['0', 0],
  ['999999', 999_999_00],
  ...['', '-50', '5O', '50,505', '50,', '1.000,00', '1000000', '50 €', '0x10'].map((text): [string, undefined] => [
    text,
    undefined,
  ]),
])('the typed amount %j is %s cents', (text, amount) => {
  expect(typedEuros(text)).toBe(amount);
});

it.each<[LocaleCode, number, string]>([
  ['sl', 950, '9,5\u00a0%'],
  ['sl', 22_00, '22\u00a0%'],
  ['en', 5_25, '5.25%'],
])('in %s the rate of %d hundredths of a percent is %s', (language, rate, text) => {
  expect(rateText(rate, language)).toBe(text);
});
