import { type LocalDate, parseLocalDate, plusDays } from '@shop/core/dates/local-date';
import { type IdempotencyKey, idempotencyKey } from '@shop/core/ids';
import { isLanguage, type Language, languages } from '@shop/core/languages/language';
import type { Cents } from '@shop/core/money/cents';
import { typedEuros } from '@shop/core/money/euro-text';
import { type Percent, parsePercent } from '@shop/core/money/percent';
import type { Promo } from '@shop/core/pricing/promo-discount';
import { InvalidArgumentError } from 'commander';
import type { Result } from 'neverthrow';

// Parsers of arguments and options. For an invalid value they throw commander's own error, which becomes a usage
// failure.

/** Returns the parsed value, or throws a usage failure with the expected form. */
export const orExpected = <Value>(read: Result<Value, unknown>, expected: string): Value =>
  read.match(
    (value) => value,
    () => {
      throw new InvalidArgumentError(expected);
    },
  );

/** Returns the text if it matches the form, or throws a usage failure with the expected form. */
export const inForm = (text: string, form: RegExp, expected: string): string => {
  if (!form.test(text)) throw new InvalidArgumentError(expected);
  return text;
};

/** A day as typed, resolved with the current day at the resort: `tomorrow` depends on it. */
export type TypedDay = (today: LocalDate) => LocalDate;

export const dayHelp = 'YYYY-MM-DD, today, tomorrow or +N days';

const names: Readonly<Record<string, number>> = { today: 0, tomorrow: 1 };

const daysFromToday = (text: string): number | undefined => {
  if (/^\+[0-9]{1,4}$/.test(text)) return Number(text.slice(1));
  return Object.hasOwn(names, text) ? names[text] : undefined;
};

/** Parses `2026-12-01`, `today`, `tomorrow` or `+3` (in three days). */
export const dayOption = (text: string): TypedDay => {
  const days = daysFromToday(text.toLowerCase());
  if (days !== undefined) return (today) => plusDays(today, days);
  const day = orExpected(parseLocalDate(text), 'Expected YYYY-MM-DD, today, tomorrow or +N for in N days.');
  return () => day;
};

/** Parses a day such as `2026-12-01`. */
export const dayArgument = (text: string): LocalDate => orExpected(parseLocalDate(text), 'Expected YYYY-MM-DD.');

/** Parses an option that may be repeated into the list of all its values. */
export const repeated =
  <Value>(read: (text: string) => Value) =>
  (text: string, earlier: readonly Value[] = []): readonly Value[] => [...earlier, read(text)];

/** Parses every day of an option that allows only one, so that a second one is refused and not ignored. */
export const daysOption = repeated(dayOption);

/** Parses the code of a language, in upper or lower case. */
export const languageArgument = (text: string): Language => {
  const code = text.toLowerCase();
  if (!isLanguage(code)) throw new InvalidArgumentError(`Allowed choices are ${languages.join(', ')}.`);
  return code;
};

/** Parses a month such as `2026-12` and returns its first day. */
export const monthOption = (text: string): LocalDate =>
  orExpected(parseLocalDate(`${text}-01`), 'Expected a month such as 2026-12.');

/** Parses an amount such as `50`, `50.00` or `50,00`. */
export const euroArgument = (text: string): Cents => {
  const amount = typedEuros(text);
  if (amount === undefined) throw new InvalidArgumentError('Expected an amount in euros, such as 50 or 49.90.');
  return amount;
};

/** Parses a percentage such as `10` or `10 %`. */
export const percentArgument = (text: string): Percent => {
  const [, digits = 'none'] = /^([0-9]{1,3}) ?%?$/.exec(text) ?? [];
  return orExpected(parsePercent(Number(digits)), 'Expected a whole percentage from 0 to 100, such as 10.');
};

/** Parses the discount of a promo code: `10%` or `5.00`. */
export const codeArgument = (text: string): Promo =>
  text.endsWith('%')
    ? { type: 'percent', percent: percentArgument(text) }
    : { type: 'amount', amount: euroArgument(text) };

/** Parses a number of pieces. */
export const quantityArgument = (text: string): number =>
  Number(inForm(text, /^[0-9]{1,6}$/, 'Expected a whole number, 0 or more.'));

/** Returns the parser of a whole number from 1 to `most`. */
export const countArgument =
  (most: number) =>
  (text: string): number => {
    const expected = `Expected a whole number from 1 to ${most}.`;
    const count = Number(inForm(text, /^[0-9]{1,6}$/, expected));
    if (count < 1 || count > most) throw new InvalidArgumentError(expected);
    return count;
  };

/** Parses a number of runs, in all or at once. */
export const runsArgument = countArgument(999_999);

/** A number of pieces of an item, which is named as typed. */
export type Wanted = { readonly what: string; readonly quantity: number };

/** Parses repeated options of the form `what=quantity`. */
export const wantedOption = repeated((text): Wanted => {
  const [, what = '', quantity] = /^\s*(\S.*?)\s*=\s*([0-9]{1,6})\s*$/s.exec(text) ?? [];
  if (what !== '') return { what, quantity: Number(quantity) };
  throw new InvalidArgumentError('Expected what=quantity with a whole number, such as "Dnevna/Odrasli=2".');
});

/** The option of every command that adds to the cart. */
export type KeyOptions = { readonly key?: IdempotencyKey };

/** The option of `KeyOptions` with its help and its parser. */
export const keyOption = [
  '--key <text>',
  'name of this intent: run again with it after a lost answer, and nothing is added twice',
  (text: string): IdempotencyKey =>
    idempotencyKey(inForm(text, /^[!-~]{1,255}$/, 'Expected 1 to 255 letters, digits or signs.')),
] as const;

/** Parses what names an order to its operator: its number or its reference. */
export const orderNameArgument = (text: string): string =>
  inForm(text.trim(), /^\S{1,100}$/, 'Expected an order number such as 2027-000123, or a reference.');

/** Parses an order number as its buyer reads it out. */
export const orderNumberArgument = (text: string): string =>
  inForm(text.trim(), /^\d{4}-\d{6,}$/, 'Expected an order number such as 2027-000123.');
