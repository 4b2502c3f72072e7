import { i18nSettings } from '@shop/core/content/i18n-settings';
import { mergedWords } from '@shop/core/content/merged-words';
import { genericErrorKey } from '@shop/core/errors/error-catalog';
import { defaultLanguage, type Language } from '@shop/core/languages/language';
import type { Translations } from '@shop/core/paths/route-key';
import type { UseCases } from '@shop/core/use-cases/use-cases';
import { createInstance } from 'i18next';
import { okAsync } from 'neverthrow';
import type { TranslationKey } from './translation-key.ts';

export type Facts = Readonly<Record<string, string | number>>;

/** Over the words of a language, merged already. Nothing in them acts. */
export const makeTranslator = (language: Language, translations: Translations) => {
  const words = createInstance();
  void words.init({
    ...i18nSettings,
    lng: language,
    resources: { [language]: { translation: translations } },
  });
  /** The words of a key with its facts put in; undefined for a key that has none. `count` picks the plural form. */
  const find = (key: string, facts: Facts = {}): string | undefined =>
    words.exists(key, facts) ? words.t(key, facts) : undefined;
  return {
    language,
    find,
    /** Words of a key that every language of ours has. */
    say: (key: TranslationKey, facts: Facts = {}): string => words.t(key, facts),
    /** Words for an error's key; one without any gets those of a general error. */
    showError: (key: string, facts?: Facts): string =>
      find(key, facts) ?? find(genericErrorKey, facts) ?? genericErrorKey,
  };
};

/** The shop's words in one language. */
export type Translator = ReturnType<typeof makeTranslator>;

type Own = { readonly builtInTranslations: (language: Language) => Promise<Translations> };

/** The program's own words, below content's. */
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

/** The words of the shop's visitors; only the program's own when the shop is unreachable. */
export const loadTranslator = (
  access: Own,
  lang: Language,
  shop?: { readonly useCases: Pick<UseCases, 'loadTranslations'> },
): Promise<Translator> =>
  mergedTranslator(access, lang, async (language) =>
    (shop?.useCases.loadTranslations(language) ?? okAsync({})).unwrapOr({}),
  );
