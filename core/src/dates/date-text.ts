import { dateLocaleTag, type LocaleCode } from '../languages/locale.ts';
import type { LocalDate } from './local-date.ts';

// Two-digit days and months and four-digit years, because "05. 03. 26" would be ambiguous; no line break inside.
const patterns = {
  sl: 'dd.\u00a0MM.\u00a0yyyy',
  en: 'dd/MM/yyyy',
  de: 'dd.MM.yyyy',
  it: 'dd/MM/yyyy',
  hr: 'dd.\u00a0MM.\u00a0yyyy.',
  sr: 'dd.MM.yyyy.',
  ru: 'dd.MM.yyyy',
} as const satisfies Record<LocaleCode, string>;

/** Returns a short date: `05. 03. 2026` in sl, the locale's short date in other languages. */
export const dateText = (day: LocalDate, language: LocaleCode): string =>
  patterns[language].replace('yyyy', day.slice(0, 4)).replace('MM', day.slice(5, 7)).replace('dd', day.slice(8));

/** Returns a formatter that creates one `Intl` format per language, because creating one is slow. A date is midnight in
 *  UTC, which is also the format's zone. */
const formOf = (parts: Intl.DateTimeFormatOptions): ((day: LocalDate, language: LocaleCode) => string) => {
  const forms = new Map<LocaleCode, Intl.DateTimeFormat>();
  return (day, language) => {
    const form = forms.get(language) ?? new Intl.DateTimeFormat(dateLocaleTag(language), { timeZone: 'UTC', ...parts });
    forms.set(language, form);
    return form.format(Date.parse(day)).replace(/[\u2009\u202f]/g, ' ');
  };
};

/** Returns the weekday of a day, for example `četrtek`. */
export const weekdayText = formOf({ weekday: 'long' });

const dayAndMonth = formOf({ day: 'numeric', month: 'long' });

// `Intl` has only the nominative of Slovenian months; a sentence needs the genitive.
const slovenianMonths =
  'januarja februarja marca aprila maja junija julija avgusta septembra oktobra novembra decembra'.split(' ');

/** Returns a day of the coming months for use in a sentence, without line break: `5. marca` in sl, `5 March` in en. */
export const dayAndMonthText = (day: LocalDate, language: LocaleCode): string => {
  if (language !== 'sl') return dayAndMonth(day, language).replaceAll(' ', '\u00a0');
  return `${Number(day.slice(8))}.\u00a0${slovenianMonths[Number(day.slice(5, 7)) - 1]}`;
};

/** Returns a long date, for example `četrtek, 5. marec 2026`. */
export const longDateText = formOf({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });

/** Returns a short date with its weekday, for example `četrtek, 05. 03. 2026`; Italian has no comma between them. */
export const weekdayAndDateText = (day: LocalDate, language: LocaleCode): string =>
  `${weekdayText(day, language)}${language === 'it' ? '' : ','} ${dateText(day, language)}`;
