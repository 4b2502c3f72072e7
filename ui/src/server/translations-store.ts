import { createHash } from 'node:crypto';
import type { Language } from '@shop/core/languages/language';
import type { Translations } from '@shop/core/paths/route-key';
import type { ContentPort } from '@shop/core/ports/content-port';

/** A language's translations under an address that names their content, so that a browser may keep them for ever. */
export type AddressedTranslations = { readonly messages: Translations; readonly href: string; readonly json: string };

export type TranslationsStore = {
  /** Never fails: without an answer the last known words stay, without any those that the shop comes with.
   *  Words of ours, never keys, stand in for a content system that is down. */
  readonly of: (language: Language) => Promise<AddressedTranslations>;
  /** The shop's own words, at hand whatever becomes of the others. */
  readonly own: (language: Language) => Translations;
  /** JSON of an address given out by this process. */
  readonly jsonAt: (href: string) => string | undefined;
};

/** Words of pages that the server alone draws, such as those of the main site: no page of the shop carries them. */
const isDrawnHere = (key: string): boolean => /^(Account|UnreadForm)\./.test(key);

const addressed = (language: Language, translations: Translations): AddressedTranslations => {
  const json = JSON.stringify(Object.fromEntries(Object.entries(translations).filter(([key]) => !isDrawnHere(key))));
  const hash = createHash('sha256').update(json).digest('base64url').slice(0, 12);
  return { messages: translations, json, href: `/translations/${language}.${hash}.json` };
};

/** Versions kept for pages that were drawn before an editor changed a word. */
const versionsKept = 20;

export const translationsStore = (
  content: Pick<ContentPort, 'loadTranslations'>,
  builtIn: (language: Language) => Translations,
): TranslationsStore => {
  const latest = new Map<Language, AddressedTranslations>();
  const jsons = new Map<string, string>();
  return {
    of: async (language) => {
      const known = latest.get(language);
      const answer = await content.loadTranslations(language);
      const translations = answer.unwrapOr(known?.messages ?? builtIn(language));
      if (known?.messages === translations) return known;
      const found = addressed(language, translations);
      latest.set(language, found);
      jsons.set(found.href, found.json);
      for (const href of [...jsons.keys()].slice(0, -versionsKept)) jsons.delete(href);
      return found;
    },
    own: builtIn,
    jsonAt: (href) => jsons.get(href),
  };
};
