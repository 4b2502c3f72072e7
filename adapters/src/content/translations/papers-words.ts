import { i18nSettings } from '@shop/core/content/i18n-settings';
import { dateText, weekdayAndDateText } from '@shop/core/dates/date-text';
import type { Language } from '@shop/core/languages/language';
import { euroText } from '@shop/core/money/euro-text';
import type { PapersWords } from '@shop/core/papers/papers-words';
import type { Translations } from '@shop/core/paths/route-key';
import { createInstance } from 'i18next';

/** Returns functions that format an order outside of a page, with the merged translations of its language. */
export const papersWords = (language: Language, translations: Translations): PapersWords => {
  const words = createInstance();
  void words.init({
    ...i18nSettings,
    lng: language,
    resources: { [language]: { translation: translations } },
  });
  return {
    language,
    t: (key, values) => words.t(key, { ...values }),
    money: (amount) => euroText(amount, language),
    day: (day) => dateText(day, language),
    weekdayAndDay: (day) => weekdayAndDateText(day, language),
  };
};
