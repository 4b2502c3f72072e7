import type { Translations } from '../paths/route-key.ts';

const valueName = /\{\{(\w+)\}\}/g;

/** Editors write `{name}`: it becomes the place of a value that the shop's own words of the key have, and stays text otherwise
 *  (R-CONTENT-17). */
const withValues = (text: string, own: string): string => {
  const known = new Set([...own.matchAll(valueName)].map(([, name]) => name));
  return text.replace(/(?<!\{)\{(\w+)\}(?!\})/g, (whole, name: string) => (known.has(name) ? `{{${name}}}` : whole));
};

const filled = (words: Translations, own: Translations): Translations =>
  Object.fromEntries(
    Object.entries(words)
      .filter(([, text]) => text.trim() !== '')
      .map(([key, text]) => [key, withValues(text, Object.hasOwn(own, key) ? (own[key] ?? '') : '')]),
  );

/** Where the words of a language come from. */
export type WordSources = {
  /** What the shop brings along in the language. */
  readonly own: Translations;
  /** What content says in the language. */
  readonly content: Translations;
  /** What content says in Slovenian. */
  readonly slovenian: Translations;
};

/** The words of a language key by key: content's own, else the shop's, else what content says in Slovenian; blank text counts as
 *  missing (R-CONTENT-16). Words that were merged already stay what they are. */
export const mergedWords = ({ own, content, slovenian }: WordSources): Translations => ({
  ...filled(slovenian, own),
  ...filled(own, own),
  ...filled(content, own),
});
