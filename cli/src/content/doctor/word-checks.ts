import { errorCatalog } from '@shop/core/errors/error-catalog';
import { defaultLanguage, type Language, languages } from '@shop/core/languages/language';
import type { Translations } from '@shop/core/paths/route-key';
import { type ContentFinding, findingsOf } from './finding.ts';

export type WordsByLanguage = Readonly<Record<Language, Translations>>;

/** The words of content, and the built-in words that replace missing ones key by key. */
export type DoctoredWords = { readonly content: WordsByLanguage; readonly builtIn: WordsByLanguage };

const pluralForm = /^(.+)_(zero|one|two|few|many|other)$/;

const filled = (words: Translations, key: string): string | undefined =>
  words[key]?.trim() === '' ? undefined : words[key];

/** Returns the sources of a key's text in the order in which the shop tries them. */
const sourcesOf = ({ content, builtIn }: DoctoredWords, language: Language, key: string) => [
  { from: 'content', text: filled(content[language], key) },
  { from: 'built in', text: filled(builtIn[language], key) },
  { from: `content in ${defaultLanguage}`, text: filled(content[defaultLanguage], key) },
  { from: `built in, ${defaultLanguage}`, text: filled(builtIn[defaultLanguage], key) },
];

/** Returns whether a language uses the plural form of a key; true for a key without a plural form. */
const isCounted = (language: Language, key: string): boolean => {
  const form = pluralForm.exec(key)?.[2];
  return (
    form === undefined || new Intl.PluralRules(language).resolvedOptions().pluralCategories.some((one) => one === form)
  );
};

/** Finds keys without a text in content, with the sources that the shop tries until one has a text. */
const gapsIn = (words: DoctoredWords, language: Language, keys: readonly string[]): readonly ContentFinding[] => {
  const own = keys.filter((key) => filled(words.content[language], key) !== undefined);
  const builtInOnly = keys.filter((key) => filled(words.builtIn[language], key) !== undefined);
  const missing = keys.filter((key) => isCounted(language, key) && !own.includes(key));
  const isSilent = own.length === 0 && builtInOnly.length > 0;
  const silent = isSilent
    ? [findingsOf('messages', language, 'all messages').gap('allBuiltIn', { count: builtInOnly.length })]
    : [];
  const single = missing.flatMap((key) => {
    const { fault, gap } = findingsOf('messages', language, key);
    const sources = sourcesOf(words, language, key);
    const at = sources.findIndex(({ text }) => text !== undefined);
    const { from, text = '' } = sources[at] ?? {};
    if (from === undefined) return [fault('nowhere')];
    const tried = sources.slice(0, at).map((source) => source.from);
    const facts = { tried: tried.join(', '), from, text };
    if (at > 1) return [fault('filledFromOther', facts)];
    return isSilent ? [] : [gap('filled', facts)];
  });
  return [...silent, ...single];
};

const namesIn = (text: string): readonly string[] =>
  [...text.matchAll(/\{\{?\s*(\w+)\s*\}?\}/g)].map(([, name = '']) => name);

/** Finds placeholders without a value, and malformed braces. */
const placeholdersIn = ({ content, builtIn }: DoctoredWords, language: Language): readonly ContentFinding[] =>
  Object.entries(content[language]).flatMap(([key, text]) => {
    const base = pluralForm.exec(key)?.[1];
    const known = builtIn[language][key] ?? (base === undefined ? undefined : builtIn[language][`${base}_other`]);
    if (known === undefined) return [];
    const available = new Set([...namesIn(known), ...(base === undefined ? [] : ['count'])]);
    const unknown = namesIn(text).filter((name) => !available.has(name));
    const rest = text.replace(/\{\{?\s*\w+\s*\}?\}/g, '');
    const { fault } = findingsOf('messages', language, key);
    return [
      ...unknown.map((name) => fault('noValue', { name, given: [...available].join(', ') || 'none' })),
      ...(/[{}]/.test(rest) ? [fault('brace')] : []),
    ];
  });

/** Finds missing plural forms, and plural forms that the language does not use. */
const pluralsIn = ({ content, builtIn }: DoctoredWords, language: Language): readonly ContentFinding[] => {
  const counted = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const forms = counted.join(', ');
  const all = { ...builtIn[language], ...content[language] };
  const bases = new Set(Object.keys(all).flatMap((key) => pluralForm.exec(key)?.[1] ?? []));
  const missing = [...bases].flatMap((base) =>
    counted
      .filter((form) => filled(all, `${base}_${form}`) === undefined)
      .map((form) => findingsOf('plurals', language, base).fault('missing', { form, language, forms })),
  );
  const foreign = Object.keys(content[language]).flatMap((key) =>
    // A shop fills gaps with Slovenian words, including plural forms that this language does not use.
    isCounted(language, key) || content[language][key] === builtIn[defaultLanguage][key]
      ? []
      : [findingsOf('plurals', language, key).fault('foreign', { language, forms })],
  );
  return [...missing, ...foreign];
};

const errorCodesIn = ({ content, builtIn }: DoctoredWords, language: Language): readonly ContentFinding[] =>
  [...new Set(Object.values(errorCatalog).map(({ code }) => code))]
    .filter((code) => (filled(content[language], code) ?? filled(builtIn[language], code)) === undefined)
    .map((code) => findingsOf('errorCodes', language, code).fault('none'));

/** Checks messages, placeholders, plural forms and error codes in every language. */
export const wordFindings = (words: DoctoredWords): readonly ContentFinding[] => {
  const keys = [...new Set(languages.flatMap((language) => Object.keys(words.builtIn[language])))].sort();
  return languages.flatMap((language) => [
    ...gapsIn(words, language, keys),
    ...placeholdersIn(words, language),
    ...pluralsIn(words, language),
    ...errorCodesIn(words, language),
  ]);
};
