import { type Period, type PeriodId, periodId } from '../places/period-places.ts';
import { type HostCatalog, isTicket } from './host-catalog.ts';
import type { ProductPeriod, SoldPeriod } from './sold-period.ts';

/** Places of a facility on a day or in a season, without what has been taken of them. Units: persons. */
export type OfferedPlaces = Period & { readonly capacity: number };

/** Goods alone: without version, sold periods, former goods and settings. */
export type Goods = Omit<HostCatalog, 'version' | 'soldPeriods' | 'former' | 'personCategories' | 'seller'>;

/** A whole offer: goods, the periods of their sale, and the places in them. */
export type OfferedCatalog = {
  readonly goods: Goods;
  readonly sold: readonly SoldPeriod[];
  readonly places: readonly OfferedPlaces[];
};

/** Which places a product's day or season takes; none for what is not sold, and for gift cards. */
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
