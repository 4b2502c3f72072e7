import { periodId } from '../places/period-places.ts';
import { knownProduct } from './find-goods.ts';
import { type FormerGoods, type HostCatalog, priceListsOf, type SoldProduct } from './host-catalog.ts';
import type { Goods, OfferedCatalog, OfferedPlaces } from './offered-catalog.ts';
import { soldPeriodsOf } from './sold-period.ts';

/** Places whose capacity an offer changes. Those that it does not name stay as they are (D-CATALOG-IMPORT). */
export const changedPlaces = (
  before: readonly OfferedPlaces[],
  { places }: OfferedCatalog,
): readonly OfferedPlaces[] => {
  const was = new Map(before.map((one) => [periodId(one), one.capacity]));
  return places.filter((one) => was.get(periodId(one)) !== one.capacity);
};

/** Entries that left a collection, with those that had left it before and did not come back. */
const leftOf = <Key, Value>(
  former: ReadonlyMap<Key, Value> | undefined,
  before: Iterable<readonly [Key, Value]>,
  after: ReadonlyMap<Key, unknown>,
): ReadonlyMap<Key, Value> => new Map([...(former ?? []), ...before].filter(([key]) => !after.has(key)));

const byId = <Entry extends { readonly id: unknown }>(entries: Iterable<Entry>): ReadonlyMap<Entry['id'], Entry> =>
  new Map([...entries].map((entry) => [entry.id, entry]));

/** Prices that products of today had before; those of a product that left stay with it. */
const listsBefore = (before: HostCatalog, { products }: Goods): FormerGoods['priceLists'] =>
  byId(
    [...products.keys()].flatMap((productId) => {
      const known = knownProduct(before, productId);
      return known === undefined ? [] : priceListsOf(known).map((list) => ({ ...list, productId }));
    }),
  );

const seasonsIn = (products: Iterable<SoldProduct>) =>
  byId([...products].flatMap((product) => ('seasons' in product ? product.seasons : [])));

/** The catalog of the next version. Goods that leave stay known for open carts; codes do not (D-CATALOG-IMPORT). */
export const nextCatalog = (catalog: HostCatalog, { goods, sold }: OfferedCatalog): HostCatalog => {
  const { former, ...before } = catalog;
  const products = [...goods.products.values()];
  const left: FormerGoods = {
    products: leftOf(former?.products, before.products, goods.products),
    priceLists: leftOf(former?.priceLists, listsBefore(catalog, goods), byId(products.flatMap(priceListsOf))),
    upsells: leftOf(former?.upsells, before.upsells, goods.upsells),
    seasons: leftOf(former?.seasons, seasonsIn(before.products.values()), seasonsIn(products)),
  };
  const isNone = Object.values(left).every(({ size }) => size === 0);
  return {
    ...{ ...before, ...goods, soldPeriods: soldPeriodsOf(sold), version: before.version + 1 },
    ...(isNone ? {} : { former: left }),
  };
};
