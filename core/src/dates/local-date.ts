import { addDays } from 'date-fns/addDays';
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import { err, ok, type Result } from 'neverthrow';
import type { Brand } from '../brand.ts';

/** A calendar day as `YYYY-MM-DD`, without time or zone; sorts as text. Years 1970 to 9999. */
export type LocalDate = Brand<string, 'LocalDate'>;

/** Monday 1 to Sunday 7; the week starts on Monday in every language (spec 9). */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

const form = /^([0-9]{4})-([0-9]{2})-([0-9]{2})$/;

/** Local noon cannot be moved to another day by a zone or a clock change. */
export const toNoon = (day: LocalDate): Date => {
  const [year = 1970, month = 1, date = 1] = day.split('-').map(Number);
  const noon = new Date(2000, 0, 1, 12);
  noon.setFullYear(year, month - 1, date);
  return noon;
};

const pad = (value: number, width: number): string => String(value).padStart(width, '0');

/** The calendar day that a Date shows in the running program's zone; meant for noons and calendar widgets. */
export const fromNoon = (noon: Date): LocalDate =>
  `${pad(noon.getFullYear(), 4)}-${pad(noon.getMonth() + 1, 2)}-${pad(noon.getDate(), 2)}` as LocalDate;

/** Strict: `2026-02-30` and `2026-2-3` are not days. */
export const parseLocalDate = (text: string): Result<LocalDate, 'notADay'> => {
  if (!form.test(text) || text < '1970-01-01') return err('notADay');
  return fromNoon(toNoon(text as LocalDate)) === text ? ok(text as LocalDate) : err('notADay');
};

/** For constants of the program; throws on text that is not a day. */
export const localDate = (text: string): LocalDate =>
  parseLocalDate(text).match(
    (day) => day,
    () => {
      throw new RangeError(`not a day: ${text}`);
    },
  );

/** Units: days; negative goes back. */
export const plusDays = (day: LocalDate, days: number): LocalDate => fromNoon(addDays(toNoon(day), days));

/** Units: days from `from` to `to`; negative when `to` is earlier. */
export const daysBetween = (from: LocalDate, to: LocalDate): number =>
  differenceInCalendarDays(toNoon(to), toNoon(from));

const weekdays: readonly Weekday[] = [7, 1, 2, 3, 4, 5, 6];

export const weekdayOf = (day: LocalDate): Weekday => weekdays[toNoon(day).getDay()] ?? 7;
