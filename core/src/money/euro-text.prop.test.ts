import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { LocaleCode } from '../languages/locale.ts';
import { cents } from './cents.ts';
import { euroText, parseEuroText } from './euro-text.ts';

const anyLocale = fc.constantFrom<LocaleCode[]>('sl', 'en', 'de', 'it', 'hr', 'sr', 'ru');
const anyDifference = fc.integer({ min: -9_999_999_999_999, max: 9_999_999_999_999 }).map(cents);

it('reads back every amount that it wrote', () => {
  fc.assert(
    fc.property(anyDifference, anyLocale, (amount, language) => {
      expect(parseEuroText(euroText(amount, language), language)._unsafeUnwrap()).toBe(amount);
    }),
  );
});

it('writes exactly two decimals, no thin spaces and one euro sign', () => {
  fc.assert(
    fc.property(anyDifference, anyLocale, (amount, language) => {
      const text = euroText(amount, language);
      expect(text).toMatch(/[.,]\d{2}(\u00a0€)?$/);
      expect(text).not.toMatch(/[\u2009\u202f]/);
      expect(text.split('€')).toHaveLength(2);
    }),
  );
});

it('answers any text with an amount or a refusal', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[-0-9., €]*$/)), anyLocale, (text, language) => {
      const read = parseEuroText(text, language);
      if (read.isOk()) expect(Number.isSafeInteger(read.value)).toBe(true);
    }),
  );
});
