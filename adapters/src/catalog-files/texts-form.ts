import type { Texts } from '@shop/core/host/catalog/host-catalog';
import { type Language, languages } from '@shop/core/languages/language';
import type { TextForm } from './form-fields.ts';

type Fields<Name extends string> = { readonly [Member in Name]?: TextForm | undefined };

const languagesOf = (fields: readonly (TextForm | undefined)[]): readonly Language[] => {
  const written = new Set(
    fields.flatMap((field) => (typeof field === 'object' ? languages.filter((code) => field[code] !== undefined) : [])),
  );
  return written.size === 0 ? languages : languages.filter((code) => written.has(code));
};

const inLanguage = (field: TextForm | undefined, language: Language): string =>
  typeof field === 'object' ? (field[language] ?? field.sl) : (field ?? '');

/** Texts by language out of fields by name. A field that is not translated is in the default language; what names no language is
 *  the same in all, and what is left out is empty. */
export const textsOf = <Name extends string, Text>(
  form: Fields<Name>,
  names: readonly Name[],
  textOf: (text: (name: Name) => string) => Text,
): Texts<Text> =>
  new Map(
    languagesOf(names.map((name) => form[name])).map(
      (language) => [language, textOf((name) => inLanguage(form[name], language))] as const,
    ),
  );

/** One field of texts as it is written down; nothing when it is empty in every language. */
export const fieldForm = <Text>(texts: Texts<Text>, textOf: (text: Text) => string): TextForm | undefined => {
  const written = languages.flatMap((language) => {
    const text = texts.get(language);
    return text === undefined ? [] : [[language, textOf(text)] as const];
  });
  const different = new Set(written.map(([, text]) => text));
  const [only] = different;
  if (only === '' && different.size === 1) return undefined;
  if (different.size === 1 && written.length === languages.length) return only;
  const { sl = '', ...others }: Partial<Record<Language, string>> = Object.fromEntries(written);
  return { sl, ...others };
};

/** A member that is there only when its field says something. */
export const optionalField = <Name extends string, Text>(
  name: Name,
  texts: Texts<Text>,
  textOf: (text: Text) => string,
): { readonly [Member in Name]?: TextForm } => {
  const form = fieldForm(texts, textOf);
  const member: { [Member in Name]?: TextForm } = {};
  if (form !== undefined) member[name] = form;
  return member;
};
