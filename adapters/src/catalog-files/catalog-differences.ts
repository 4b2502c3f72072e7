import { isDeepStrictEqual } from 'node:util';
import { type FieldDifference, fieldDifferences } from '@shop/core/seller/catalog/field-differences';
import type { OfferedCatalog } from '@shop/core/seller/catalog/next-catalog';
import { periodText } from '@shop/core/seller/places/period-places';
import type { CatalogForm } from './catalog-form.ts';
import { byText } from './sold-fields.ts';

/** A catalog's form with dates, and its offer. */
export type OfferOfForm = { readonly form: CatalogForm; readonly offered: OfferedCatalog };

type PeriodValues = readonly (readonly [owner: string, period: string, value: number])[];

const capacities = ({ places }: OfferedCatalog): PeriodValues =>
  places.map(({ facilityId, period, capacity }) => [facilityId, periodText(period), capacity]);

const discounts = ({ sold }: OfferedCatalog): PeriodValues =>
  sold.map(({ productId, period, facilityDiscount }) => [productId, periodText(period), facilityDiscount]);

/** Returns the values of each owner by day or season, as a member of this name. */
const byOwner = (owners: Iterable<string>, values: PeriodValues, member: string) => {
  const own = Map.groupBy(values, ([owner]) => owner);
  return Object.fromEntries(
    [...owners].map((owner) => [
      owner,
      { [member]: new Map((own.get(owner) ?? []).map(([, period, value]) => [period, value])) },
    ]),
  );
};

/** Returns a product without its values by day or season. */
const withoutDays = ({ days: _, seasons, ...product }: CatalogForm['products'][number]) => ({
  ...product,
  seasons: seasons?.map(({ capacity: __, discount: ___, ...season }) => season),
});

/** Returns the entries of the second catalog. An entry with an unchanged offer is replaced by that of the first one,
 *  so that a different notation is no difference. */
const withFormerNotation = <Entry>(
  before: readonly Entry[],
  after: readonly Entry[],
  isSame: (id: string) => boolean,
  idOf: (entry: Entry) => string,
): readonly Entry[] => {
  const entries = new Map(before.map((entry) => [idOf(entry), entry]));
  return after.map((entry) => (isSame(idOf(entry)) ? (entries.get(idOf(entry)) ?? entry) : entry));
};

const byId = ({ id }: { readonly id: string }): string => id;
const byCode = ({ code }: { readonly code: string }): string => code;

/** Returns what the second offer changes in the first one: values by their path in the files, days by date. */
export const catalogDifferences = (before: OfferOfForm, after: OfferOfForm): readonly FieldDifference[] => {
  const [was, is] = [before.offered.goods, after.offered.goods];
  const isSame = (list: keyof typeof was) => {
    const [old, now]: readonly ReadonlyMap<string, unknown>[] = [was[list], is[list]];
    return (id: string): boolean => isDeepStrictEqual(old?.get(id), now?.get(id));
  };
  const previous = before.form;
  const goodsOf = ({ form }: OfferOfForm) => ({
    categories: withFormerNotation(previous.categories, form.categories, isSame('categories'), byId),
    products: withFormerNotation(previous.products, form.products, isSame('products'), byId).map(withoutDays),
    upsells: withFormerNotation(previous.upsells, form.upsells, isSame('upsells'), byId),
    promoCodes: withFormerNotation(previous.promoCodes, form.promoCodes, isSame('promos'), byCode).toSorted((a, b) =>
      byText(a.code, b.code),
    ),
  });
  const days = (of: (offered: OfferedCatalog) => PeriodValues, list: string, member: string) => {
    const [old, now] = [of(before.offered), of(after.offered)];
    const owners = new Set([...old, ...now].map(([owner]) => owner));
    return fieldDifferences(byOwner(owners, old, member), byOwner(owners, now, member), [list]);
  };
  return [
    ...fieldDifferences(goodsOf(before), goodsOf(after)),
    ...days(capacities, 'facilities', 'capacity'),
    ...days(discounts, 'products', 'discount'),
  ];
};
