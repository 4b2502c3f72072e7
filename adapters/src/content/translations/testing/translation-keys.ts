import type { Language } from '@shop/core/languages/language';

/** Returns the plural forms of a language, as in i18next's key suffixes. */
export const pluralFormsOf = (language: Language): readonly string[] =>
  new Intl.PluralRules(language).resolvedOptions().pluralCategories;

/** Returns the key without its plural suffix. `undefined` for a key without plural forms. */
export const pluralBase = (key: string): string | undefined => /^(.+)_(?:zero|one|two|few|many|other)$/.exec(key)?.[1];

/** Returns the names of the values of a text, in alphabetical order. */
export const interpolationsOf = (text: string): readonly string[] =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name).sort();
