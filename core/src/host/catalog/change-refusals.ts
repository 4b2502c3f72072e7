import type { Instant } from '../../dates/instant.ts';
import type { PriceListId, ProductId } from '../../ids.ts';
import { type Period, periodId } from '../places/period-places.ts';
import { placesLeft } from '../places/take-places.ts';
import type { HostState } from '../state.ts';
import { knownProduct } from './find-goods.ts';
import { type HostCatalog, priceListsOf } from './host-catalog.ts';
import type { Goods, OfferedCatalog } from './offered-catalog.ts';

/** Why a change cannot be made beside what is sold and taken already. */
export type ChangeRefusal =
  /** Units: persons that hold, pay or have bought places. */
  | ({ readonly kind: 'placesTaken'; readonly taken: number; readonly capacity: number } & Period)
  | { readonly kind: 'typeChanged'; readonly productId: ProductId; readonly type: string }
  | { readonly kind: 'priceListMoved'; readonly productId: ProductId; readonly priceListId: PriceListId }
  /** Units: carts. */
  | { readonly kind: 'codeUsed'; readonly code: string; readonly used: number };

/** Fewer places than are taken. `state` has the places and their overdue lines. */
const placesRefusals = (state: HostState, { places }: OfferedCatalog, now: Instant): readonly ChangeRefusal[] =>
  places.flatMap(({ facilityId, period, capacity }) => {
    const before = state.periods.get(periodId({ facilityId, period }));
    const taken = before === undefined ? 0 : before.capacity - placesLeft(state, before, now);
    return taken <= capacity ? [] : [{ kind: 'placesTaken', facilityId, period, taken, capacity } as const];
  });

const ownersOf = ({ products, former }: HostCatalog): ReadonlyMap<PriceListId, ProductId> =>
  new Map([
    ...[...(former?.priceLists.values() ?? [])].map((list) => [list.id, list.productId] as const),
    ...[...(former?.products ?? []), ...products].flatMap(([id, product]) =>
      priceListsOf(product).map((list) => [list.id, id] as const),
    ),
  ]);

/** Lines name a product and a price, and mean what those were. */
const productRefusals = (catalog: HostCatalog, { products }: Goods): readonly ChangeRefusal[] => {
  const owners = ownersOf(catalog);
  return [...products].flatMap(([productId, product]): readonly ChangeRefusal[] => {
    const type = knownProduct(catalog, productId)?.type ?? product.type;
    const moved = priceListsOf(product).filter(({ id }) => (owners.get(id) ?? productId) !== productId);
    return [
      ...(type === product.type ? [] : [{ kind: 'typeChanged', productId, type } as const]),
      ...moved.map(({ id }) => ({ kind: 'priceListMoved', productId, priceListId: id }) as const),
    ];
  });
};

const codeRefusals = ({ codesUsed }: HostState, { promos }: Goods): readonly ChangeRefusal[] =>
  [...promos].flatMap(([code, { maxUses }]) => {
    const used = codesUsed.get(code) ?? 0;
    return maxUses === undefined || used <= maxUses ? [] : [{ kind: 'codeUsed', code, used } as const];
  });

/** Why an offer cannot replace the present one: places, ids and codes in use (D-CATALOG-IMPORT). */
export const changeRefusals = (state: HostState, after: OfferedCatalog, now: Instant): readonly ChangeRefusal[] => [
  ...productRefusals(state.catalog, after.goods),
  ...placesRefusals(state, after, now),
  ...codeRefusals(state, after.goods),
];
