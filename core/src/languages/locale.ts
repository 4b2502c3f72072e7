import type { Language } from './language.ts';

/** The shop's languages, and two that exist only as locale and date settings. */
export type LocaleCode = Language | 'sr' | 'ru';

type LocaleSettings = {
  /** BCP 47 tag for numbers and text. */
  readonly tag: string;
  /** BCP 47 tag for dates; differs from `tag` only for English. */
  readonly dateTag: string;
  readonly threeLetters: string;
  /** The language's name in the language itself. */
  readonly name: string;
};

const locales = {
  sl: { tag: 'sl-SI', dateTag: 'sl-SI', threeLetters: 'slo', name: 'Slovenščina' },
  en: { tag: 'en-US', dateTag: 'en-GB', threeLetters: 'eng', name: 'English' },
  de: { tag: 'de-DE', dateTag: 'de-DE', threeLetters: 'deu', name: 'Deutsch' },
  it: { tag: 'it-IT', dateTag: 'it-IT', threeLetters: 'ita', name: 'Italiano' },
  hr: { tag: 'hr-HR', dateTag: 'hr-HR', threeLetters: 'hrv', name: 'Hrvatski' },
  sr: { tag: 'sr-Latn-RS', dateTag: 'sr-Latn-RS', threeLetters: 'srp', name: 'Srpski' },
  ru: { tag: 'ru-RU', dateTag: 'ru-RU', threeLetters: 'pyc', name: 'Русский' },
} as const satisfies Record<LocaleCode, LocaleSettings>;

/** Returns the tag for numbers, money and `<html lang>`. */
export const localeTag = (code: LocaleCode): string => locales[code].tag;

/** Returns the tag for dates: British for English, otherwise as `localeTag`. */
export const dateLocaleTag = (code: LocaleCode): string => locales[code].dateTag;

/** Returns the code in the language menu: slo, eng, deu, ita, hrv, srp or pyc. */
export const threeLetterCode = (code: LocaleCode): string => locales[code].threeLetters;

/** Returns the language's name in the language itself. */
export const languageName = (code: LocaleCode): string => locales[code].name;
