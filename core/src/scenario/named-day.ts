import type { CalendarDay } from '../availability/ticket-calendar.ts';
import { type LocalDate, parseLocalDate, plusDays, type Weekday, weekdayOf } from '../dates/local-date.ts';

/** The state that `next ... day` asks for. */
type Wanted = 'free' | 'few' | 'soldOut' | 'closed' | 'discounted';

/** A day as people name it. */
export type NamedDay =
  | { readonly type: 'date'; readonly date: LocalDate }
  /** Units: days after today. */
  | { readonly type: 'after'; readonly days: number }
  /** The first day after today in the wanted state; on any weekday when none is named. */
  | { readonly type: 'next'; readonly wanted?: Wanted; readonly weekday?: Weekday };

const weekdays: readonly (readonly [string, Weekday])[] = [
  ['monday', 1],
  ['tuesday', 2],
  ['wednesday', 3],
  ['thursday', 4],
  ['friday', 5],
  ['saturday', 6],
  ['sunday', 7],
];

const states: readonly (readonly [string, Wanted])[] = [
  ['free', 'free'],
  ['few', 'few'],
  ['sold-out', 'soldOut'],
  ['closed', 'closed'],
  ['discounted', 'discounted'],
];

/** The allowed forms, for error messages. */
export const namedDayWords =
  'a day such as 2027-01-12, today, tomorrow, +3d for in three days, or next with what it has to be: next free Saturday, next few day, next sold-out day, next closed Monday, next discounted day';

const nextForm =
  /^next(?: (free|few|sold-out|closed|discounted))? (day|monday|tuesday|wednesday|thursday|friday|saturday|sunday)$/;

const namedNext = (text: string): NamedDay | undefined => {
  const [match, state, weekdayName] = nextForm.exec(text) ?? [];
  if (match === undefined) return undefined;
  const wanted = states.find(([name]) => name === state)?.[1];
  const weekday = weekdays.find(([name]) => name === weekdayName)?.[1];
  return { type: 'next', wanted, weekday };
};

/** Parses the name of a day; `undefined` when the text is not one. */
export const parseNamedDay = (text: string): NamedDay | undefined => {
  const name = text.trim().toLowerCase();
  if (name === 'today') return { type: 'after', days: 0 };
  if (name === 'tomorrow') return { type: 'after', days: 1 };
  const [, days] = /^\+([0-9]{1,4})d?$/.exec(name) ?? [];
  if (days !== undefined) return { type: 'after', days: Number(days) };
  return parseLocalDate(name).match<NamedDay | undefined>(
    (date) => ({ type: 'date', date }),
    () => namedNext(name),
  );
};

const isWanted = ({ state, discount }: CalendarDay, wanted: Wanted | undefined): boolean => {
  if (wanted === undefined) return true;
  if (wanted === 'discounted') return state === 'free' && discount !== undefined;
  return state === wanted;
};

/** Returns the day that a name means. Only `next ...` looks at the calendar; `undefined` when it has no such day. */
export const dayOfName = (named: NamedDay, today: LocalDate, days: readonly CalendarDay[]): LocalDate | undefined => {
  switch (named.type) {
    case 'date':
      return named.date;
    case 'after':
      return plusDays(today, named.days);
    case 'next':
      return days.find(
        (day) =>
          day.date > today &&
          (named.weekday === undefined || weekdayOf(day.date) === named.weekday) &&
          isWanted(day, named.wanted),
      )?.date;
  }
};
