import { type LocalDate, plusDays, type Weekday, weekdayOf } from '@shop/core/dates/local-date';
import type * as z from 'zod/mini';
import { allWeekdays, type DayRule, nameOfWeekday, type placesDays, type saleDays } from './day-schemas.ts';
import { type DayValue, daysFrom } from './days-form.ts';

/** Days of the week as a file has them; Monday comes first. */
export const weekdaysForm = (days: readonly Weekday[]) =>
  allWeekdays.filter((weekday) => days.includes(weekday)).map(nameOfWeekday);

/** A day whose value is absent when it is closed. */
type Day = { readonly date: LocalDate; readonly value: number | undefined };

/** The value that is there most often, the earlier among equals; nothing when there is none. */
const mostOften = <Value>(values: readonly Value[]): Value | undefined => {
  const groups = [...Map.groupBy(values, (value) => value).values()];
  return groups.reduce((most, group) => (group.length > most.length ? group : most), groups[0] ?? [])[0];
};

/** What a rule says of a day. */
type Effect = Pick<DayRule, 'closed' | 'value'>;

/** A rule of those that are written down. */
type Rule = Effect & {
  readonly on?: readonly LocalDate[];
  readonly from?: LocalDate;
  readonly to?: LocalDate;
  readonly weekdays?: readonly Weekday[];
};

/** What a rule has to say so that a day is as it is. */
const ruleFor = (expected: number | undefined, actual: number | undefined): Effect =>
  actual === undefined ? { closed: true } : { closed: expected === undefined ? false : undefined, value: actual };

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
const datedRules = (dates: readonly LocalDate[], effect: Effect): readonly Rule[] => {
  const spans = runsOf(dates, (last, next) => last === plusDays(next, -1));
  const single = spans.filter((span) => span.length <= fewDays).flat();
  const long = spans.flatMap((span): readonly Rule[] => {
    const [from, to] = [span[0], span.at(-1)];
    return from === undefined || to === undefined || span.length <= fewDays ? [] : [{ from, to, ...effect }];
  });
  return [...(single.length === 0 ? [] : [{ on: single, ...effect }]), ...long];
};

/** Days as people write them: the usual on some weekdays, the rest by date. */
const rulesOf = (days: readonly Day[], usual: number): readonly Rule[] => {
  const expected = new Map(allWeekdays.map((weekday) => [weekday, usualOn(weekday, days, usual)]));
  const weekly = [...Map.groupBy(allWeekdays, (weekday) => expected.get(weekday))]
    .filter(([value]) => value !== usual)
    .map(([value, weekdays]) => ({ weekdays, ...ruleFor(usual, value) }));
  const other = days.flatMap(({ date, value }) => {
    const onWeekday = expected.get(weekdayOf(date));
    return value === onWeekday ? [] : [{ date, effect: ruleFor(onWeekday, value) }];
  });
  const alike = [...Map.groupBy(other, ({ effect }) => JSON.stringify(effect)).values()];
  return [
    ...weekly,
    ...alike.flatMap((own) =>
      datedRules(
        own.map(({ date }) => date),
        own[0]?.effect ?? {},
      ),
    ),
  ];
};

/** When a rule counts, and whether it closes, as a file has it. */
const ruleForm = ({ on, from, to, weekdays, closed }: Rule) => ({
  on: on && [...on],
  from,
  to,
  weekdays: weekdays && weekdaysForm(weekdays),
  closed,
});

/** A facility's places as a file has them. None when it is never open. */
export const placesDaysForm = (days: readonly DayValue[]): z.input<typeof placesDays> | undefined => {
  const [first, last] = [days[0], days.at(-1)];
  const usual = mostOften(days.map(({ value }) => value));
  if (first === undefined || last === undefined || usual === undefined) return undefined;
  const open = new Map(days.map(({ date, value }) => [date, value]));
  const all = daysFrom(first.date, last.date).map((date): Day => ({ date, value: open.get(date) }));
  const rules = rulesOf(all, usual).map((rule) => ({ ...ruleForm(rule), capacity: rule.value }));
  return { from: first.date, to: last.date, capacity: usual, except: rules.length === 0 ? undefined : rules };
};

/** A product's days as a file has them, out of its facility's. None when it is sold on all without a discount. */
export const saleDaysForm = (
  days: readonly DayValue[],
  open: readonly LocalDate[],
): z.input<typeof saleDays> | undefined => {
  const sold = new Map(days.map(({ date, value }) => [date, value]));
  const usual = mostOften([...sold.values()]) ?? 0;
  const all = open.map((date): Day => ({ date, value: sold.get(date) }));
  const rules = rulesOf(all, usual).map((rule) => ({ ...ruleForm(rule), discount: rule.value }));
  if (usual === 0 && rules.length === 0) return undefined;
  return { discount: usual === 0 ? undefined : usual, except: rules.length === 0 ? undefined : rules };
};
