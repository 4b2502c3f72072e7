import { daysBetween, type LocalDate, plusDays, weekdayOf } from '@shop/core/dates/local-date';
import { isLastWeekdayOfMonth, weekdayOfMonth } from '@shop/core/dates/weekday-of-month';
import type { CatalogMistake } from '@shop/core/ports/catalog-port';
import {
  allWeekdays,
  type DayRule,
  dayAt,
  type MonthWeekName,
  monthWeekNames,
  type PlacesDays,
  type SaleDays,
} from './day-schemas.ts';
import type { SourcePath, YamlSource } from './yaml-source.ts';

/** A day with its places in persons, or with its discount in percent. */
export type DayValue = { readonly date: LocalDate; readonly value: number };

type Span = { readonly from: LocalDate; readonly to: LocalDate };

/** Returns all days from one to another; an empty list when the second is before the first. */
const daysFrom = (from: LocalDate, to: LocalDate): readonly LocalDate[] =>
  Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, index) => plusDays(from, index));

const isOfMonth = (name: MonthWeekName, date: LocalDate): boolean =>
  name === 'last' ? isLastWeekdayOfMonth(date) : monthWeekNames[weekdayOfMonth(date) - 1] === name;

/** Returns a test whether a rule applies to a day. The rule's names are looked up once, so that many days take
 *  linear time. */
const aboutOf = (rule: DayRule, first: LocalDate, all: Span): ((date: LocalDate) => boolean) => {
  const on = rule.on && new Set(rule.on.map((day) => dayAt(day, first)));
  const from = dayAt(rule.from ?? all.from, first);
  const to = dayAt(rule.to ?? all.to, first);
  const { weekdays = allWeekdays, ofMonth, everyWeeks = 1 } = rule;
  return (date) =>
    (on === undefined || on.has(date)) &&
    date >= from &&
    date <= to &&
    weekdays.includes(weekdayOf(date)) &&
    (ofMonth === undefined || ofMonth.some((name) => isOfMonth(name, date))) &&
    (everyWeeks === 1 || Math.floor(daysBetween(from, date) / 7) % everyWeeks === 0);
};

/** Returns the value of each open day. When several rules apply to a day, the last one counts. */
const valuesOf = (
  dates: readonly LocalDate[],
  { value: usual = 0, except = [] }: SaleDays,
  first: LocalDate,
  all: Span,
): readonly DayValue[] => {
  const rules = except.map((rule) => ({ ...rule, isAbout: aboutOf(rule, first, all) }));
  return dates.flatMap((date) => {
    const own = rules.filter(({ isAbout }) => isAbout(date));
    const isClosed = own.findLast(({ closed }) => closed !== undefined)?.closed ?? false;
    return isClosed ? [] : [{ date, value: own.findLast(({ value }) => value !== undefined)?.value ?? usual }];
  });
};

/** Returns the places of every open day of a facility, in order. Relative days count from `first`. */
export const placesDays = (form: PlacesDays, first: LocalDate): readonly DayValue[] => {
  const all = { from: dayAt(form.from, first), to: dayAt(form.to, first) };
  return valuesOf(daysFrom(all.from, all.to), form, first, all);
};

/** Returns every day on which a product is sold, among the open days of its facility. */
export const saleDays = (form: SaleDays, open: readonly LocalDate[], first: LocalDate): readonly DayValue[] => {
  const [begin, end] = [open[0], open.at(-1)];
  if (begin === undefined || end === undefined) return [];
  const all = { from: dayAt(form.from ?? begin, first), to: dayAt(form.to ?? end, first) };
  const dates = open.filter((date) => date >= all.from && date <= all.to);
  return valuesOf(dates, form, first, all);
};

/** A longer period of sale counts as a mistake. Units: days. */
const longestSpan = 1100;

const backwards = 'to must not be before from';

/** Returns mistakes in periods: an end before the start, and periods longer than any sale. */
export const dayMistakes = (
  { source, path }: { readonly source: YamlSource; readonly path: SourcePath },
  days: SaleDays,
  first: LocalDate,
): readonly CatalogMistake[] => {
  const at: SourcePath = [...path, 'days'];
  const lengthOf = (from: SaleDays['from'], to: SaleDays['to']): number =>
    from === undefined || to === undefined ? 0 : daysBetween(dayAt(from, first), dayAt(to, first));
  const rules = (days.except ?? []).flatMap((rule, index) =>
    lengthOf(rule.from ?? days.from, rule.to) < 0 ? [source.mistakeAt([...at, 'except', index, 'to'], backwards)] : [],
  );
  const length = lengthOf(days.from, days.to);
  if (length < 0) return [source.mistakeAt([...at, 'to'], backwards), ...rules];
  return length < longestSpan
    ? rules
    : [source.mistakeAt([...at, 'to'], `to must be within ${longestSpan} days from from`), ...rules];
};
