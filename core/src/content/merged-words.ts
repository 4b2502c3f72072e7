import type { Translations } from '../paths/route-key.ts';

const valueName = /\{\{(\w+)\}\}/g;

/** Editors write `{name}`: a placeholder if the shop's own words of the key have that value, else plain text. */
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
  /** Content's words in the language. */
  readonly content: Translations;
  /** Content's words in Slovenian. */
  readonly slovenian: Translations;
};

/** Words of a language by key: content's, else the shop's, else content's in Slovenian; blank text counts as missing.
 *  Merging twice changes nothing. */
export const mergedWords = ({ own, content, slovenian }: WordSources): Translations => ({
  ...filled(slovenian, own),
  ...filled(own, own),
  ...filled(content, own),
});
