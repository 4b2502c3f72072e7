import { describe, expect, it } from 'vitest';
import type { LocaleCode } from '../languages/locale.ts';
import { cents } from './cents.ts';
import { euroText, parseEuroText } from './euro-text.ts';

describe('euros as text', () => {
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
  ])('%s writes %d cents as %s', (language, amount, text) => {
    expect(euroText(cents(amount), language)).toBe(text);
  });

  it('is exact up to 10^13 cents', () => {
    expect(euroText(cents(9_999_999_999_999), 'sl')).toBe('99.999.999.999,99\u00a0€');
  });
});

describe('typed euros', () => {
  it.each<[LocaleCode, string, number]>([
    ['sl', '22', 22_00],
    ['sl', '22,5', 22_50],
    ['sl', '22,50 €', 22_50],
    ['sl', ' € 22,50 ', 22_50],
    ['sl', '1234,50', 1_234_50],
    ['sl', '1.234,50', 1_234_50],
    ['sl', '1.234', 1_234_00],
    ['sl', '-5,00', -5_00],
    ['sl', '-0', 0],
    ['en', '1,234.5', 1_234_50],
    ['en', '1,234', 1_234_00],
    ['ru', '1\u202f234,50', 1_234_50],
  ])('in %s read %s as %d cents', (language, text, amount) => {
    expect(parseEuroText(text, language)._unsafeUnwrap()).toBe(amount);
  });

  it.each<[LocaleCode, string]>([
    ['sl', ''],
    ['sl', '€'],
    ['sl', 'deset'],
    ['sl', '22,555'],
    ['sl', '22,'],
    ['sl', ',50'],
    ['sl', '22.50'],
    ['sl', '22.5'],
    ['sl', '1.23,50'],
    ['sl', '1234.567,00'],
    ['sl', '1,5,0'],
    ['sl', '2 2'],
    ['sl', '--5'],
    ['sl', '1e3'],
    ['sl', '22?5'],
    ['en', '22,5'],
    ['en', '1.234,50'],
    ['sl', '99999999999999999'],
  ])('in %s refuse %j rather than guess', (language, text) => {
    expect(parseEuroText(text, language)._unsafeUnwrapErr()).toBe('notAnAmount');
  });
});
