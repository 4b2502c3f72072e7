/** The languages of the host with their culture tags; the first one is for all other languages. */
const tags = { sl: 'sl-SI', en: 'en-US', de: 'de-DE', it: 'it-IT', hr: 'hr-HR' } as const;

export type HostLanguage = keyof typeof tags;

const isKnown = (text: string): text is HostLanguage => Object.hasOwn(tags, text);

export const hostLanguages: readonly HostLanguage[] = Object.keys(tags).filter(isKnown);

export const languageIn = (text: string | undefined): HostLanguage =>
  text !== undefined && isKnown(text) ? text : 'sl';

export const tagOf = (language: HostLanguage): string => tags[language];

/** A name in each language, in the order of the languages. */
export type Words = readonly [sl: string, en: string, de: string, it: string, hr: string];

export const inWords = (words: Words, language: HostLanguage): string =>
  words[hostLanguages.indexOf(language)] ?? words[0];

/** Returns the last part of an address, made from a name. */
export const slugOf = (words: Words, language: HostLanguage): string =>
  inWords(words, language)
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9]+/g, (part) => (/\s/.test(part) ? '-' : ''));
