import { type LocalDate, parseLocalDate, plusDays, weekdayOf } from './local-date.ts';
import type { WeekRules } from './week-rules.ts';

/** Returns the first day of a day's week. */
const firstOfWeek = (day: LocalDate, { weekStartsOn }: Pick<WeekRules, 'weekStartsOn'>): LocalDate =>
  plusDays(day, -((weekdayOf(day) - weekStartsOn + 7) % 7));

/** Returns the seven days of a day's week, in order. */
export const weekOf = (day: LocalDate, rules: Pick<WeekRules, 'weekStartsOn'>): readonly LocalDate[] =>
  [0, 1, 2, 3, 4, 5, 6].map((days) => plusDays(firstOfWeek(day, rules), days));

/** Returns the weeks of a day's month. Days of neighbouring months in the first and last week are `undefined`. */
export const weeksOfMonth = (
  day: LocalDate,
  rules: Pick<WeekRules, 'weekStartsOn'>,
): readonly (readonly (LocalDate | undefined)[])[] => {
  const month = day.slice(0, 7);
  return [0, 7, 14, 21, 28, 35]
    .map((days) => weekOf(plusDays(monthBegin(day), days), rules))
    .map((week) => week.map((date) => (date.startsWith(month) ? date : undefined)))
    .filter((week) => week.some((date) => date !== undefined));
};

const monthBegin = (day: LocalDate): LocalDate => parseLocalDate(`${day.slice(0, 7)}-01`).unwrapOr(day);
