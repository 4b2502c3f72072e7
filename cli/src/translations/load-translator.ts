import { mergedWords } from '@shop/core/content/merged-words';
import { defaultLanguage, type Language } from '@shop/core/languages/language';
import type { Translations } from '@shop/core/paths/route-key';
import { okAsync } from 'neverthrow';
import type { OpenShop } from '../compose/open-shop.ts';
import type { ShopAccess } from '../compose/root.ts';
import { makeTranslator, type Translator } from './translator.ts';

type Own = Pick<ShopAccess, 'builtInTranslations'>;

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
export const loadTranslator = (access: Own, lang: Language, shop?: Pick<OpenShop, 'useCases'>): Promise<Translator> =>
  mergedTranslator(access, lang, async (language) =>
    (shop?.useCases.loadTranslations(language) ?? okAsync({})).unwrapOr({}),
  );
