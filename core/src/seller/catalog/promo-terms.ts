import type { SellerLine } from '../cart/seller-cart.ts';
import type { SoldPromo } from './seller-catalog.ts';

/** A value card is money for money, so no promo code lowers its price. */
const isMoney = (line: SellerLine): boolean => line.kind === 'giftCard' && line.value !== undefined;

/** Whether a code lowers a line, by kind and product; never a value card. A code for products lowers no upsells. */
export const isPromoFor = ({ kinds, products }: SoldPromo, line: SellerLine): boolean => {
  if (isMoney(line) || (kinds !== undefined && !kinds.includes(line.kind))) return false;
  return products === undefined || (line.kind !== 'upsell' && products.includes(line.productId));
};
