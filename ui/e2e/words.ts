import { builtInTranslations } from '@shop/adapters/content/translations/built-in-translations';
import type { Language } from '@shop/core/languages/language';

/** Returns a text of the shop in a language; an unknown key fails the test instead of matching anything. */
export type Word = (key: string, values?: Readonly<Record<string, string | number>>) => string;

export const wordsOf = (language: Language): Word => {
  const words = builtInTranslations(language);
  return (key, values = {}) => {
    const text = words[key];
    if (text === undefined) throw new Error(`${language} has no words for ${key}`);
    return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
  };
};
