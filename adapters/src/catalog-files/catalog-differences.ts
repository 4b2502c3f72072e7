import type { TicketPeriod } from '@shop/core/catalog/ticket';
import { plusDays } from '@shop/core/dates/local-date';
import { type FieldDifference, fieldDifferences } from '@shop/core/host/catalog/field-differences';
import type { OfferedCatalog } from '@shop/core/host/catalog/offered-catalog';
import { periodText } from '@shop/core/host/places/period-places';
import { catalogFormOf } from './catalog-form-of.ts';

/** What is said of one day or season, by whom. */
type Saying = { readonly owner: readonly string[]; readonly period: TicketPeriod; readonly value: number };

type Change = { readonly period: TicketPeriod; readonly before?: number; readonly after?: number };

const changesOf = (before: readonly Saying[], after: readonly Saying[]): readonly Change[] => {
  const keyed = (sayings: readonly Saying[]) => new Map(sayings.map((saying) => [periodText(saying.period), saying]));
  const [was, is] = [keyed(before), keyed(after)];
  return [...new Set([...was.keys(), ...is.keys()])].sort().flatMap((key) => {
    const [old, now] = [was.get(key), is.get(key)];
    const period = now?.period ?? old?.period;
    if (period === undefined || old?.value === now?.value) return [];
    return [
      {
        period,
        ...(old === undefined ? {} : { before: old.value }),
        ...(now === undefined ? {} : { after: now.value }),
      },
    ];
  });
};

const isNext = (last: Change | undefined, next: Change): boolean =>
  last?.period.type === 'day' &&
  next.period.type === 'day' &&
  last.period.date === plusDays(next.period.date, -1) &&
  last.before === next.before &&
  last.after === next.after;

/** Days one after the other that change alike are told as one. */
const spansOf = (changes: readonly Change[]): readonly (readonly Change[])[] => {
  const spans: Change[][] = [];
  for (const change of changes) {
    const span = spans.at(-1);
    if (span !== undefined && isNext(span.at(-1), change)) span.push(change);
    else spans.push([change]);
  }
  return spans;
};

/** So many spans that change alike are told one by one; of more than these only how many days they are, and from when to when. */
const mostSpans = 3;

const alikeSpans = (spans: readonly (readonly Change[])[]): readonly (readonly (readonly Change[])[])[] => [
  ...Map.groupBy(spans, ([first]) => `${first?.period.type} ${first?.before} ${first?.after}`).values(),
];

const daysText = (first: Change, last: Change): string =>
  first === last ? periodText(first.period) : `${periodText(first.period)} to ${periodText(last.period)}`;

const toldAs = (path: readonly string[], changes: readonly Change[], days = ''): readonly FieldDifference[] => {
  const [first, last] = [changes[0], changes.at(-1)];
  if (first === undefined || last === undefined) return [];
  const { period: _period, ...values } = first;
  return [{ path: [...path, `${days}${daysText(first, last)}`], ...values }];
};

const spanDifferences = (path: readonly string[], spans: readonly (readonly Change[])[]): readonly FieldDifference[] =>
  alikeSpans(spans).flatMap((alike) => {
    const isFew = alike.length <= mostSpans || alike[0]?.[0]?.period.type === 'season';
    if (isFew) return alike.flatMap((span) => toldAs(path, span));
    const all = alike.flat();
    return toldAs(path, all, `${all.length} days from `);
  });

const periodDifferences = (before: readonly Saying[], after: readonly Saying[]): readonly FieldDifference[] => {
  const ownerOf = ({ owner }: Saying): string => owner.join('/');
  const [was, is] = [Map.groupBy(before, ownerOf), Map.groupBy(after, ownerOf)];
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((key) => {
    const [old, now] = [was.get(key) ?? [], is.get(key) ?? []];
    const owner = [...now, ...old][0]?.owner ?? [];
    return spanDifferences(owner, spansOf(changesOf(old, now)));
  });
};

const capacities = ({ places }: OfferedCatalog): readonly Saying[] =>
  places.map(({ facilityId, period, capacity }) => ({
    owner: ['facilities', facilityId, 'capacity'],
    period,
    value: capacity,
  }));

const sales = ({ sold }: OfferedCatalog): readonly Saying[] =>
  sold.map(({ productId, period, facilityDiscount }) => ({
    owner: ['products', productId, 'discount'],
    period,
    value: facilityDiscount,
  }));

/** Everything that is other in the second offer, as its operator writes it down: values by their place in the files, days by date. */
export const catalogDifferences = (before: OfferedCatalog, after: OfferedCatalog): readonly FieldDifference[] => {
  const withoutDays = ({ goods }: OfferedCatalog) => {
    const { facilities: _days, ...form } = catalogFormOf({ goods, sold: [], places: [] });
    return form;
  };
  return [
    ...fieldDifferences(withoutDays(before), withoutDays(after)),
    ...periodDifferences(capacities(before), capacities(after)),
    ...periodDifferences(sales(before), sales(after)),
  ];
};
