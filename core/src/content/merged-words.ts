import type { Translations } from '../paths/route-key.ts';

const valueName = /\{\{(\w+)\}\}/g;

/** Editors write `{name}`: a placeholder when the shop's own text of the key has that value, otherwise plain text. */
const withValues = (text: string, own: string): string => {
  const valueNames = new Set([...own.matchAll(valueName)].map(([, name]) => name));
  return text.replace(/(?<!\{)\{(\w+)\}(?!\})/g, (whole, name: string) =>
    valueNames.has(name) ? `{{${name}}}` : whole,
  );
};

const nonBlankWords = (words: Translations, own: Translations): Translations =>
  Object.fromEntries(
    Object.entries(words)
      .filter(([, text]) => text.trim() !== '')
      .map(([key, text]) => [key, withValues(text, Object.hasOwn(own, key) ? (own[key] ?? '') : '')]),
  );

/** The sources of the translations in a language. */
export type WordSources = {
  /** The shop's built-in translations in the language. */
  readonly own: Translations;
  /** The content system's translations in the language. */
  readonly content: Translations;
  /** The content system's translations in Slovenian. */
  readonly slovenian: Translations;
};

/** Returns the translations of a language by key: the content system's, otherwise the shop's, otherwise the content
 *  system's in Slovenian. Blank text counts as missing. Merging the result again changes nothing. */
export const mergedWords = ({ own, content, slovenian }: WordSources): Translations => ({
  ...nonBlankWords(slovenian, own),
  ...nonBlankWords(own, own),
  ...nonBlankWords(content, own),
});
