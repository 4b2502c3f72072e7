import type { PriceListId, ProductId, SeasonId } from '../../ids.ts';
import { periodId } from '../places/period-places.ts';
import { fieldDifferences } from './field-differences.ts';
import {
  type FormerGoods,
  type HostCatalog,
  priceListsOf,
  type SoldPriceList,
  type SoldProduct,
  type SoldSeason,
} from './host-catalog.ts';
import { knownProduct } from './known-goods.ts';
import type { Goods, OfferedCatalog, OfferedPlaces } from './offered-catalog.ts';
import {
  eachSoldPeriod,
  type ProductPeriod,
  type SoldPeriod,
  type SoldPeriods,
  soldPeriodId,
  soldPeriodsOf,
} from './sold-period.ts';

/** What becomes of a collection: entries that are new or other than before, those that are no longer offered, and, where it
 *  is another one, the order in which they are shown. */
export type CollectionChange<Key, Value> = {
  readonly put: ReadonlyMap<Key, Value>;
  readonly takenOff: readonly Key[];
  readonly order?: readonly Key[];
};

type ChangeOf<Collection> =
  Collection extends ReadonlyMap<infer Key, infer Value> ? CollectionChange<Key, Value> : never;

/** From one offer to another (D-CATALOG-IMPORT). Nothing in it touches places that somebody has: a day that is closed keeps the
 *  places that were counted for it. */
export type CatalogChange = { readonly [Name in keyof Goods]: ChangeOf<Goods[Name]> } & {
  readonly sold: { readonly put: readonly SoldPeriod[]; readonly closed: readonly ProductPeriod[] };
  readonly places: readonly OfferedPlaces[];
};

const isSame = (one: unknown, other: unknown): boolean => fieldDifferences(one, other).length === 0;

const changeOf = <Key, Value>(
  before: ReadonlyMap<Key, Value>,
  after: ReadonlyMap<Key, Value>,
): CollectionChange<Key, Value> => {
  const put = new Map([...after].filter(([key, value]) => !before.has(key) || !isSame(before.get(key), value)));
  const takenOff = [...before.keys()].filter((key) => !after.has(key));
  return { put, takenOff };
};

/** The same of a collection whose order is shown. */
const orderedChange = <Key, Value>(
  before: ReadonlyMap<Key, Value>,
  after: ReadonlyMap<Key, Value>,
): CollectionChange<Key, Value> => {
  const [was, is] = [[...before.keys()], [...after.keys()]];
  const isSameOrder = was.length === is.length && was.every((key, index) => key === is[index]);
  return { ...changeOf(before, after), ...(isSameOrder ? {} : { order: is }) };
};

const soldChange = (before: readonly SoldPeriod[], after: readonly SoldPeriod[]): CatalogChange['sold'] => {
  const was = new Map(before.map((period) => [soldPeriodId(period), period.facilityDiscount]));
  const is = new Set(after.map(soldPeriodId));
  return {
    put: after.filter((period) => was.get(soldPeriodId(period)) !== period.facilityDiscount),
    closed: before.filter((period) => !is.has(soldPeriodId(period))),
  };
};

/** Places that nobody names any more stay as they are: what is not sold takes none of them. */
const placesChange = (before: readonly OfferedPlaces[], after: readonly OfferedPlaces[]): readonly OfferedPlaces[] => {
  const was = new Map(before.map((places) => [periodId(places), places.capacity]));
  return after.filter((places) => was.get(periodId(places)) !== places.capacity);
};

/** What has to happen so that the second offer is sold in place of the first. */
export const catalogChange = (before: OfferedCatalog, after: OfferedCatalog): CatalogChange => ({
  products: orderedChange(before.goods.products, after.goods.products),
  categories: orderedChange(before.goods.categories, after.goods.categories),
  upsells: orderedChange(before.goods.upsells, after.goods.upsells),
  promos: changeOf(before.goods.promos, after.goods.promos),
  sold: soldChange(before.sold, after.sold),
  places: placesChange(before.places, after.places),
});

const isEmpty = ({ put, takenOff, order }: CollectionChange<unknown, unknown>): boolean =>
  put.size === 0 && takenOff.length === 0 && order === undefined;

/** Whether both offers were alike. */
export const isNoChange = ({ products, categories, upsells, promos, sold, places }: CatalogChange): boolean =>
  [products, categories, upsells, promos].every(isEmpty) &&
  [sold.put, sold.closed, places].every(({ length }) => length === 0);

const applied = <Key, Value>(
  before: ReadonlyMap<Key, Value>,
  { put, takenOff, order }: CollectionChange<Key, Value>,
): ReadonlyMap<Key, Value> => {
  const after = new Map([...before, ...put]);
  for (const key of takenOff) after.delete(key);
  if (order === undefined) return after;
  const place = new Map(order.map((key, index) => [key, index] as const));
  const ordered = [...after].filter(([key]) => place.has(key));
  return new Map(ordered.sort(([a], [b]) => (place.get(a) ?? 0) - (place.get(b) ?? 0)));
};

/** Entries that left a collection, with those that had left it before and did not come back. */
const formerOf = <Key, Value>(
  before: ReadonlyMap<Key, Value>,
  after: ReadonlyMap<Key, Value>,
  former: ReadonlyMap<Key, Value> = new Map(),
): ReadonlyMap<Key, Value> => new Map([...former, ...before].filter(([key]) => !after.has(key)));

const listsIn = ({ products }: Pick<Goods, 'products'>): ReadonlyMap<PriceListId, SoldPriceList> =>
  new Map([...products.values()].flatMap(priceListsOf).map((list) => [list.id, list]));

/** Prices that products had before and have no more, with those of before that. */
const formerLists = (before: HostCatalog, after: Goods, put: Iterable<ProductId>): FormerGoods['priceLists'] => {
  const left = [...put].flatMap((id) => {
    const known = knownProduct(before, id);
    return known === undefined ? [] : priceListsOf(known).map((list) => [list.id, { ...list, productId: id }] as const);
  });
  const sold = listsIn(after);
  return new Map([...(before.former?.priceLists ?? []), ...left].filter(([id]) => !sold.has(id)));
};

const seasonsIn = (products: Iterable<SoldProduct>): ReadonlyMap<SeasonId, SoldSeason> =>
  new Map(
    [...products].flatMap((product) => ('seasons' in product ? product.seasons : [])).map((one) => [one.id, one]),
  );

const soldAfter = (before: SoldPeriods, { put, closed }: CatalogChange['sold']): SoldPeriods => {
  const gone = new Set(closed.map(soldPeriodId));
  return soldPeriodsOf([...eachSoldPeriod(before).filter((period) => !gone.has(soldPeriodId(period))), ...put]);
};

/** The catalog after a change, one version on. What left it is still known, since open carts may hold it; a code is not. */
export const applyCatalogChange = (before: HostCatalog, change: CatalogChange): HostCatalog => {
  const after: Goods = {
    products: applied(before.products, change.products),
    categories: applied(before.categories, change.categories),
    upsells: applied(before.upsells, change.upsells),
    promos: applied(before.promos, change.promos),
  };
  const former: FormerGoods = {
    products: formerOf(before.products, after.products, before.former?.products),
    priceLists: formerLists(before, after, change.products.put.keys()),
    upsells: formerOf(before.upsells, after.upsells, before.former?.upsells),
    seasons: formerOf(seasonsIn(before.products.values()), seasonsIn(after.products.values()), before.former?.seasons),
  };
  const soldPeriods = soldAfter(before.soldPeriods, change.sold);
  return { ...before, ...after, soldPeriods, former, version: before.version + 1 };
};
