import { type Language, languages } from '@shop/core/languages/language';
import { type Cents, cents } from '@shop/core/money/cents';
import { percent } from '@shop/core/money/percent';
import type { Texts } from '@shop/core/seller/catalog/seller-catalog';
import * as z from 'zod/mini';
import { cleanHtml } from '../content/markup/clean-html.ts';
import { euros, id, percentage, text, texts } from './form-fields.ts';

/** Compares ids, with the same order on every machine and in every store. */
export const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Returns a schema that converts its value with `read`. */
export const readAs = <Schema extends z.core.$ZodType, Value>(
  schema: Schema,
  read: (value: z.output<Schema>) => Value,
) => z.pipe(schema, z.transform(read));

/** Converts euros, checked to have two decimals at most. */
const centsOf = (amount: number): Cents => cents(Math.round(amount * 100));

/** Converts cents to euros. */
export const eurosOf = (amount: Cents): number => amount / 100;

/** Converts cents to euros, or returns `undefined`. */
export const eurosIfAny = (amount: Cents | undefined): number | undefined =>
  amount === undefined ? undefined : eurosOf(amount);

/** Returns the schema of a price, converted to cents. */
export const price = (description: string) => readAs(euros(description), centsOf);

/** Returns the schema of a discount in percent. */
export const discount = (description: string) => readAs(percentage(description), percent);

/** Returns the schema of an id of core; `branded` converts the text. */
export const idOf = <Id extends string>(branded: (text: string) => Id, description: string) =>
  readAs(id(description), branded);

/** A text in the form of a file. */
export type Written<Text extends string> =
  | Text
  | ({ readonly sl: Text } & { readonly [Code in Language]?: Text | undefined });

/** Returns the schema of plain text by language. */
export const words = (description: string) => texts(description, text);

const html = readAs(text, (written) => cleanHtml(written));

/** Optional texts, plain and with markup; empty ones are omitted. */
export const wordsIfAny = (description: string) => z.optional(words(description));
export const htmlIfAny = (description: string) => z.optional(texts(description, html));

export const noHtml = cleanHtml('');

const inLanguage = (field: Written<string>, language: Language): string =>
  typeof field === 'object' ? (field[language] ?? field.sl) : field;

/** Converts fields by name to texts by language; an untranslated field falls back to the default language. */
export function textsOf<Fields extends Readonly<Record<string, string>>>(
  fields: {
    readonly [Name in keyof Fields]: Written<Fields[Name]>;
  },
): Texts<Fields>;
export function textsOf(fields: Readonly<Record<string, Written<string>>>): Texts<Readonly<Record<string, string>>> {
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
}
