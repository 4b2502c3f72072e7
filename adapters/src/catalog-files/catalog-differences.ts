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

const spanDifference = (path: readonly string[], span: readonly Change[]): readonly FieldDifference[] => {
  const [first, last] = [span[0], span.at(-1)];
  if (first === undefined || last === undefined) return [];
  const { period, ...values } = first;
  const until = span.length > 1 ? ` to ${periodText(last.period)}` : '';
  return [{ path: [...path, `${periodText(period)}${until}`], ...values }];
};

const periodDifferences = (before: readonly Saying[], after: readonly Saying[]): readonly FieldDifference[] => {
  const ownerOf = ({ owner }: Saying): string => owner.join('/');
  const [was, is] = [Map.groupBy(before, ownerOf), Map.groupBy(after, ownerOf)];
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((key) => {
    const [old, now] = [was.get(key) ?? [], is.get(key) ?? []];
    const owner = [...now, ...old][0]?.owner ?? [];
    return spansOf(changesOf(old, now)).flatMap((span) => spanDifference(owner, span));
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
