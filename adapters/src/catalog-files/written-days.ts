import { daysBetween, type LocalDate, plusDays, type Weekday, weekdayOf } from '@shop/core/dates/local-date';
import type { PlacesDays, SaleDays, WeekdayName } from './day-schemas.ts';
import type { PlacesOfDay, SaleDay } from './days-form.ts';
import { weekdayForm } from './price-forms.ts';

/** What is said of a day: a number, or nothing when it is closed. */
type Saying = number | undefined;

type Written = { readonly date: LocalDate; readonly saying: Saying };

/** A rule in which `value` stands for what days say. */
type WrittenRule = {
  readonly on?: LocalDate[];
  readonly from?: LocalDate;
  readonly to?: LocalDate;
  readonly weekdays?: WeekdayName[];
  readonly closed?: boolean;
  readonly value?: number;
};

const weekdays: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];

/** The one that is said most often, the earlier among equals; nothing when nobody says anything. */
const mostOften = <Said>(sayings: readonly Said[]): Said | undefined => {
  const groups = [...Map.groupBy(sayings, (saying) => saying).values()];
  return groups.reduce((most, group) => (group.length > most.length ? group : most), groups[0] ?? [])[0];
};

/** What a rule has to say so that a day is as it is. */
const ruleFor = (expected: Saying, actual: Saying): WrittenRule => {
  if (actual === undefined) return { closed: true };
  return { ...(expected === undefined ? { closed: false } : {}), value: actual };
};

/** A weekday with fewer days says nothing of what is usual. */
const fewDays = 2;

/** What each weekday says usually. */
const usualByWeekday = (days: readonly Written[], usual: number): ReadonlyMap<Weekday, Saying> =>
  new Map(
    weekdays.map((weekday) => {
      const own = days.filter(({ date }) => weekdayOf(date) === weekday).map(({ saying }) => saying);
      return [weekday, own.length > fewDays ? mostOften(own) : usual] as const;
    }),
  );

const weekdayRules = (byWeekday: ReadonlyMap<Weekday, Saying>, usual: number): readonly WrittenRule[] => {
  const other = [...byWeekday].filter(([, saying]) => saying !== usual);
  return [...Map.groupBy(other, ([, saying]) => saying)].map(([saying, group]) => ({
    weekdays: weekdayForm(group.map(([weekday]) => weekday)),
    ...ruleFor(usual, saying),
  }));
};

/** Days one after the other, as spans. */
const spansOf = (dates: readonly LocalDate[]): readonly (readonly LocalDate[])[] => {
  const spans: LocalDate[][] = [];
  for (const date of dates) {
    const span = spans.at(-1);
    if (span?.at(-1) === plusDays(date, -1)) span.push(date);
    else spans.push([date]);
  }
  return spans;
};

/** Days by date, told as a span from three on. */
const datedRules = (dates: readonly LocalDate[], rule: WrittenRule): readonly WrittenRule[] => {
  const spans = spansOf(dates);
  const single = spans.filter((span) => span.length <= fewDays).flat();
  const long = spans.flatMap((span): readonly WrittenRule[] => {
    const [from, to] = [span[0], span.at(-1)];
    return from === undefined || to === undefined || span.length <= fewDays ? [] : [{ from, to, ...rule }];
  });
  return [...(single.length === 0 ? [] : [{ on: single, ...rule }]), ...long];
};

/** Days as somebody would write them down: what is usual on some weekdays, and the rest by date. */
const rulesOf = (days: readonly Written[], usual: number): readonly WrittenRule[] => {
  const byWeekday = usualByWeekday(days, usual);
  const expectedOn = (date: LocalDate): Saying =>
    byWeekday.has(weekdayOf(date)) ? byWeekday.get(weekdayOf(date)) : usual;
  const other = days
    .filter(({ date, saying }) => expectedOn(date) !== saying)
    .map(({ date, saying }) => ({ date, rule: ruleFor(expectedOn(date), saying) }));
  const groups = [...Map.groupBy(other, ({ rule }) => JSON.stringify(rule)).values()];
  return [
    ...weekdayRules(byWeekday, usual),
    ...groups.flatMap((group) =>
      datedRules(
        group.map(({ date }) => date),
        group[0]?.rule ?? {},
      ),
    ),
  ];
};

/** A facility's places as they are written down. None when it is never open. */
export const placesDaysForm = (days: readonly PlacesOfDay[]): PlacesDays | undefined => {
  const [first, last] = [days[0], days.at(-1)];
  const usual = mostOften(days.map(({ capacity }) => capacity));
  if (first === undefined || last === undefined || usual === undefined) return undefined;
  const open = new Map(days.map(({ date, capacity }) => [date, capacity]));
  const all = Array.from({ length: daysBetween(first.date, last.date) + 1 }, (_, index): Written => {
    const date = plusDays(first.date, index);
    return { date, saying: open.get(date) };
  });
  const except = rulesOf(all, usual).map(({ value, ...rule }) => ({
    ...rule,
    ...(value === undefined ? {} : { capacity: value }),
  }));
  return { from: first.date, to: last.date, capacity: usual, ...(except.length === 0 ? {} : { except }) };
};

/** The days of a product as they are written down, out of those on which its facility is open. None when it is sold on all of them
 *  without a discount. */
export const saleDaysForm = (days: readonly SaleDay[], open: readonly LocalDate[]): SaleDays | undefined => {
  const sold = new Map(days.map(({ date, discount }): [LocalDate, number] => [date, discount]));
  const usual = mostOften([...sold.values()]) ?? 0;
  const all = open.map((date): Written => ({ date, saying: sold.get(date) }));
  const except = rulesOf(all, usual).map(({ value, ...rule }) => ({
    ...rule,
    ...(value === undefined ? {} : { discount: value }),
  }));
  if (usual === 0 && except.length === 0) return undefined;
  return { ...(usual === 0 ? {} : { discount: usual }), ...(except.length === 0 ? {} : { except }) };
};
