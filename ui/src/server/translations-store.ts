import { createHash } from 'node:crypto';
import type { Language } from '@shop/core/languages/language';
import type { Translations } from '@shop/core/paths/route-key';
import type { ContentPort } from '@shop/core/ports/content-port';

/** A language's texts with an address that contains a hash of them, so that browsers may cache them forever. */
export type AddressedTranslations = { readonly messages: Translations; readonly href: string; readonly json: string };

export type TranslationsStore = {
  /** Returns the texts of a language. Never fails: when content does not answer, returns the last known texts, and
   *  before the first answer the built-in ones. */
  readonly of: (language: Language) => Promise<AddressedTranslations>;
  /** Returns the shop's built-in texts, without a request. */
  readonly own: (language: Language) => Translations;
  /** Returns the JSON of an address that this process has used; else `undefined`. */
  readonly jsonAt: (href: string) => string | undefined;
};

/** Returns whether a text belongs to the terminal or to pages that only the server draws, such as the main site; the
 *  browser does not load it. */
const isServerOnly = (key: string): boolean => /^(Account|NoConnection|UnreadForm)\./.test(key);

const withAddress = (language: Language, translations: Translations): AddressedTranslations => {
  const json = JSON.stringify(Object.fromEntries(Object.entries(translations).filter(([key]) => !isServerOnly(key))));
  const hash = createHash('sha256').update(json).digest('base64url').slice(0, 12);
  return { messages: translations, json, href: `/translations/${language}.${hash}.json` };
};

/** Number of versions that stay available for pages drawn before an editor changed a text. */
const maxVersions = 20;

/** Creates the store of translations over content and the built-in texts. */
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
      const current = withAddress(language, translations);
      latest.set(language, current);
      jsons.set(current.href, current.json);
      for (const href of [...jsons.keys()].slice(0, -maxVersions)) jsons.delete(href);
      return current;
    },
    own: builtIn,
    jsonAt: (href) => jsons.get(href),
  };
};
