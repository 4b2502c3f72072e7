import type { Language } from '@shop/core/languages/language';

/** The forms in which a language counts, as i18next names them in its key suffixes. */
export const pluralFormsOf = (language: Language): readonly string[] =>
  new Intl.PluralRules(language).resolvedOptions().pluralCategories;

/** The key without its plural suffix; none for a key that does not count. */
export const pluralBase = (key: string): string | undefined => /^(.+)_(?:zero|one|two|few|many|other)$/.exec(key)?.[1];

/** The names of the values that a text takes, in order of the alphabet. */
export const interpolationsOf = (text: string): readonly string[] =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name).sort();
