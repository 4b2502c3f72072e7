import type { Translations } from '@shop/core/content/route-key';
import { genericErrorKey } from '@shop/core/errors/error-catalog';
import type { Language } from '@shop/core/languages/language';
import { localeTag } from '@shop/core/languages/locale';

export type Facts = Readonly<Record<string, string | number>>;

/** The shop's words in one language. */
export type Words = {
  /** The words of a key with its facts put in; undefined for a key that has none. `count` picks the plural form. */
  find(key: string, facts?: Facts): string | undefined;
  /** The same, with words of our own for a key that has none. */
  textOr(fallback: string, key: string, facts?: Facts): string;
  /** Words for an error's key; one without any gets those of a general error. */
  tellError(key: string, facts?: Facts): string;
};

/** Own keys only, and blank words count as missing. */
const wordsOf = (translations: Translations, key: string): string | undefined => {
  const text = Object.hasOwn(translations, key) ? translations[key] : undefined;
  return text === undefined || text.trim() === '' ? undefined : text;
};

/** Puts known names into `{{name}}` and `{name}`; unknown names and broken braces stay as they are. */
const filledIn = (text: string, facts: Facts): string =>
  text.replaceAll(/\{\{\s*(\w+)\s*\}\}|\{(\w+)\}/g, (whole, double: string | undefined, single: string | undefined) => {
    const name = double ?? single ?? '';
    return Object.hasOwn(facts, name) ? String(facts[name]) : whole;
  });

/** `content` wins over `builtIn`, key by key. */
export const makeWords = (language: Language, builtIn: Translations, content: Translations): Words => {
  const plural = new Intl.PluralRules(localeTag(language));
  const find = (key: string, facts: Facts = {}): string | undefined => {
    const keys = typeof facts.count === 'number' ? [`${key}_${plural.select(facts.count)}`, key] : [key];
    const text = keys.flatMap((name) => wordsOf(content, name) ?? wordsOf(builtIn, name) ?? [])[0];
    return text === undefined ? undefined : filledIn(text, facts);
  };
  return {
    find,
    textOr: (fallback, key, facts = {}) => find(key, facts) ?? filledIn(fallback, facts),
    tellError: (key, facts) => find(key, facts) ?? find(genericErrorKey, facts) ?? genericErrorKey,
  };
};
