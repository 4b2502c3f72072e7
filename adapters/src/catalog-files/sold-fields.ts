import { isDeepStrictEqual } from 'node:util';
import { type Language, languages } from '@shop/core/languages/language';
import { type Cents, cents } from '@shop/core/money/cents';
import { percent } from '@shop/core/money/percent';
import type { Texts } from '@shop/core/seller/catalog/seller-catalog';
import * as z from 'zod/mini';
import { type Codec, mapped } from '../codec/codec.ts';
import type { Flattened } from '../codec/wire-object.ts';
import { cleanHtml } from '../rich-text/clean-html.ts';
import { euros, id, percentage, text, texts } from './form-fields.ts';

/** The order of ids, the same on every machine and in every store. */
export const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Euros that were checked to have two decimals at most. */
const centsOf = (amount: number): Cents => cents(Math.round(amount * 100));

export const price = (description: string) =>
  mapped(euros(description), { decode: centsOf, encode: (amount) => amount / 100 });

export const discount = (description: string) =>
  mapped(percentage(description), { decode: percent, encode: (share) => share });

/** An id of core; `branded` makes one of a text. */
export const idOf = <Id extends string>(branded: (text: string) => Id, description: string) =>
  mapped(id(description), { decode: branded, encode: (own) => own });

/** A list whose order means nothing, in an order of its own. */
export const fixed = <Entry, Wire>(
  schema: Codec<Entry[], Wire>,
  order: (a: Entry, b: Entry) => number,
): Codec<readonly Entry[], Wire> =>
  mapped(schema, {
    decode: (entries): readonly Entry[] => entries.toSorted(order),
    encode: (entries) => [...entries],
  });

/** A member that is left out for its usual value. */
export const usually = <Value, Wire>(schema: Codec<Value, Wire>, usual: Value) =>
  z.codec(z.optional(schema), z.custom<Value>(), {
    decode: (value) => value ?? usual,
    encode: (value) => (isDeepStrictEqual(value, usual) ? undefined : value),
  });

/** A text as it is written down. */
type Written<Text extends string> = Text | ({ readonly sl: Text } & { readonly [Code in Language]?: Text | undefined });

export const words = (description: string) => texts(description, text);

const html = mapped(text, { decode: (written) => cleanHtml(written), encode: (clean) => clean });

/** Texts that are left out when they are empty, plain and with markup. */
export const wordsIfAny = (description: string) => usually(words(description), '');
export const htmlIfAny = (description: string) => usually(texts(description, html), cleanHtml(''));

const inLanguage = (field: Written<string>, language: Language): string =>
  typeof field === 'object' ? (field[language] ?? field.sl) : field;

/** Texts by language out of fields by name; an untranslated field falls back to the default language. */
const textsOf = (fields: Readonly<Record<string, Written<string>>>): Texts<Readonly<Record<string, string>>> => {
  const all = Object.entries(fields);
  const isWritten = (language: Language): boolean =>
    all.some(([, field]) => typeof field === 'object' && field[language] !== undefined);
  const written = languages.filter(isWritten);
  return new Map(
    (written.length === 0 ? languages : written).map((language) => [
      language,
      Object.fromEntries(all.map(([name, field]) => [name, inLanguage(field, language)])),
    ]),
  );
};

/** One field of texts as it is written down. */
const fieldOf = (written: readonly (readonly [Language, string])[]): Written<string> => {
  const only = written[0]?.[1] ?? '';
  const isOne = written.every(([, text]) => text === only);
  if (isOne && (only === '' || written.length === languages.length)) return only;
  const { sl = '', ...others }: Partial<Record<Language, string>> = Object.fromEntries(written);
  return { sl, ...others };
};

const fieldsOf = (texts: Texts<Readonly<Record<string, string>>>): Readonly<Record<string, Written<string>>> => {
  const all = [...texts];
  const names = Object.keys(all[0]?.[1] ?? {});
  const inAll = (name: string) => all.map(([language, text]) => [language, text[name] ?? ''] as const);
  return Object.fromEntries(names.map((name) => [name, fieldOf(inAll(name))]));
};

/** Texts by language that are written down as fields by name. */
export function textFields<Fields extends Readonly<Record<string, Codec<Written<string>>>>>(
  fields: Fields,
): Flattened<Texts<{ readonly [Name in keyof Fields]: Extract<z.output<Fields[Name]>, string> }>, Fields>;
export function textFields(fields: Readonly<Record<string, Codec<unknown>>>): Flattened {
  return { members: fields, decode: textsOf, encode: fieldsOf };
}
