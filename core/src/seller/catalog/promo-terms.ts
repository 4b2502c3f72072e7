import type { SellerLine } from '../cart/seller-cart.ts';
import type { SoldPromo } from './seller-catalog.ts';

/** Whether a line is a value card. A value card stands for its value in money, so no promo code reduces its price. */
const isMoney = (line: SellerLine): boolean => line.kind === 'giftCard' && line.value !== undefined;

/** Whether a promo code reduces the price of a line, by kind and product. It never reduces value cards, and a code for
 *  certain products does not reduce upsells. */
export const isPromoFor = ({ kinds, products }: SoldPromo, line: SellerLine): boolean => {
  if (isMoney(line) || (kinds !== undefined && !kinds.includes(line.kind))) return false;
  return products === undefined || (line.kind !== 'upsell' && products.includes(line.productId));
};
