import { describe, expect, it } from 'vitest';
import { languageOr, languages } from './language.ts';

describe('the language of a text', () => {
  it.each(languages)('is the text itself when it is a supported language: %s (R-LANG-1)', (language) => {
    expect(languageOr(language)).toBe(language);
  });

  it.each([undefined, '', 'SL', 'sr', 'ru', 'fr', 'sl-SI', 'toString', '__proto__'])(
    '%s falls back to sl (R-LANG-2)',
    (text) => {
      expect(languageOr(text)).toBe('sl');
    },
  );

  it('falls back to what is asked for', () => {
    expect(languageOr('fr', 'de')).toBe('de');
  });
});
