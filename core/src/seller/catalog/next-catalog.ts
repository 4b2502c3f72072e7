import type { PriceListId, ProductId } from '../../ids.ts';
import { loadedPlaces, type Places } from '../places/ledger.ts';
import { type Period, type PeriodId, type ProductPeriod, periodId, type SoldPeriod } from '../places/period-places.ts';
import { isTicket, knownProduct, priceListsOf, type SellerCatalog } from './seller-catalog.ts';

/** The capacity of a facility on a day or in a season. Units: persons. */
export type OfferedPlaces = Period & { readonly capacity: number };

/** The goods of a catalog, without version, sold periods, former goods and settings. */
export type Goods = Omit<SellerCatalog, 'version' | 'soldPeriods' | 'former' | 'personCategories' | 'seller'>;

/** A complete offer: goods, the periods in which they are sold, and the places of these periods. */
export type OfferedCatalog = {
  readonly goods: Goods;
  readonly sold: readonly SoldPeriod[];
  readonly places: readonly OfferedPlaces[];
};

const placesIdOf =
  ({ products }: Pick<Goods, 'products'>) =>
  ({ productId, period }: ProductPeriod): PeriodId | undefined => {
    const product = products.get(productId);
    return product !== undefined && isTicket(product) ? periodId({ ...product, period }) : undefined;
  };

/** Returns the offer without places of periods in which nothing is sold. */
export const withPlacesInUse = (offered: OfferedCatalog): OfferedCatalog => {
  const used = new Set(offered.sold.map(placesIdOf(offered.goods)));
  return { ...offered, places: offered.places.filter((places) => used.has(periodId(places))) };
};

/** Returns the places whose capacity an offer changes. Places that the offer does not contain stay as they are. */
export const changedPlaces = (
  before: readonly OfferedPlaces[],
  { places }: OfferedCatalog,
): readonly OfferedPlaces[] => {
  const was = new Map(before.map((one) => [periodId(one), one.capacity]));
  return places.filter((one) => was.get(periodId(one)) !== one.capacity);
};

/** Why a change of the catalog is refused because of places, ids or codes in use. */
export type ChangeRefusal =
  /** Units: persons with held, paying or sold places. */
  | ({ readonly kind: 'placesTaken'; readonly taken: number; readonly capacity: number } & Period)
  | { readonly kind: 'typeChanged'; readonly productId: ProductId; readonly type: string }
  | { readonly kind: 'priceListMoved'; readonly productId: ProductId; readonly priceListId: PriceListId }
  | { readonly kind: 'codeUsed'; readonly code: string; readonly used: number };

/** Returns a refusal for each period with a capacity below the places in use. */
const placesRefusals = (taken: Places, { places }: OfferedCatalog): readonly ChangeRefusal[] =>
  places.flatMap(({ facilityId, period, capacity }) => {
    const before = loadedPlaces(taken, { facilityId, period });
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
    const movedLists = priceListsOf(product).filter(
      ({ priceListId }) => (owners.get(priceListId) ?? productId) !== productId,
    );
    return [
      ...(type === product.type ? [] : [{ kind: 'typeChanged', productId, type } as const]),
      ...movedLists.map(({ priceListId }) => ({ kind: 'priceListMoved', productId, priceListId }) as const),
    ];
  });
};

/** The goods in use that a change of the catalog must respect: the present catalog, its places, and the number of uses
 *  by code. */
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

/** Returns why an offer cannot replace the present one: places, ids and codes in use. */
export const changeRefusals = (taken: TakenGoods, after: OfferedCatalog): readonly ChangeRefusal[] => [
  ...productRefusals(taken.catalog, after.goods),
  ...placesRefusals(taken.places, after),
  ...codeRefusals(taken, after.goods),
];
