import { UTCDateMini } from '@date-fns/utc/date/mini';
import { addDays } from 'date-fns/addDays';
import { addMonths } from 'date-fns/addMonths';
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import { getISODay } from 'date-fns/getISODay';
import { isValid } from 'date-fns/isValid';
import { err, ok, type Result } from 'neverthrow';
import type { Brand } from '../brand.ts';

/** A calendar day as `YYYY-MM-DD`, without time or zone; sorts as text. Years 1970 to 9999. */
export type LocalDate = Brand<string, 'LocalDate'>;

/** Monday 1 to Sunday 7; the week starts on Monday in every language. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

const form = /^([0-9]{4})-([0-9]{2})-([0-9]{2})$/;

/** Days are counted in UTC, where every day exists and has 24 hours. */
const utcDay = (text: string): Date => new UTCDateMini(text);

const textOf = (day: Date): string => (isValid(day) ? day.toISOString().slice(0, 10) : '');

const isInRange = (text: string): boolean => form.test(text) && text >= '1970-01-01';

/** Parses a day strictly: `2026-02-30` and `2026-2-3` are refused. */
export const parseLocalDate = (text: string): Result<LocalDate, 'notADay'> =>
  isInRange(text) && textOf(new Date(text)) === text ? ok(text as LocalDate) : err('notADay');

const notADay = (text: string): never => {
  throw new RangeError(`not a day: ${text}`);
};

/** Returns a day for constants of the program. Throws `RangeError` for any other text. */
export const localDate = (text: string): LocalDate =>
  parseLocalDate(text).match(
    (day) => day,
    () => notADay(text),
  );

/** The last possible LocalDate. */
export const lastLocalDate: LocalDate = localDate('9999-12-31');

/** Returns the day a number of days later, or earlier when negative. Throws `RangeError` outside the years 1970 to
 *  9999. */
export const plusDays = (day: LocalDate, days: number): LocalDate => {
  const result = textOf(addDays(utcDay(day), days));
  return isInRange(result) ? (result as LocalDate) : notADay(result);
};

/** Returns the same day a number of months later, or the last day of that month when it has no such day. Throws like
 *  `plusDays`. */
export const plusMonths = (day: LocalDate, months: number): LocalDate => {
  const result = textOf(addMonths(utcDay(day), months));
  return isInRange(result) ? (result as LocalDate) : notADay(result);
};

/** Returns the number of days from `from` to `to`; negative when `to` is earlier. */
export const daysBetween = (from: LocalDate, to: LocalDate): number =>
  differenceInCalendarDays(utcDay(to), utcDay(from));

const weekdays: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];

/** Returns the weekday of a day. */
export const weekdayOf = (day: LocalDate): Weekday => weekdays[getISODay(utcDay(day)) - 1] ?? 7;
