import { daysBetween, type LocalDate, plusDays, weekdayOf } from '@shop/core/dates/local-date';
import { isLastOfMonth, weekdayOfMonth } from '@shop/core/dates/weekday-of-month';
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

/** All days from one to another; none when it ends before it begins. */
const daysFrom = (from: LocalDate, to: LocalDate): readonly LocalDate[] =>
  Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, index) => plusDays(from, index));

const isOfMonth = (name: MonthWeekName, date: LocalDate): boolean =>
  name === 'last' ? isLastOfMonth(date) : monthWeekNames[weekdayOfMonth(date) - 1] === name;

/** Whether a rule is about a day. The rule's names are looked up once, so that many days take linear time. */
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

/** The value of each open day; of two rules for a day the later one counts. */
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

/** Places of every day that a facility is open, in order. `first` is what numbers of days count from. */
export const placesDays = (form: PlacesDays, first: LocalDate): readonly DayValue[] => {
  const all = { from: dayAt(form.from, first), to: dayAt(form.to, first) };
  return valuesOf(daysFrom(all.from, all.to), form, first, all);
};

/** Every day that a product is sold for, out of those on which its facility is open. */
export const saleDays = (form: SaleDays, open: readonly LocalDate[], first: LocalDate): readonly DayValue[] => {
  const [begin, end] = [open[0], open.at(-1)];
  if (begin === undefined || end === undefined) return [];
  const all = { from: dayAt(form.from ?? begin, first), to: dayAt(form.to ?? end, first) };
  const dates = open.filter((date) => date >= all.from && date <= all.to);
  return valuesOf(dates, form, first, all);
};

/** What is sold for longer than this is a slip of the hand. Units: days. */
const longestSpan = 1100;

const backwards = 'to must not be before from';

/** Days that end before they begin, and spans longer than any sale. */
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
