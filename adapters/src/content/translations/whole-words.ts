import { mergedWords } from '@shop/core/content/merged-words';
import type { Language } from '@shop/core/languages/language';
import type { Translations } from '@shop/core/paths/route-key';
import type { ContentPort } from '@shop/core/ports/content-port';
import { okAsync } from 'neverthrow';
import { builtInTranslations } from './built-in-translations.ts';

/** Returns content with complete translations in every language, even if the content system lacks some or fails. */
export const contentWithWords = (content: ContentPort): ContentPort => {
  const last = new Map<
    Language,
    { readonly from: readonly [Translations, Translations]; readonly words: Translations }
  >();
  const none: Translations = {};

  const merged = (language: Language, own: Translations, slovenian: Translations): Translations => {
    const known = last.get(language);
    if (known?.from[0] === own && known.from[1] === slovenian) return known.words;
    const words = mergedWords({ own: builtInTranslations(language), content: own, slovenian });
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
