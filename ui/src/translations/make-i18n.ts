import type { Language } from '@shop/core/languages/language';
import type { Translations } from '@shop/core/paths/route-key';
import { createInstance, type i18n } from 'i18next';

/** Creates the i18next instance of a request or page, so that no visitor sees another's language. Its settings equal
 *  core's `i18nSettings`, which a test checks; importing them would make every page larger. */
export const makeI18n = (language: Language, translations: Translations): i18n => {
  const words = createInstance();
  void words.init({
    lng: language,
    fallbackLng: false,
    initAsync: false,
    resources: { [language]: { translation: translations } },
    // Keys contain dots and colons ("Shop.AddTicketToCart.CapacityFull").
    keySeparator: false,
    nsSeparator: false,
    // Texts of content must not reference others, so a character that no text contains replaces `$t(`.
    interpolation: { escapeValue: false, nestingPrefix: '\u0000(' },
    react: { useSuspense: false },
  });
  return words;
};
