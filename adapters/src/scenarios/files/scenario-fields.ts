import { languages } from '@shop/core/languages/language';
import { namedDayWords, parseNamedDay } from '@shop/core/scenario/named-day';
import * as z from 'zod/mini';
import { described, oneOf } from '../../catalog-files/form-fields.ts';

/** Maximum length of a scenario's text in characters. */
const longestText = 2000;

const textWords = `must be a text of 1 to ${longestText} characters, in quotation marks where it looks like a number`;

/** Returns the schema of a text or name. */
export const words = (description: string) =>
  described(z.string(textWords).check(z.minLength(1, textWords), z.maxLength(longestText, textWords)), description);

/** Returns the number of characters that two words share at their start and end. */
const likeness = (one: string, other: string): number => {
  const [shorter, longer] = [one.toLowerCase(), other.toLowerCase()].sort((a, b) => a.length - b.length);
  if (shorter === undefined || longer === undefined) return 0;
  const begin = [...shorter].findIndex((character, at) => character !== longer[at]);
  if (begin === -1) return shorter.length;
  const end = [...shorter].toReversed().findIndex((character, at) => character !== longer.at(-1 - at));
  return begin + end;
};

/** Returns the schema of one of many words, or of a text that matches `also`. A mistake suggests the most similar
 *  word. */
export const oneOfMany = (known: readonly string[], what: string, description: string, also?: RegExp) =>
  described(
    z.string(textWords).check(({ value, issues }) => {
      if (known.includes(value) || also?.test(value) === true) return;
      const [like] = known.toSorted((one, other) => likeness(other, value) - likeness(one, value));
      issues.push({ code: 'custom', message: `must be ${what}, such as ${like}`, input: value });
    }),
    description,
  );

const anyTextWords = `must be a text of ${longestText} characters at most; an empty one for none`;

/** Returns the schema of a text that may be empty. */
export const wordsOrNone = (description: string) =>
  described(z.string(anyTextWords).check(z.maxLength(longestText, anyTextWords)), description);

/** Returns the schema of a name that may also be a number, such as 1 for the first line of a cart. */
export const named = (description: string) =>
  described(
    z.pipe(
      z.union([z.string(textWords), z.int(textWords)]),
      z.transform((name: string | number) => String(name)),
    ),
    description,
  );

/** Returns the schema of a day by date or name. */
export const day = (description: string) => {
  const message = `must be ${namedDayWords}`;
  return described(
    z.string(message).check(z.refine((text) => parseNamedDay(text) !== undefined, message)),
    `${description}: ${namedDayWords}`,
  );
};

export const language = oneOf(languages, 'language of pages and calls');

const momentWords = 'must be a moment with its zone in quotation marks, such as "2027-01-08T08:00:00Z"';

/** Returns the schema of a point in time. */
export const moment = (description: string) =>
  described(
    z
      .string(momentWords)
      .check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/, momentWords)),
    `${description}; ${momentWords}`,
  );

const spanWords = 'must be a time such as 16 minutes, 2 hours or 3 days';

/** Returns the schema of a duration: a number and its unit. */
export const timeSpan = (description: string) =>
  described(
    z.string(spanWords).check(z.regex(/^[1-9][0-9]{0,4} (second|minute|hour|day)s?$/, spanWords)),
    `${description}; ${spanWords}`,
  );

const onlyTrue = 'must be true';

/** Returns the schema of a step without further fields. */
export const only = (description: string) => described(z.literal(true, onlyTrue), description);
