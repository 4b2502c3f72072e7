import type { Period } from '../places/period-places.ts';
import type { HostCatalog } from './host-catalog.ts';
import type { SoldPeriod } from './sold-period.ts';

/** Places of a facility on a day or in a season, without what has been taken of them. Units: persons. */
export type OfferedPlaces = Period & { readonly capacity: number };

/** Goods without the version that counts their changes, without what open carts still hold of older ones, and without settings. */
export type Goods = Omit<HostCatalog, 'version' | 'former' | 'personCategories'>;

/** All that an operator says about what is sold: goods, when each of them is sold, and how many places there are then. */
export type OfferedCatalog = {
  readonly goods: Goods;
  readonly sold: readonly SoldPeriod[];
  readonly places: readonly OfferedPlaces[];
};
