import type { Language } from '@shop/core/languages/language';
import type { DayPickerLocale } from 'react-day-picker/locale';

/** One small chunk per language: month and weekday names and the calendar's screen-reader texts. */
const loaders: Record<Language, () => Promise<DayPickerLocale>> = {
  sl: () => import('react-day-picker/locale/sl').then((file) => file.sl),
  en: () => import('react-day-picker/locale/en-GB').then((file) => file.enGB),
  de: () => import('react-day-picker/locale/de').then((file) => file.de),
  it: () => import('react-day-picker/locale/it').then((file) => file.it),
  hr: () => import('react-day-picker/locale/hr').then((file) => file.hr),
};

const loaded = new Map<Language, Promise<DayPickerLocale>>();

/** The same promise for the same language, as React's `use` wants it. Locales hold no visitor's data, so sharing is safe. */
export const calendarLocale = (language: Language): Promise<DayPickerLocale> => {
  const known = loaded.get(language);
  if (known !== undefined) return known;
  const fresh = loaders[language]();
  loaded.set(language, fresh);
  return fresh;
};
