import type { Texts } from '@shop/core/host/catalog/host-catalog';
import { type Language, languages } from '@shop/core/languages/language';
import { mapped } from '../codec/codec.ts';
import { cleanHtml } from '../rich-text/clean-html.ts';
import { text, texts } from './form-fields.ts';
import { usually } from './sold-fields.ts';

/** A text as it is written down. */
export type Written<Text extends string> =
  | Text
  | ({ readonly sl: Text } & { readonly [Code in Language]?: Text | undefined });

export const words = (description: string) => texts(description, text);

const html = mapped(text, { decode: (written) => cleanHtml(written), encode: (clean) => clean });

/** Texts that are left out when they are empty, plain and with markup. */
export const wordsIfAny = (description: string) => usually(words(description), '');
export const htmlIfAny = (description: string) => usually(texts(description, html), cleanHtml(''));

const inLanguage = (field: Written<string>, language: Language): string =>
  typeof field === 'object' ? (field[language] ?? field.sl) : field;

/** Texts by language out of fields by name. A field that is not translated is in the default language; what names no language is
 *  the same in all. */
export const textsOf = <Fields extends Readonly<Record<string, Written<string>>>>(
  fields: Fields,
): Texts<{ readonly [Name in keyof Fields]: Extract<Fields[Name], string> }> => {
  const all = Object.entries(fields);
  const isWritten = (language: Language): boolean =>
    all.some(([, field]) => typeof field === 'object' && field[language] !== undefined);
  const written = languages.filter(isWritten);
  return new Map(
    (written.length === 0 ? languages : written).map((language) => [
      language,
      Object.fromEntries(all.map(([name, field]): string[] => [name, inLanguage(field, language)])),
    ]),
  );
};

/** One field of texts as it is written down. */
const fieldOf = (written: readonly (readonly [Language, string])[]): Written<string> => {
  const only = written[0]?.[1] ?? '';
  const isOne = written.every(([, said]) => said === only);
  if (isOne && (only === '' || written.length === languages.length)) return only;
  const { sl = '', ...others }: Partial<Record<Language, string>> = Object.fromEntries(written);
  return { sl, ...others };
};

/** The same texts as fields by name. */
export const fieldsOf = <Text extends Readonly<Record<string, string>>>(
  byLanguage: Texts<Text>,
): { readonly [Name in keyof Text]: Written<Text[Name]> } => {
  const all = [...byLanguage];
  const names = Object.keys(all[0]?.[1] ?? {});
  return Object.fromEntries(
    names.map((name): unknown[] => [name, fieldOf(all.map(([language, said]) => [language, said[name] ?? '']))]),
  );
};
