import type { Translations } from '@shop/core/content/route-key';
import type { Language } from '@shop/core/languages/language';
import type { ContentPort } from '@shop/core/ports/content-port';
import { okAsync } from 'neverthrow';
import { builtInTranslations } from './built-in-translations.ts';

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
      .map(([key, text]) => [key, withValues(text, own[key] ?? '')]),
  );

/** The words of a language key by key: content's own, else the shop's, else what content says in Slovenian; blank text counts as
 *  missing (R-CONTENT-16, D-WORDS-BY-KEY). */
export const mergedWords = (language: Language, content: Translations, slovenian: Translations): Translations => {
  const own = builtInTranslations(language);
  return { ...filled(slovenian, own), ...own, ...filled(content, own) };
};

/** Content whose words are whole in every language, whatever the content system has of them, and whether or not it answers. */
export const contentWithWords = (content: ContentPort): ContentPort => {
  const last = new Map<
    Language,
    { readonly from: readonly [Translations, Translations]; readonly words: Translations }
  >();
  const none: Translations = {};

  const merged = (language: Language, own: Translations, slovenian: Translations): Translations => {
    const known = last.get(language);
    if (known?.from[0] === own && known.from[1] === slovenian) return known.words;
    const words = mergedWords(language, own, slovenian);
    last.set(language, { from: [own, slovenian], words });
    return words;
  };

  return {
    ...content,
    loadTranslations: (language) => {
      const slovenian = language === 'sl' ? okAsync(none) : content.loadTranslations('sl').orElse(() => okAsync(none));
      const own = content.loadTranslations(language).orElse(() => okAsync(none));
      return own.andThen((words) => slovenian.map((fallback) => merged(language, words, fallback)));
    },
  };
};
