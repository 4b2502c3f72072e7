import type { LocaleCode } from '@shop/core/languages/locale';
import words from './finding-words.json' with { type: 'json' };

/** What the doctor looks at. */
type ContentCheck =
  | 'alternates'
  | 'dates'
  | 'errorCodes'
  | 'messages'
  | 'money'
  | 'pictures'
  | 'plurals'
  | 'products'
  | 'routes';

/** What is wrong with content, or what stands in for something that it does not say. */
export type ContentFinding = {
  readonly check: ContentCheck;
  /** A fault is seen by visitors; a gap is filled by what the message names. */
  readonly weight: 'fault' | 'gap';
  readonly language: LocaleCode;
  /** The path, key or locale that it is about. */
  readonly subject: string;
  /** One sentence in English for editors. */
  readonly message: string;
};

const texts: Readonly<Record<string, string>> = words;

/** The words of a check: what follows its name in the file of words. */
type WordsOf<Check extends ContentCheck, Key extends string = keyof typeof words> = Key extends `${Check}.${infer Name}`
  ? Name
  : never;

/** Findings about a subject in a language; messages come from the file of words, with their facts filled in. */
export const findingsOf = <Check extends ContentCheck>(check: Check, language: LocaleCode, subject: string) => {
  const found =
    (weight: ContentFinding['weight']) =>
    (name: WordsOf<Check>, facts: Readonly<Record<string, string | number>> = {}): ContentFinding => {
      const text = texts[`${check}.${name}`] ?? name;
      const message = text.replaceAll(/\{\{(\w+)\}\}/g, (_, fact: string) => String(facts[fact] ?? ''));
      return { check, weight, language, subject, message };
    };
  return { fault: found('fault'), gap: found('gap') };
};
