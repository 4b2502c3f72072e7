import type { PriceListId, ProductId } from '../../ids.ts';
import { type Places, seenPlaces } from '../places/ledger.ts';
import { type Period, type PeriodId, type ProductPeriod, periodId, type SoldPeriod } from '../places/period-places.ts';
import { isTicket, knownProduct, priceListsOf, type SellerCatalog } from './seller-catalog.ts';

/** Places of a facility on a day or in a season, without what has been taken of them. Units: persons. */
export type OfferedPlaces = Period & { readonly capacity: number };

/** Goods alone: without version, sold periods, former goods and settings. */
export type Goods = Omit<SellerCatalog, 'version' | 'soldPeriods' | 'former' | 'personCategories' | 'seller'>;

/** A whole offer: goods, the periods of their sale, and the places in them. */
export type OfferedCatalog = {
  readonly goods: Goods;
  readonly sold: readonly SoldPeriod[];
  readonly places: readonly OfferedPlaces[];
};

const placesTakenBy =
  ({ products }: Pick<Goods, 'products'>) =>
  ({ productId, period }: ProductPeriod): PeriodId | undefined => {
    const product = products.get(productId);
    return product !== undefined && isTicket(product) ? periodId({ ...product, period }) : undefined;
  };

/** An offer without places of periods in which nothing is sold: they cannot be taken. */
export const withPlacesInUse = (offered: OfferedCatalog): OfferedCatalog => {
  const used = new Set(offered.sold.map(placesTakenBy(offered.goods)));
  return { ...offered, places: offered.places.filter((places) => used.has(periodId(places))) };
};

/** Places whose capacity an offer changes. Those that it does not name stay as they are. */
export const changedPlaces = (
  before: readonly OfferedPlaces[],
  { places }: OfferedCatalog,
): readonly OfferedPlaces[] => {
  const was = new Map(before.map((one) => [periodId(one), one.capacity]));
  return places.filter((one) => was.get(periodId(one)) !== one.capacity);
};

/** Why a change cannot be made beside what is sold and taken already. */
export type ChangeRefusal =
  /** Units: persons that hold, pay or have bought places. */
  | ({ readonly kind: 'placesTaken'; readonly taken: number; readonly capacity: number } & Period)
  | { readonly kind: 'typeChanged'; readonly productId: ProductId; readonly type: string }
  | { readonly kind: 'priceListMoved'; readonly productId: ProductId; readonly priceListId: PriceListId }
  | { readonly kind: 'codeUsed'; readonly code: string; readonly used: number };

/** Fewer places than are taken. */
const placesRefusals = (taken: Places, { places }: OfferedCatalog): readonly ChangeRefusal[] =>
  places.flatMap(({ facilityId, period, capacity }) => {
    const before = seenPlaces(taken, { facilityId, period });
    const persons = before === undefined ? 0 : before.capacity - before.left;
    return persons <= capacity ? [] : [{ kind: 'placesTaken', facilityId, period, taken: persons, capacity } as const];
  });

const ownersOf = ({ products, former }: SellerCatalog): ReadonlyMap<PriceListId, ProductId> =>
  new Map(
    [...[...(former?.products.values() ?? [])].flat(), ...products.values()].flatMap((product) =>
      priceListsOf(product).map((list) => [list.priceListId, product.id] as const),
    ),
  );

const productRefusals = (catalog: SellerCatalog, { products }: Goods): readonly ChangeRefusal[] => {
  const owners = ownersOf(catalog);
  return [...products].flatMap(([productId, product]): readonly ChangeRefusal[] => {
    const type = knownProduct(catalog, productId)?.type ?? product.type;
    const moved = priceListsOf(product).filter(
      ({ priceListId }) => (owners.get(priceListId) ?? productId) !== productId,
    );
    return [
      ...(type === product.type ? [] : [{ kind: 'typeChanged', productId, type } as const]),
      ...moved.map(({ priceListId }) => ({ kind: 'priceListMoved', productId, priceListId }) as const),
    ];
  });
};

/** What a change of the catalog meets: what is sold, places, and uses by code. */
export type TakenGoods = {
  readonly catalog: SellerCatalog;
  readonly places: Places;
  readonly codesUsed: ReadonlyMap<string, number>;
};

const codeRefusals = ({ codesUsed }: TakenGoods, { promos }: Goods): readonly ChangeRefusal[] =>
  [...promos].flatMap(([code, { maxUses }]) => {
    const used = codesUsed.get(code) ?? 0;
    return maxUses === undefined || used <= maxUses ? [] : [{ kind: 'codeUsed', code, used } as const];
  });

/** Why an offer cannot replace the present one: places, ids and codes in use. */
export const changeRefusals = (taken: TakenGoods, after: OfferedCatalog): readonly ChangeRefusal[] => [
  ...productRefusals(taken.catalog, after.goods),
  ...placesRefusals(taken.places, after),
  ...codeRefusals(taken, after.goods),
];
