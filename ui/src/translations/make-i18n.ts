import type { Language } from '@shop/core/languages/language';
import type { Translations } from '@shop/core/paths/route-key';
import { createInstance, type i18n } from 'i18next';

/** One set of words per request or page, so that no visitor sees another's language. Set like core's `i18nSettings`,
 *  which a test compares: importing them would weigh more on every page. */
export const makeI18n = (language: Language, translations: Translations): i18n => {
  const words = createInstance();
  void words.init({
    lng: language,
    fallbackLng: false,
    initAsync: false,
    resources: { [language]: { translation: translations } },
    // Keys carry dots and colons themselves ("Shop.AddTicketToCart.CapacityFull").
    keySeparator: false,
    nsSeparator: false,
    // Words of content must not look others up: a sign that no word has stands for `$t(`.
    interpolation: { escapeValue: false, nestingPrefix: '\u0000(' },
    react: { useSuspense: false },
  });
  return words;
};
