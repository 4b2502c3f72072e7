import { dateLocaleTag, type LocaleCode } from '../languages/locale.ts';
import type { LocalDate } from './local-date.ts';

// Two-digit days and four-digit years, as "05. 03. 26" could be two days, and no line ends within.
const patterns = {
  sl: 'dd.\u00a0MM.\u00a0yyyy',
  en: 'dd/MM/yyyy',
  de: 'dd.MM.yyyy',
  it: 'dd/MM/yyyy',
  hr: 'dd.\u00a0MM.\u00a0yyyy.',
  sr: 'dd.MM.yyyy.',
  ru: 'dd.MM.yyyy',
} as const satisfies Record<LocaleCode, string>;

/** A day in short: `05. 03. 2026` in sl, the locale's short date elsewhere. */
export const dateText = (day: LocalDate, language: LocaleCode): string =>
  patterns[language].replace('yyyy', day.slice(0, 4)).replace('MM', day.slice(5, 7)).replace('dd', day.slice(8));

/** One form a language, as making one is slow. A date alone is midnight in UTC, the zone of the form. */
const formOf = (parts: Intl.DateTimeFormatOptions): ((day: LocalDate, language: LocaleCode) => string) => {
  const forms = new Map<LocaleCode, Intl.DateTimeFormat>();
  return (day, language) => {
    const form = forms.get(language) ?? new Intl.DateTimeFormat(dateLocaleTag(language), { timeZone: 'UTC', ...parts });
    forms.set(language, form);
    return form.format(Date.parse(day)).replace(/[\u2009\u202f]/g, ' ');
  };
};

const weekdayText = formOf({ weekday: 'long' });

const dayAndMonth = formOf({ day: 'numeric', month: 'long' });

/** A day of the coming months within a sentence, on one line: `05. 03.` in sl, `5 March` elsewhere. */
export const dayAndMonthText = (day: LocalDate, language: LocaleCode): string =>
  language === 'sl' ? dateText(day, language).slice(0, 7) : dayAndMonth(day, language).replaceAll(' ', '\u00a0');

/** A day in words, such as `četrtek, 5. marec 2026`. */
export const longDateText = formOf({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });

/** A day in short with its weekday beside, such as `četrtek, 05. 03. 2026`. */
export const weekdayAndDateText = (day: LocalDate, language: LocaleCode): string =>
  `${weekdayText(day, language)}, ${dateText(day, language)}`;
