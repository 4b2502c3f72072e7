import { describe, expect, it } from 'vitest';
import { languageOr, languages } from './language.ts';

describe('the language of a text', () => {
  it.each(languages)('is the text itself for the supported language %s (R-LANG-1)', (language) => {
    expect(languageOr(language)).toBe(language);
  });

  it.each([undefined, '', 'SL', 'sr', 'ru', 'fr', 'sl-SI', 'toString', '__proto__'])(
    'is sl for the unsupported text %s (R-LANG-2)',
    (text) => {
      expect(languageOr(text)).toBe('sl');
    },
  );

  it('is the default of the caller for an unsupported text', () => {
    expect(languageOr('fr', 'de')).toBe('de');
  });
});
