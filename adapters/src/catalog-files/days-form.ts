import { daysBetween, type LocalDate, localDate, plusDays, weekdayOf } from '@shop/core/dates/local-date';
import { isLastOfMonth, weekdayOfMonth } from '@shop/core/dates/weekday-of-month';
import { type Percent, percent } from '@shop/core/money/percent';
import {
  type DayReference,
  type MonthWeekName,
  monthWeekNames,
  type PlacesDays,
  type SaleDays,
  type WeekdayName,
} from './day-schemas.ts';
import { weekdaysOf } from './price-forms.ts';

/** Units: persons. */
export type PlacesOfDay = { readonly date: LocalDate; readonly capacity: number };

/** A day that a product is sold for. */
export type SaleDay = { readonly date: LocalDate; readonly discount: Percent };

/** Which days a rule is about, and whether they are sold. */
type Rule = {
  readonly on?: readonly DayReference[] | undefined;
  readonly from?: DayReference | undefined;
  readonly to?: DayReference | undefined;
  readonly weekdays?: readonly WeekdayName[] | undefined;
  readonly ofMonth?: readonly MonthWeekName[] | undefined;
  readonly everyWeeks?: number | undefined;
  readonly closed?: boolean | undefined;
};

type Span = { readonly from: LocalDate; readonly to: LocalDate };

/** A day that is written down, counted from a first one when it is a number. */
export const dayAt = (reference: DayReference, first: LocalDate): LocalDate =>
  typeof reference === 'number' ? plusDays(first, reference) : localDate(reference);

const isOfMonth = (name: MonthWeekName, date: LocalDate): boolean =>
  name === 'last' ? isLastOfMonth(date) : monthWeekNames[weekdayOfMonth(date) - 1] === name;

/** Whether a rule is about a day. What the rule names is looked up once, so that many days are told apart in linear time. */
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

/** The value of each day that is not closed; of two rules about a day the later one counts. */
const valuesOf = <R extends Rule, Value>(
  dates: readonly LocalDate[],
  rules: readonly R[],
  usual: Value,
  valueOfRule: (rule: R) => Value | undefined,
  aboutRule: (rule: R) => (date: LocalDate) => boolean,
): readonly { readonly date: LocalDate; readonly value: Value }[] => {
  const read = rules.map((rule) => ({ ...rule, isAbout: aboutRule(rule), value: valueOfRule(rule) }));
  return dates.flatMap((date) => {
    const own = read.filter(({ isAbout }) => isAbout(date));
    const isClosed = own.findLast(({ closed }) => closed !== undefined)?.closed ?? false;
    const stated = own.findLast(({ value }) => value !== undefined)?.value;
    return isClosed ? [] : [{ date, value: stated ?? usual }];
  });
};

/** Places of every day that a facility is open, in order. `first` is what numbers of days count from. */
export const placesDays = (form: PlacesDays, first: LocalDate): readonly PlacesOfDay[] => {
  const all = { from: dayAt(form.from, first), to: dayAt(form.to, first) };
  const length = Math.max(0, daysBetween(all.from, all.to) + 1);
  const dates = Array.from({ length }, (_, index) => plusDays(all.from, index));
  return valuesOf(
    dates,
    form.except ?? [],
    form.capacity,
    ({ capacity }) => capacity,
    (rule) => aboutOf(rule, first, all),
  ).map(({ date, value }) => ({ date, capacity: value }));
};

/** Every day that a product is sold for, out of those on which its facility is open. */
export const saleDays = (
  form: SaleDays | undefined,
  open: readonly LocalDate[],
  first: LocalDate,
): readonly SaleDay[] => {
  const [begin, end] = [open[0], open.at(-1)];
  if (begin === undefined || end === undefined) return [];
  const { from = begin, to = end, discount = 0, except = [] } = form ?? {};
  const all = { from: dayAt(from, first), to: dayAt(to, first) };
  const dates = open.filter((date) => date >= all.from && date <= all.to);
  return valuesOf(
    dates,
    except,
    discount,
    (rule) => rule.discount,
    (rule) => aboutOf(rule, first, all),
  ).map(({ date, value }) => ({ date, discount: percent(value) }));
};
