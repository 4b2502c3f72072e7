import type { PersonCategories } from '../catalog/person-categories.ts';
import { type PackageItem, type PriceList, type PriceListKind, personsOf } from '../catalog/price-list.ts';
import type { CategoryId } from '../ids.ts';
import { isIdWrittenAs } from '../ids.ts';

/** The persons to admit, as chosen in the selectors of a price group with packages. Units: persons. */
export type PersonCounts = { readonly adults: number; readonly children: number };

/** Maximum values of the selectors. Units: persons. */
export const maxAdults = 2;
export const maxChildren = 3;

export const noPersons: PersonCounts = { adults: 0, children: 0 };

/** Price lists that belong together, from a quote or an offer. */
type Group<List extends Pick<PriceList, 'kind'>> = { readonly priceLists: readonly List[] };

/** Whether a group contains packages. Only such groups have person selectors. */
export const hasPackages = (group: Group<Pick<PriceList, 'kind'>>): boolean =>
  group.priceLists.some((list) => list.kind.type === 'package');

/** Returns the persons that one piece of a price list admits; `undefined` when the list has no person categories, or
 *  includes others than adults and children. */
export const headsOf = (kind: PriceListKind, { adult, child }: PersonCategories): PersonCounts | undefined => {
  const items = kind.type === 'package' ? kind.items : [{ categoryId: kind.categoryId, quantity: 1 }];
  const personsIn = (category: CategoryId): number =>
    items.reduce((persons, { categoryId: id, quantity }) => {
      const isIts = id !== undefined && isIdWrittenAs(id, category);
      return isIts ? persons + quantity : persons;
    }, 0);
  const [adults, children] = [personsIn(adult), personsIn(child)];
  return adults + children === personsOf(kind) ? { adults, children } : undefined;
};

/** Whether a package admits exactly these persons. */
export const matchesCounts = (
  items: readonly PackageItem[],
  counts: PersonCounts,
  categories: PersonCategories,
): boolean => {
  const heads = headsOf({ type: 'package', items }, categories);
  return heads?.adults === counts.adults && heads.children === counts.children;
};

/** Returns the price lists to display, in the group's order. A group without packages displays all. A group with
 *  packages displays nothing until both counts are above 0, then its matching packages and its ordinary price lists. */
export const visiblePriceLists = <List extends Pick<PriceList, 'kind'>>(
  group: Group<List>,
  counts: PersonCounts,
  categories: PersonCategories,
): readonly List[] => {
  if (!hasPackages(group)) return group.priceLists;
  if (counts.adults <= 0 || counts.children <= 0) return [];
  return group.priceLists.filter(
    ({ kind }) => kind.type === 'default' || matchesCounts(kind.items, counts, categories),
  );
};
