import type { LocalDate } from '../../dates/local-date.ts';
import type { PriceConditions } from '../../pricing/price-conditions.ts';
import type { SellerCatalog } from '../catalog/seller-catalog.ts';
import { discountOn, type ProductPeriod } from './period-places.ts';

/** What a price condition may be worked out from: what is sold, and the day on which it is bought. */
export type Purchase = {
  readonly catalog: Pick<SellerCatalog, 'products' | 'soldPeriods'>;
  readonly today: LocalDate;
};

/** What changes the price of a product on a day or in a season; none when it is not sold then. */
export const conditionsOn = ({ catalog }: Purchase, of: ProductPeriod): PriceConditions | undefined => {
  const facilityDiscount = discountOn(catalog.soldPeriods, of);
  return facilityDiscount === undefined ? undefined : { facilityDiscount, lacksTicket: false };
};
