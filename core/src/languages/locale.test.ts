import { describe, expect, it } from 'vitest';
import { dateLocaleTag, type LocaleCode, languageName, localeTag, threeLetterCode } from './locale.ts';

describe('the locale settings', () => {
  it.each<[LocaleCode, string, string, string, string]>([
    ['sl', 'sl-SI', 'sl-SI', 'slo', 'Slovenščina'],
    ['en', 'en-US', 'en-GB', 'eng', 'English'],
    ['de', 'de-DE', 'de-DE', 'deu', 'Deutsch'],
    ['sr', 'sr-Latn-RS', 'sr-Latn-RS', 'srp', 'Srpski'],
    ['it', 'it-IT', 'it-IT', 'ita', 'Italiano'],
    ['ru', 'ru-RU', 'ru-RU', 'pyc', 'Русский'],
    ['hr', 'hr-HR', 'hr-HR', 'hrv', 'Hrvatski'],
  ])(
    'of %s are the tag %s, the date tag %s, the code %s and the name %s (R-LANG-3 to R-LANG-6)',
    (code, tag, dateTag, threeLetters, name) => {
      expect(localeTag(code)).toBe(tag);
      expect(dateLocaleTag(code)).toBe(dateTag);
      expect(threeLetterCode(code)).toBe(threeLetters);
      expect(languageName(code)).toBe(name);
    },
  );
});
