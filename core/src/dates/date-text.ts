import { dateLocaleTag, type LocaleCode } from '../languages/locale.ts';
import type { LocalDate } from './local-date.ts';

// Two-digit days and four-digit years, as "05. 03. 26" could be two days (D-DATE-TEXT).
const patterns = {
  sl: 'dd. MM. yyyy',
  en: 'dd/MM/yyyy',
  de: 'dd.MM.yyyy',
  it: 'dd/MM/yyyy',
  hr: 'dd. MM. yyyy.',
  sr: 'dd.MM.yyyy.',
  ru: 'dd.MM.yyyy',
} as const satisfies Record<LocaleCode, string>;

/** A day in short: `05. 03. 2026` in sl, the locale's short date elsewhere (R-LANG-9, R-LANG-10). */
export const dateText = (day: LocalDate, language: LocaleCode): string =>
  patterns[language].replace('yyyy', day.slice(0, 4)).replace('MM', day.slice(5, 7)).replace('dd', day.slice(8));

const longForms = new Map<LocaleCode, Intl.DateTimeFormat>();

const longForm = (language: LocaleCode): Intl.DateTimeFormat => {
  const known = longForms.get(language);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat(dateLocaleTag(language), {
    timeZone: 'UTC',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
  longForms.set(language, made);
  return made;
};

/** A day in words, such as `četrtek, 5. marec 2026`. */
export const longDateText = (day: LocalDate, language: LocaleCode): string =>
  longForm(language)
    .format(Date.parse(day)) // A date alone is midnight in UTC, the zone of the form.
    .replace(/[\u2009\u202f]/g, ' ');
