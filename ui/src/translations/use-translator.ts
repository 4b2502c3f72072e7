import { dateText, dayAndMonthText, longDateText, weekdayAndDateText } from '@shop/core/dates/date-text';
import type { Instant } from '@shop/core/dates/instant';
import type { LocalDate } from '@shop/core/dates/local-date';
import type { Language } from '@shop/core/languages/language';
import { dateLocaleTag } from '@shop/core/languages/locale';
import type { Cents } from '@shop/core/money/cents';
import { euroText } from '@shop/core/money/euro-text';
import type { i18n } from 'i18next';
import { useSettings } from '../shop-context.tsx';
import { errorTextOf } from './error-text.ts';
import type { CountedKey, TranslationKey } from './translation-key.ts';
import { useI18n } from './use-i18n.ts';

type Values = Readonly<Record<string, string | number>>;

/** Functions that format values in the visitor's language. */
export type Translator = {
  readonly language: Language;
  /** Returns the text of a key; `count` selects the plural form. */
  readonly t: {
    (key: Exclude<TranslationKey, CountedKey>, values?: Values): string;
    (key: TranslationKey, values: Values & { readonly count: number }): string;
  };
  /** Returns the text of an error's key; a code without a text, such as a foreign provider's, gets the generic one. */
  readonly errorText: (key: string) => string;
  /** "22,00 €" */
  readonly money: (amount: Cents) => string;
  /** "24. 11. 2026" */
  readonly day: (day: LocalDate) => string;
  /** "24. 11." or "24 November" */
  readonly dayAndMonth: (day: LocalDate) => string;
  /** Weekday, day, month and year in words. */
  readonly longDay: (day: LocalDate) => string;
  /** "torek, 24. 11. 2026" */
  readonly weekdayAndDay: (day: LocalDate) => string;
  /** Hour and minute at the resort. */
  readonly time: (at: Instant) => string;
};

const forms = new Map<string, Intl.DateTimeFormat>();

/** Returns hour and minute of an instant in `zone`, such as "14:35". Thin spaces differ between runtimes and become
 *  plain ones. */
const clockText = (at: Instant, language: Language, zone: string): string => {
  // Creating a formatter is slow.
  const key = `${language} ${zone}`;
  const known = forms.get(key);
  const parts = { hour: '2-digit', minute: '2-digit', timeZone: zone } as const;
  const form = known ?? new Intl.DateTimeFormat(dateLocaleTag(language), parts);
  if (known === undefined) forms.set(key, form);
  return form.format(at).replace(/[\u2009\u202f]/g, ' ');
};

const makeTranslator = (i18n: i18n, language: Language, zone: string): Translator => {
  const plain = new Map<string, string>();
  const plainText = (key: string): string => {
    const known = plain.get(key);
    if (known !== undefined) return known;
    const text = i18n.t(key, { lng: language });
    // A key without a text is shown itself and not cached, as the texts may still load.
    if (text !== key) plain.set(key, text);
    return text;
  };
  return {
    language,
    t: (key: TranslationKey, values?: Values) =>
      values === undefined ? plainText(key) : i18n.t(key, { ...values, lng: language }),
    errorText: (key) => errorTextOf(i18n, key, language),
    money: (amount) => euroText(amount, language),
    day: (day) => dateText(day, language),
    dayAndMonth: (day) => dayAndMonthText(day, language),
    longDay: (day) => longDateText(day, language),
    weekdayAndDay: (day) => weekdayAndDateText(day, language),
    time: (at) => clockText(at, language, zone),
  };
};

const translators = new WeakMap<i18n, Map<string, Translator>>();

/** Returns the translator of a set of texts, a language and a zone; pages with the same ones share it and its cache. */
export const useTranslator = (): Translator => {
  const { i18n, language } = useI18n();
  const { zone } = useSettings();
  const known = translators.get(i18n) ?? new Map<string, Translator>();
  translators.set(i18n, known);
  const key = `${language} ${zone}`;
  const translator = known.get(key) ?? makeTranslator(i18n, language, zone);
  known.set(key, translator);
  return translator;
};
