import { createHash } from 'node:crypto';
import type { Translations } from '@shop/core/content/route-key';
import type { Language } from '@shop/core/languages/language';
import type { ContentPort } from '@shop/core/ports/content-port';

/** A language's words under an address that names their content, so that a browser may keep them for ever. */
export type LanguageWords = { readonly translations: Translations; readonly href: string; readonly json: string };

export type WordsStore = {
  /** Never fails: without an answer the last known words stay, without any those that the shop comes with.
   *  Words of ours, never keys, stand in for a content system that is down (D-WORDS-AT-HAND). */
  readonly wordsOf: (language: Language) => Promise<LanguageWords>;
  /** JSON of an address given out by this process. */
  readonly jsonAt: (href: string) => string | undefined;
};

const addressed = (language: Language, translations: Translations): LanguageWords => {
  const json = JSON.stringify(translations);
  const hash = createHash('sha256').update(json).digest('base64url').slice(0, 12);
  return { translations, json, href: `/words/${language}.${hash}.json` };
};

/** Versions kept for pages that were drawn before an editor changed a word. */
const versionsKept = 20;

export const wordsStore = (
  content: Pick<ContentPort, 'loadTranslations'>,
  ownWords: (language: Language) => Translations,
): WordsStore => {
  const latest = new Map<Language, LanguageWords>();
  const jsons = new Map<string, string>();
  return {
    wordsOf: async (language) => {
      const known = latest.get(language);
      const answer = await content.loadTranslations(language);
      const translations = answer.unwrapOr(known?.translations ?? ownWords(language));
      if (known?.translations === translations) return known;
      const words = addressed(language, translations);
      latest.set(language, words);
      jsons.set(words.href, words.json);
      for (const href of [...jsons.keys()].slice(0, -versionsKept)) jsons.delete(href);
      return words;
    },
    jsonAt: (href) => jsons.get(href),
  };
};
