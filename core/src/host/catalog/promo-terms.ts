import type { LocalDate } from '../../dates/local-date.ts';
import type { HostLine } from '../cart/host-cart.ts';
import type { SoldPromo } from './host-catalog.ts';

/** Whether a day lies before the first day of a code, within its days, or behind the last; both count (D-PROMO-TERMS). */
export const promoDay = ({ validFrom, validUntil }: SoldPromo, today: LocalDate): 'before' | 'within' | 'after' => {
  if (validFrom !== undefined && today < validFrom) return 'before';
  return validUntil !== undefined && today > validUntil ? 'after' : 'within';
};

/** A value card is money for money, so no promo code lowers its price (D-VALUE-CARD-PROMO). */
const isMoney = (line: HostLine): boolean => line.kind === 'giftCard' && line.value !== undefined;

/** Whether a code may lower a line: of a kind and a product that it is for, and no value card. Where products are named, nothing
 *  else counts, upsells included (D-PROMO-TERMS). */
export const isPromoFor = ({ kinds, products }: SoldPromo, line: HostLine): boolean => {
  if (isMoney(line) || (kinds !== undefined && !kinds.includes(line.kind))) return false;
  return products === undefined || (line.kind !== 'upsell' && products.includes(line.productId));
};
