import { type LocalDate, plusDays, type Weekday, weekdayOf } from '@shop/core/dates/local-date';
import { allWeekdays, type DayRule, type PlacesDays, type SaleDays } from './day-schemas.ts';
import { type DayValue, daysFrom } from './days-form.ts';

/** A day whose value is absent when it is closed. */
type Day = { readonly date: LocalDate; readonly value: number | undefined };

/** The value that is there most often, the earlier among equals; nothing when there is none. */
const mostOften = <Value>(values: readonly Value[]): Value | undefined => {
  const groups = [...Map.groupBy(values, (value) => value).values()];
  return groups.reduce((most, group) => (group.length > most.length ? group : most), groups[0] ?? [])[0];
};

/** What a rule has to say so that a day is as it is. */
const ruleFor = (expected: number | undefined, actual: number | undefined): DayRule => {
  if (actual === undefined) return { closed: true };
  return { ...(expected === undefined ? { closed: false } : {}), value: actual };
};

/** A weekday with fewer days does not decide what is usual. */
const fewDays = 2;

const usualOn = (weekday: Weekday, days: readonly Day[], usual: number): number | undefined => {
  const own = days.filter(({ date }) => weekdayOf(date) === weekday).map(({ value }) => value);
  return own.length > fewDays ? mostOften(own) : usual;
};

/** A list cut wherever an entry does not go on from the one before it. */
export const runsOf = <Entry>(
  entries: readonly Entry[],
  isNext: (last: Entry, next: Entry) => boolean,
): readonly (readonly Entry[])[] => {
  const runs: Entry[][] = [];
  for (const entry of entries) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run !== undefined && last !== undefined && isNext(last, entry)) run.push(entry);
    else runs.push([entry]);
  }
  return runs;
};

/** A rule about days by date, as a span from three on. */
const datedRules = (dates: readonly LocalDate[], rule: DayRule): readonly DayRule[] => {
  const spans = runsOf(dates, (last, next) => last === plusDays(next, -1));
  const single = spans.filter((span) => span.length <= fewDays).flat();
  const long = spans.flatMap((span): readonly DayRule[] => {
    const [from, to] = [span[0], span.at(-1)];
    return from === undefined || to === undefined || span.length <= fewDays ? [] : [{ from, to, ...rule }];
  });
  return [...(single.length === 0 ? [] : [{ on: single, ...rule }]), ...long];
};

/** Days as people write them: the usual on some weekdays, the rest by date. */
const rulesOf = (days: readonly Day[], usual: number): readonly DayRule[] => {
  const expected = new Map(allWeekdays.map((weekday) => [weekday, usualOn(weekday, days, usual)]));
  const weekly = [...Map.groupBy(allWeekdays, (weekday) => expected.get(weekday))]
    .filter(([value]) => value !== usual)
    .map(([value, weekdays]) => ({ weekdays, ...ruleFor(usual, value) }));
  const other = days.flatMap(({ date, value }) => {
    const onWeekday = expected.get(weekdayOf(date));
    return value === onWeekday ? [] : [{ date, rule: ruleFor(onWeekday, value) }];
  });
  const alike = [...Map.groupBy(other, ({ rule }) => JSON.stringify(rule)).values()];
  return [
    ...weekly,
    ...alike.flatMap((own) =>
      datedRules(
        own.map(({ date }) => date),
        own[0]?.rule ?? {},
      ),
    ),
  ];
};

/** A facility's places as they are written down. None when it is never open. */
export const placesDaysForm = (days: readonly DayValue[]): PlacesDays | undefined => {
  const [first, last] = [days[0], days.at(-1)];
  const usual = mostOften(days.map(({ value }) => value));
  if (first === undefined || last === undefined || usual === undefined) return undefined;
  const open = new Map(days.map(({ date, value }) => [date, value]));
  const all = daysFrom(first.date, last.date).map((date): Day => ({ date, value: open.get(date) }));
  const except = rulesOf(all, usual);
  return { from: first.date, to: last.date, value: usual, ...(except.length === 0 ? {} : { except }) };
};

/** A product's days as written, out of its facility's. None when it is sold on all of them without a discount. */
export const saleDaysForm = (days: readonly DayValue[], open: readonly LocalDate[]): SaleDays | undefined => {
  const sold = new Map(days.map(({ date, value }) => [date, value]));
  const usual = mostOften([...sold.values()]) ?? 0;
  const except = rulesOf(
    open.map((date) => ({ date, value: sold.get(date) })),
    usual,
  );
  if (usual === 0 && except.length === 0) return undefined;
  return { ...(usual === 0 ? {} : { value: usual }), ...(except.length === 0 ? {} : { except }) };
};
