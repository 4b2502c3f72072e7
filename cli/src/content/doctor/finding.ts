import type { LocaleCode } from '@shop/core/languages/locale';
import words from './finding-words.json' with { type: 'json' };

/** The checks of the doctor. */
type ContentCheck =
  | 'alternates'
  | 'dates'
  | 'errorCodes'
  | 'files'
  | 'messages'
  | 'money'
  | 'pictures'
  | 'plurals'
  | 'products'
  | 'routes';

/** A fault of content, or a gap that something else fills. */
export type ContentFinding = {
  readonly check: ContentCheck;
  /** Visitors see a fault; the message of a gap names what fills it. */
  readonly weight: 'fault' | 'gap';
  readonly language: LocaleCode;
  /** The path, key or locale of the finding. */
  readonly subject: string;
  /** One sentence in English for editors. */
  readonly message: string;
};

const texts: Readonly<Record<string, string>> = words;

/** The names of a check's messages in the file of words. */
type WordsOf<Check extends ContentCheck, Key extends string = keyof typeof words> = Key extends `${Check}.${infer Name}`
  ? Name
  : never;

/** Makes findings about a subject in a language. The message is taken from the file of words, with the facts filled
 *  in. */
export const findingsOf = <Check extends ContentCheck>(check: Check, language: LocaleCode, subject: string) => {
  const ofWeight =
    (weight: ContentFinding['weight']) =>
    (name: WordsOf<Check>, facts: Readonly<Record<string, string | number>> = {}): ContentFinding => {
      const text = texts[`${check}.${name}`] ?? name;
      const message = text.replaceAll(/\{\{(\w+)\}\}/g, (_, fact: string) => String(facts[fact] ?? ''));
      return { check, weight, language, subject, message };
    };
  return { fault: ofWeight('fault'), gap: ofWeight('gap') };
};
