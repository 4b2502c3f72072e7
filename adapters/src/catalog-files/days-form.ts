import { daysBetween, type LocalDate, plusDays, weekdayOf } from '@shop/core/dates/local-date';
import { isLastOfMonth, weekdayOfMonth } from '@shop/core/dates/weekday-of-month';
import type { CatalogMistake } from '@shop/core/ports/catalog-port';
import {
  dayAt,
  type MonthWeekName,
  monthWeekNames,
  type PlacesDays,
  type SaleDays,
  weekdaysOf,
} from './day-schemas.ts';
import type { SourcePath, YamlSource } from './yaml-source.ts';

/** A day with its places in persons, or with its discount in percent. */
export type DayValue = { readonly date: LocalDate; readonly value: number };

/** Which days a rule is about, and whether they are sold. */
type Rule = Omit<NonNullable<SaleDays['except']>[number], 'discount'>;

type Span = { readonly from: LocalDate; readonly to: LocalDate };

const isOfMonth = (name: MonthWeekName, date: LocalDate): boolean =>
  name === 'last' ? isLastOfMonth(date) : monthWeekNames[weekdayOfMonth(date) - 1] === name;

/** Whether a rule is about a day. The rule's names are looked up once, so that many days take linear time. */
const aboutOf = (rule: Rule, first: LocalDate, all: Span): ((date: LocalDate) => boolean) => {
  const on = rule.on && new Set(rule.on.map((day) => dayAt(day, first)));
  const from = rule.from === undefined ? all.from : dayAt(rule.from, first);
  const to = rule.to === undefined ? all.to : dayAt(rule.to, first);
  const weekdays = new Set(weekdaysOf(rule.weekdays));
  const { ofMonth, everyWeeks = 1 } = rule;
  return (date) =>
    (on === undefined || on.has(date)) &&
    date >= from &&
    date <= to &&
    weekdays.has(weekdayOf(date)) &&
    (ofMonth === undefined || ofMonth.some((name) => isOfMonth(name, date))) &&
    (everyWeeks === 1 || Math.floor(daysBetween(from, date) / 7) % everyWeeks === 0);
};

/** What each day that is not closed says; of two rules about a day the later one counts. */
const valuesOf = (
  dates: readonly LocalDate[],
  usual: number,
  rules: readonly { readonly rule: Rule; readonly value: number | undefined }[],
  first: LocalDate,
  all: Span,
): readonly DayValue[] => {
  const read = rules.map(({ rule, value }) => ({ closed: rule.closed, value, isAbout: aboutOf(rule, first, all) }));
  return dates.flatMap((date) => {
    const own = read.filter(({ isAbout }) => isAbout(date));
    const isClosed = own.findLast(({ closed }) => closed !== undefined)?.closed ?? false;
    return isClosed ? [] : [{ date, value: own.findLast(({ value }) => value !== undefined)?.value ?? usual }];
  });
};

/** Places of every day that a facility is open, in order. `first` is what numbers of days count from. */
export const placesDays = ({ from, to, capacity, except = [] }: PlacesDays, first: LocalDate): readonly DayValue[] => {
  const all = { from: dayAt(from, first), to: dayAt(to, first) };
  const length = Math.max(0, daysBetween(all.from, all.to) + 1);
  const dates = Array.from({ length }, (_, index) => plusDays(all.from, index));
  const rules = except.map((rule) => ({ rule, value: rule.capacity }));
  return valuesOf(dates, capacity, rules, first, all);
};

/** Every day that a product is sold for, out of those on which its facility is open. */
export const saleDays = (
  form: SaleDays | undefined,
  open: readonly LocalDate[],
  first: LocalDate,
): readonly DayValue[] => {
  const [begin, end] = [open[0], open.at(-1)];
  if (begin === undefined || end === undefined) return [];
  const { from = begin, to = end, discount = 0, except = [] } = form ?? {};
  const all = { from: dayAt(from, first), to: dayAt(to, first) };
  const dates = open.filter((date) => date >= all.from && date <= all.to);
  const rules = except.map((rule) => ({ rule, value: rule.discount }));
  return valuesOf(dates, discount, rules, first, all);
};

/** What is sold for longer than this is a slip of the hand. Units: days. */
const longestSpan = 1100;

const backwards = 'to must not be before from';

/** Days that end before they begin, and more of them than anybody sells. */
export const dayMistakes = (
  { source, path }: { readonly source: YamlSource; readonly path: SourcePath },
  days: PlacesDays | SaleDays,
  first: LocalDate,
): readonly CatalogMistake[] => {
  const at: SourcePath = [...path, 'days'];
  const lengthOf = ({ from, to }: Pick<SaleDays, 'from' | 'to'>): number =>
    from === undefined || to === undefined ? 0 : daysBetween(dayAt(from, first), dayAt(to, first));
  const rules = (days.except ?? []).flatMap((rule, index) =>
    lengthOf({ from: days.from, ...rule }) < 0 ? [source.mistakeAt([...at, 'except', index, 'to'], backwards)] : [],
  );
  const length = lengthOf(days);
  if (length < 0) return [source.mistakeAt([...at, 'to'], backwards), ...rules];
  return length < longestSpan
    ? rules
    : [source.mistakeAt([...at, 'to'], `to must be within ${longestSpan} days from from`), ...rules];
};
