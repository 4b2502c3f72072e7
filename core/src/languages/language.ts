/** The five languages of the shop. `sl` is the default and the fallback for unknown values. */
export const languages = ['sl', 'en', 'de', 'it', 'hr'] as const;

export type Language = (typeof languages)[number];

export const defaultLanguage: Language = 'sl';

export const isLanguage = (text: string): text is Language => languages.some((language) => language === text);

/** Returns the language of a text; `fallback` for any text that is not a language. */
export const languageOr = (text: string | undefined, fallback: Language = defaultLanguage): Language =>
  text !== undefined && isLanguage(text) ? text : fallback;
