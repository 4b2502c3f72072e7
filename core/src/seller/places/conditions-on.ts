import type { LocalDate } from '../../dates/local-date.ts';
import type { PriceConditions } from '../../pricing/price-conditions.ts';
import type { SellerCatalog } from '../catalog/seller-catalog.ts';
import { discountOn, type ProductPeriod } from './period-places.ts';

/** The input of price conditions: the catalog and the day of purchase. */
export type Purchase = {
  readonly catalog: Pick<SellerCatalog, 'products' | 'soldPeriods'>;
  readonly today: LocalDate;
};

/** Returns the price conditions of a product on a day or in a season; `undefined` when it is not sold then. */
export const conditionsOn = ({ catalog }: Purchase, of: ProductPeriod): PriceConditions | undefined => {
  const facilityDiscount = discountOn(catalog.soldPeriods, of);
  return facilityDiscount === undefined ? undefined : { facilityDiscount, lacksTicket: false };
};
