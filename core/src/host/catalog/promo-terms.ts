import type { HostLine } from '../cart/host-cart.ts';
import type { SoldPromo } from './host-catalog.ts';

/** A value card is money for money, so no promo code lowers its price (D-VALUE-CARD-PROMO). */
const isMoney = (line: HostLine): boolean => line.kind === 'giftCard' && line.value !== undefined;

/** Whether a code may lower a line: of a kind and a product that it is for, and no value card. Where products are named, nothing
 *  else counts, upsells included (D-PROMO-TERMS). */
export const isPromoFor = ({ kinds, products }: SoldPromo, line: HostLine): boolean => {
  if (isMoney(line) || (kinds !== undefined && !kinds.includes(line.kind))) return false;
  return products === undefined || (line.kind !== 'upsell' && products.includes(line.productId));
};
