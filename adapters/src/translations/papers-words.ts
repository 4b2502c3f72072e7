import type { Translations } from '@shop/core/content/route-key';
import { dateText, weekdayAndDateText } from '@shop/core/dates/date-text';
import type { Language } from '@shop/core/languages/language';
import { euroText } from '@shop/core/money/euro-text';
import type { PapersWords } from '@shop/core/papers/papers-words';
import { createInstance } from 'i18next';

/** What says an order where no page is drawn, over the words of its language, merged already. Nothing in them acts: `$t(...)`
 *  looks nothing up. */
export const papersWords = (language: Language, translations: Translations): PapersWords => {
  const words = createInstance();
  void words.init({
    lng: language,
    fallbackLng: false,
    initAsync: false,
    resources: { [language]: { translation: translations } },
    // Keys carry dots themselves, as on the pages.
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false, nestingPrefix: '\u0000(' },
  });
  return {
    language,
    t: (key, values) => words.t(key, { ...values }),
    money: (amount) => euroText(amount, language),
    day: (day) => dateText(day, language),
    weekdayAndDay: (day) => weekdayAndDateText(day, language),
  };
};
