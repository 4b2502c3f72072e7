import { type Instant, instantText, parseInstant } from '@shop/core/dates/instant';
import { type LocalDate, parseLocalDate } from '@shop/core/dates/local-date';
import { type LocalTime, parseLocalTime } from '@shop/core/dates/local-time';
import { type Cents, cents, inEuros, maxAmount } from '@shop/core/money/cents';
import { type Percent, parsePercent } from '@shop/core/money/percent';
import type { Result } from 'neverthrow';
import * as z from 'zod/mini';
import type { Codec } from './codec.ts';

const refuse = (payload: z.core.ParsePayload, expected: string): never => {
  payload.issues.push({ code: 'custom', input: payload.value, message: expected });
  return z.NEVER;
};

const valueOr = <Value>(result: Result<Value, unknown>, payload: z.core.ParsePayload, expected: string): Value =>
  result.isOk() ? result.value : refuse(payload, expected);

/** A list of an answer; an absent one is empty. */
export const list = <Entry extends z.core.$ZodType>(entry: Entry) => z._default(z.array(entry), []);

/** Success, only as an explicit `true`. */
export const success = z.literal(true);

/** Returns a codec of words of core that are sent as numbers. */
export const numbered = <Word extends string>(words: Readonly<Record<number, Word>>): Codec<Word, number> => {
  const numbers = new Map(Object.entries(words).map(([number, word]) => [word, Number(number)]));
  const form = `one of ${[...numbers.values()].join(', ')}`;
  return z.codec(z.literal([...numbers.values()]), z.custom<Word>(), {
    decode: (number, payload) => words[number] ?? refuse(payload, form),
    encode: (word, payload) => numbers.get(word) ?? refuse(payload, form),
  });
};

/** Returns an instant as sent, or `undefined`. */
export const instantIfAny = (at: Instant | undefined): string | undefined =>
  at === undefined ? undefined : instantText(at);

const moneyForm = 'euros as a number with at most two decimals';

const eurosFrom = (least: number): Codec<Cents, number> =>
  z.codec(z.number(moneyForm).check(z.gte(least, moneyForm), z.lte(maxAmount / 100, moneyForm)), z.custom<Cents>(), {
    // Both sides are the double nearest to the same decimal number, so an amount with two decimals compares equal.
    decode: (amount, payload) => {
      const whole = Math.round(amount * 100);
      return whole / 100 === amount ? cents(whole) : refuse(payload, moneyForm);
    },
    encode: inEuros,
  });

/** Euros with at most two decimals, converted exactly to whole cents and back; from zero to the maximum stored
 *  amount. */
export const euros = eurosFrom(0);

/** Like `euros`, from one cent on. */
export const someEuros = eurosFrom(0.01);

/** Like `euros`, also below zero, for differences. */
export const eurosOrLess = eurosFrom(-maxAmount / 100);

/** Adding 0 turns the negative zero, which JSON can represent, into zero. */
const positiveZero = z.overwrite<number>((value) => value + 0);

/** A strict whole number: no text, no fraction, no Infinity (1e400), no negative zero. */
export const wholeNumber = (least: number, most: number): Codec<number, number> =>
  z.int('a whole number').check(z.gte(least), z.lte(most), positiveZero);

export const wholePercent: Codec<Percent, number> = z.codec(z.number(), z.custom<Percent>(), {
  decode: (value, payload) => valueOr(parsePercent(value + 0), payload, 'a whole percentage from 0 to 100'),
  encode: (percent) => percent,
});

const dayForm = 'a calendar day as YYYY-MM-DD';

const dayText = z.string(dayForm).check(z.maxLength(10, dayForm));

const dayIn = (text: string, payload: z.core.ParsePayload): LocalDate =>
  valueOr(parseLocalDate(text), payload, dayForm);

/** A strict day: `2026-02-30`, `2026-2-3` and times of day are refused. */
export const day: Codec<LocalDate, string> = z.codec(dayText, z.custom<LocalDate>(), {
  decode: dayIn,
  encode: (date) => date,
});

/** A time of day such as `16:00`. */
export const clockTime: Codec<LocalTime, string> = z.codec(z.string().check(z.maxLength(5)), z.custom<LocalTime>(), {
  decode: (text, payload): LocalTime => valueOr(parseLocalTime(text), payload, 'a time from 00:00 to 23:59'),
  encode: (time) => time,
});

const dayOrEmpty: Codec<LocalDate | undefined, string> = z.codec(dayText, z.custom<LocalDate | undefined>(), {
  decode: (text, payload) => (text === '' ? undefined : dayIn(text, payload)),
  encode: (date) => date ?? '',
});

/** A day that may be absent or empty. */
export const dayIfAny = z.optional(dayOrEmpty);

/** A day in a provider's answer, also as midnight without a zone. */
export const answeredDay: Codec<LocalDate, string> = z.codec(z.string(), z.custom<LocalDate>(), {
  decode: (text, payload) => dayIn(text.replace(/T00:00:00(\.0{1,7})?$/, ''), payload),
  encode: (date) => date,
});

/** ISO 8601 with its zone. */
export const isoInstant: Codec<Instant, string> = z.codec(z.string().check(z.maxLength(40)), z.custom<Instant>(), {
  decode: (text, payload): Instant => valueOr(parseInstant(text), payload, 'an instant such as 2026-11-21T10:00:00Z'),
  encode: (at) => instantText(at),
});

/** Returns a codec of a whole number in an address: plain digits without sign, point or leading zero. `absent` is
 *  its default. */
export const countText = (least: number, most: number, absent: number): Codec<number, string | undefined> => {
  const form = `a whole number from ${least} to ${most}`;
  return z.codec(
    z._default(z.string().check(z.regex(/^(0|[1-9][0-9]{0,5})$/, form)), String(absent)),
    z.int().check(z.gte(least, form), z.lte(most, form)),
    { decode: Number, encode: String },
  );
};

const flagForm = 'true or false';

/** A flag as text. Also accepts `1` and `0`, as some servers write booleans. */
export const flagText: Codec<boolean, string> = z.codec(
  z.string().check(z.regex(/^(true|false|1|0)$/i, flagForm)),
  z.boolean(),
  { decode: (text) => text === '1' || text.toLowerCase() === 'true', encode: String },
);
