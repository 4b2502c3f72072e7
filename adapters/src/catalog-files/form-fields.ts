import { parseLocalDate } from '@shop/core/dates/local-date';
import { defaultLanguage, type Language, languages } from '@shop/core/languages/language';
import { maxPrice } from '@shop/core/money/cents';
import { isTidyPath } from '@shop/core/paths/own-path';
import * as z from 'zod/mini';

/** Adds a description of the allowed values, which editors show as a hint. */
export const described = <Schema extends z.core.$ZodType>(schema: Schema, description: string): Schema => {
  z.globalRegistry.add(schema, { description });
  return schema;
};

/** Returns the schema of an object; an unknown name is a mistake that lists the known ones. */
export const record = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.strictObject(shape, {
    error: ({ code }) =>
      code === 'unrecognized_keys'
        ? `is not known here; allowed are ${Object.keys(shape).join(', ')}`
        : `must have members: ${Object.keys(shape).join(', ')}`,
  });

/** Returns the schema of a list. */
export const list = <Entry extends z.core.$ZodType>(entry: Entry, description: string) =>
  described(z.array(entry, `must be a list, each entry after a dash: ${description}`), description);

const oneAtLeast = 'must name one at least; leave it out for all';

/** Returns the schema of a list that means all when it is absent, so an empty one is a mistake. */
export const listOfSome = <Entry extends z.core.$ZodType>(entry: Entry, description: string) =>
  described(list(entry, description).check(z.minLength(1, oneAtLeast)), description);

/** Returns the schema of one of a few words. */
export const oneOf = <const Values extends readonly string[]>(values: Values, description: string) => {
  const message = `must be one of ${values.join(', ')}`;
  return described(z.enum(values, message), `${description}: ${values.join(', ')}`);
};

/** Returns the schema of true or false. */
export const flag = (description: string) => described(z.boolean('must be true or false'), description);

/** Returns the schema of a whole number within limits. */
export const wholeNumber = (min: number, max: number, description: string) => {
  const message = `must be a whole number from ${min} to ${max}`;
  return described(z.int(message).check(z.gte(min, message), z.lte(max, message)), `${description}; ${message}`);
};

/** Returns the schema of a number of places, in persons. */
export const places = (description: string) => wholeNumber(0, 1_000_000, `${description}, in persons`);

/** Returns the schema of a percentage. */
export const percentage = (description: string) => wholeNumber(0, 100, `${description}, in percent`);

/** Maximum amount in euros. */
const mostEuros = maxPrice / 100;

const amount = `must be an amount in euros with two decimals at most, such as 16.00, and not above ${mostEuros}`;

/** An amount with a decimal comma, which YAML reads as a text. */
const commaAmount = /^(\d+),(\d{1,2})$/;

const amountMistake = ({ input }: { readonly input?: unknown }): string => {
  const [, whole, hundredths] = (typeof input === 'string' ? commaAmount.exec(input.trim()) : null) ?? [];
  return whole === undefined ? amount : `must have a decimal point, not a comma: ${whole}.${hundredths}`;
};

/** Tolerates rounding: in binary 16.10 is no exact multiple of 0.01, which an exact check would report as a mistake. */
const isInCents = (written: number): boolean => Math.abs(written * 100 - Math.round(written * 100)) < 1e-6;

/** Returns the schema of an amount in euros. */
export const euros = (description: string) =>
  described(
    z.number({ error: amountMistake }).check(z.gte(0, amount), z.lte(mostEuros, amount), z.refine(isInCents, amount)),
    `${description}; ${amount}`,
  );

/** Returns the schema of an id, which is used in addresses, commands and file names. */
export const id = (description: string) => {
  const message = 'must be an id of letters, digits, hyphens and dots, 100 at most, such as termalija-day';
  return described(
    z.string(message).check(z.regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/, message)),
    `${description}; ${message}`,
  );
};

/** Maximum length of a text in characters. */
const longestText = 20_000;

const oneText = `must be a text of ${longestText} characters at most, in quotation marks where it looks like a number`;

const noLetters = 'must hold neither the character 0 nor half of a letter';

/** Whether both databases store the text; otherwise one of them would refuse it. */
const isStorable = (written: string): boolean => written.isWellFormed() && !written.includes('\0');

export const text = z.string(oneText).check(z.maxLength(longestText, oneText), z.refine(isStorable, noLetters));

const pictureWords =
  'must be the address of a picture that the shop serves, such as /media/termalija-day.jpg, or empty for none';

const isPicture = (address: string): boolean =>
  address === '' || (!/\s/.test(address) && isTidyPath(address.replace(/[?#].*$/s, '')));

/** Returns the schema of a picture's address. Pictures themselves are stored with the shop. */
export const picture = (description: string) =>
  described(
    z.string(pictureWords).check(z.maxLength(2000, pictureWords), z.refine(isPicture, pictureWords)),
    `${description}; ${pictureWords}`,
  );

const lastPartWords =
  'must be the last part of an address, such as termalija: no scheme, no slash in front, no .. and no backslash';

const isLastPart = (part: string): boolean => isTidyPath(`/${part}`) && !/^[a-z][\w+.-]*:/i.test(part);

const perLanguage = <Text extends z.core.$ZodType<string, string>>(one: Text) =>
  record({
    sl: one,
    en: z.optional(one),
    de: z.optional(one),
    it: z.optional(one),
    hr: z.optional(one),
  } satisfies Record<Language, z.core.$ZodType>);

/** Returns the schema of a text in several languages, or of one text for all of them. */
export const texts = <Text extends z.core.$ZodType<string, string>>(description: string, one: Text) =>
  described(
    z.union([one, perLanguage(one)]),
    `${description}: one text for all languages, or one each (${languages.join(', ')}; ${defaultLanguage} where one is missing)`,
  );

/** Returns the schema of the last part of an address, in several languages or the same in all. */
export const addressPart = (description: string) => texts(description, text.check(z.refine(isLastPart, lastPartWords)));

const dayWords =
  'must be a day such as 2026-12-05, or a number of days after the day of the import, such as +14 (before it: -14)';

const isDay = (written: string): boolean => parseLocalDate(written).isOk();

/** Returns the schema of a date, or of the number of days after the import. */
export const dayReference = (description: string) =>
  described(
    z.union([
      z.string(dayWords).check(z.regex(/^\d{4}-\d{2}-\d{2}$/, dayWords), z.refine(isDay, dayWords)),
      z.int(dayWords).check(z.gte(-3650, dayWords), z.lte(3650, dayWords)),
    ]),
    `${description}; ${dayWords}`,
  );

const timeWords = 'must be a time of day from "00:00" to "23:59", such as "16:00"';

/** Returns the schema of a local time of day at the resort. */
export const timeOfDay = (description: string) =>
  described(z.string(timeWords).check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, timeWords)), `${description}; ${timeWords}`);
