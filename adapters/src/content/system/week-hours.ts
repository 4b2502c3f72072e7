import type { ClosingTime, DayHours, WeekHours } from '@shop/core/content/opening-hours';
import type { Weekday } from '@shop/core/dates/local-date';
import { parseLocalTime } from '@shop/core/dates/local-time';
import { listOf, textOf } from '../../wire/codec/json-value.ts';

const weekdays = new Map<string, Weekday>([
  ['mon', 1],
  ['tue', 2],
  ['wed', 3],
  ['thu', 4],
  ['fri', 5],
  ['sat', 6],
  ['sun', 7],
]);

const line = /^(?<first>[a-z]{3})(?:[-–](?<last>[a-z]{3}))? (?<from>\d\d:\d\d)[-–](?<until>\d\d:\d\d)$/;

const closingTime = (text: string): ClosingTime | undefined =>
  text === '24:00' ? text : parseLocalTime(text).unwrapOr(undefined);

const daysBetween = (first: Weekday, last: Weekday): readonly Weekday[] =>
  [...weekdays.values()].filter((day) => day >= first && day <= last);

/** Reads lines such as `mon-thu 09:00-20:00` and `fri 09:00-24:00`; a later line replaces an earlier one. Lines in
 *  another form are ignored; a dash may stand for the hyphen. */
export const weekHoursOf = (value: unknown): WeekHours => {
  const hours: { [Day in Weekday]?: DayHours } = {};
  for (const text of listOf(value)) {
    const {
      first = '',
      last = first,
      from = '',
      until = '',
    } = line.exec(textOf(text).trim().toLowerCase())?.groups ?? {};
    const [start, end] = [weekdays.get(first), weekdays.get(last)];
    const [opens, closes] = [parseLocalTime(from).unwrapOr(undefined), closingTime(until)];
    if (start === undefined || end === undefined || opens === undefined || closes === undefined) continue;
    for (const day of daysBetween(start, end)) hours[day] = { from: opens, until: closes };
  }
  return hours;
};
