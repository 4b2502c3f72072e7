import { i18nSettings } from '@shop/core/content/i18n-settings';
import { mergedWords } from '@shop/core/content/merged-words';
import { genericErrorKey } from '@shop/core/errors/shop-error';
import { defaultLanguage, type Language } from '@shop/core/languages/language';
import type { Translations } from '@shop/core/paths/route-key';
import type { UseCases } from '@shop/core/use-cases/use-cases';
import { createInstance } from 'i18next';
import { okAsync } from 'neverthrow';
import type { TranslationKey } from './translation-key.ts';

export type Facts = Readonly<Record<string, string | number>>;

/** Makes a translator from the words of a language, which are merged already. */
export const makeTranslator = (language: Language, translations: Translations) => {
  const words = createInstance();
  void words.init({
    ...i18nSettings,
    lng: language,
    resources: { [language]: { translation: translations } },
  });
  /** Returns the text of a key with its facts filled in; `undefined` for a key without a text. `count` selects the
   *  plural form. */
  const find = (key: string, facts: Facts = {}): string | undefined =>
    words.exists(key, facts) ? words.t(key, facts) : undefined;
  return {
    language,
    find,
    /** Returns the text of a built-in key. */
    say: (key: TranslationKey, facts: Facts = {}): string => words.t(key, facts),
    /** Returns the text of an error's key; that of a general error when the key has none. */
    showError: (key: string, facts?: Facts): string =>
      find(key, facts) ?? find(genericErrorKey, facts) ?? genericErrorKey,
  };
};

/** The shop's texts in one language. */
export type Translator = ReturnType<typeof makeTranslator>;

type Own = { readonly builtInTranslations: (language: Language) => Promise<Translations> };

/** Merges the words of content with the built-in ones, which fill gaps. */
export const mergedTranslator = async (
  access: Own,
  lang: Language,
  contentWords: (language: Language) => Promise<Translations>,
): Promise<Translator> => {
  const [own, content, slovenian] = await Promise.all([
    access.builtInTranslations(lang),
    contentWords(lang),
    lang === defaultLanguage ? {} : contentWords(defaultLanguage),
  ]);
  return makeTranslator(lang, mergedWords({ own, content, slovenian }));
};

/** Loads the words that the shop's visitors see; only the built-in ones when `shop` is absent or unreachable. */
export const loadTranslator = (
  access: Own,
  lang: Language,
  shop?: { readonly useCases: Pick<UseCases, 'loadTranslations'> },
): Promise<Translator> =>
  mergedTranslator(access, lang, async (language) =>
    (shop?.useCases.loadTranslations(language) ?? okAsync({})).unwrapOr({}),
  );
