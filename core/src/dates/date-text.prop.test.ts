import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { LocaleCode } from '../languages/locale.ts';
import { daysFrom } from '../testing/arbitraries.ts';
import { dateText, longDateText } from './date-text.ts';

const anyLocale = fc.constantFrom<LocaleCode[]>('sl', 'en', 'de', 'it', 'hr', 'sr', 'ru');

it('tells day, month and year in this order, with all their digits', () => {
  fc.assert(
    fc.property(daysFrom(), anyLocale, (day, language) => {
      expect(dateText(day, language).match(/\d+/g)).toEqual(day.split('-').reverse());
    }),
  );
});

it('tells the date and the year in words, without thin spaces', () => {
  fc.assert(
    fc.property(daysFrom(), anyLocale, (day, language) => {
      const words = longDateText(day, language);
      expect(words.match(/\d+/g)?.map(Number)).toEqual([Number(day.slice(8)), Number(day.slice(0, 4))]);
      expect(words).not.toMatch(/[\u2009\u202f]/);
    }),
  );
});
