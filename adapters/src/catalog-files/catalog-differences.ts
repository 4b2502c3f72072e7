import type { TicketPeriod } from '@shop/core/catalog/ticket';
import { plusDays } from '@shop/core/dates/local-date';
import { type FieldDifference, fieldDifferences } from '@shop/core/seller/catalog/field-differences';
import type { OfferedCatalog } from '@shop/core/seller/catalog/next-catalog';
import { periodText } from '@shop/core/seller/places/period-places';
import { catalogFormOf } from './offered-form.ts';
import { runsOf } from './written-days.ts';

/** The value of one day or season of a facility or product. */
type Stated = { readonly owner: string; readonly period: TicketPeriod; readonly value: number };

type Change = {
  readonly period: TicketPeriod;
  readonly before: number | undefined;
  readonly after: number | undefined;
};

const changesOf = (before: readonly Stated[], after: readonly Stated[]): readonly Change[] => {
  const keyed = (stated: readonly Stated[]) => new Map(stated.map((one) => [periodText(one.period), one]));
  const [was, is] = [keyed(before), keyed(after)];
  const changed = [...new Map([...was, ...is])].filter(([key]) => was.get(key)?.value !== is.get(key)?.value);
  const inOrder = changed.sort(([a], [b]) => (a < b ? -1 : 1));
  return inOrder.map(([key, { period }]) => ({
    period,
    before: was.get(key)?.value,
    after: is.get(key)?.value,
  }));
};

/** Whether the next day changes like the last one. */
const isNext = (last: Change, next: Change): boolean =>
  last.period.type === 'day' &&
  next.period.type === 'day' &&
  last.period.date === plusDays(next.period.date, -1) &&
  last.before === next.before &&
  last.after === next.after;

/** Most equal spans that are listed one by one; beyond that only their number, first and last day are printed. */
const mostSpans = 3;

const differenceOf = (
  path: readonly string[],
  changes: readonly Change[],
  days: string,
): readonly FieldDifference[] => {
  const [first, last] = [changes[0], changes.at(-1)];
  if (first === undefined || last === undefined) return [];
  const { period, ...values } = first;
  const until = first === last ? '' : ` to ${periodText(last.period)}`;
  return [{ path: [...path, `${days}${periodText(period)}${until}`], ...values }];
};

const spanDifferences = (
  path: readonly string[],
  spans: readonly (readonly Change[])[],
): readonly FieldDifference[] => {
  const alikeSpans = Map.groupBy(spans, ([first]) => `${first?.period.type} ${first?.before} ${first?.after}`);
  return [...alikeSpans.values()].flatMap((alike) => {
    const isFew = alike.length <= mostSpans || alike[0]?.[0]?.period.type === 'season';
    if (isFew) return alike.flatMap((span) => differenceOf(path, span, ''));
    const all = alike.flat();
    return differenceOf(path, all, `${all.length} days from `);
  });
};

/** What differs of the values of each owner, which stand below `list` as `member`. */
const periodDifferences = (
  list: string,
  member: string,
  before: readonly Stated[],
  after: readonly Stated[],
): readonly FieldDifference[] => {
  const byOwner = (stated: readonly Stated[]) => Map.groupBy(stated, ({ owner }) => owner);
  const [was, is] = [byOwner(before), byOwner(after)];
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((owner) => {
    const changes = changesOf(was.get(owner) ?? [], is.get(owner) ?? []);
    return spanDifferences([list, owner, member], runsOf(changes, isNext));
  });
};

const capacities = ({ places }: OfferedCatalog): readonly Stated[] =>
  places.map(({ facilityId: owner, period, capacity: value }) => ({ owner, period, value }));

const discounts = ({ sold }: OfferedCatalog): readonly Stated[] =>
  sold.map(({ productId: owner, period, facilityDiscount: value }) => ({ owner, period, value }));

const goodsForm = ({ goods }: OfferedCatalog) => {
  const { facilities: _, ...form } = catalogFormOf({ goods, sold: [], places: [] });
  return form;
};

/** Everything that differs in the second offer: values by their path in the files, days by date. */
export const catalogDifferences = (before: OfferedCatalog, after: OfferedCatalog): readonly FieldDifference[] => [
  ...fieldDifferences(goodsForm(before), goodsForm(after)),
  ...periodDifferences('facilities', 'capacity', capacities(before), capacities(after)),
  ...periodDifferences('products', 'discount', discounts(before), discounts(after)),
];
