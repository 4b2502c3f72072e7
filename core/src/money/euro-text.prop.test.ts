import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { LocaleCode } from '../languages/locale.ts';
import { cents } from './cents.ts';
import { euroText } from './euro-text.ts';

const anyLocale = fc.constantFrom<LocaleCode[]>('sl', 'en', 'de', 'it', 'hr', 'sr', 'ru');
const anyDifference = fc.integer({ min: -9_999_999_999_999, max: 9_999_999_999_999 }).map(cents);

it('keeps every digit and the sign of an amount', () => {
  fc.assert(
    fc.property(anyDifference, anyLocale, (amount, language) => {
      const text = euroText(amount, language);
      expect(Number(text.replace(/\D/g, ''))).toBe(Math.abs(amount));
      expect(/[-\u2212]/.test(text)).toBe(amount < 0);
    }),
  );
});

it('writes exactly two decimals, no thin spaces and one euro sign (R-LANG-7)', () => {
  fc.assert(
    fc.property(anyDifference, anyLocale, (amount, language) => {
      const text = euroText(amount, language);
      expect(text).toMatch(/[.,]\d{2}(\u00a0€)?$/);
      expect(text).not.toMatch(/[\u2009\u202f]/);
      expect(text.split('€')).toHaveLength(2);
    }),
  );
});
