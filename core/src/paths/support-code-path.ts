import { type Language, languages } from '../languages/language.ts';

const paths: Readonly<Record<Language, string>> = {
  sl: '/sl/koda-za-podporo',
  en: '/en/support-code',
  de: '/de/support-code',
  it: '/it/codice-di-assistenza',
  hr: '/hr/kod-za-podrsku',
};

/** Returns the path of the page on which visitors find the log of their cart, for support. */
export const supportCodePath = (language: Language): string => paths[language];

export const supportCodePaths: readonly string[] = languages.map(supportCodePath);

/** Returns the path of the file with the log of a visitor's cart. */
export const supportFilePath = (language: Language): string => `${paths[language]}.jsonl`;

export const supportFilePaths: readonly string[] = languages.map(supportFilePath);
