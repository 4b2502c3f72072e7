import { cartTotal, type Total } from './cart-total.ts';
import { type LinePriceInput, linePrice } from './line-price.ts';
import type { LinePrice } from './price-derivation.ts';

/** A chosen price list with its quantity; for a value card the price is the chosen value. */
export type ChosenPrice = Pick<LinePriceInput, 'price' | 'priceWithDiscount' | 'quantity'>;

/** What holds for the whole product or day. */
export type SelectionRules = Pick<LinePriceInput, 'quantityDiscountMinItems' | 'facilityDiscount'>;

export type SelectionTotal = Total & { readonly lines: readonly LinePrice[] };

/** What the ticket and gift-card pages show before anything is in the cart: lines in order, their sum, and the sum
 *  without discounts (R-GIFT-3). A quantity of 0 gives a line of 0. */
export const selectionTotal = (chosen: readonly ChosenPrice[], rules: SelectionRules): SelectionTotal => {
  const lines = chosen.map(({ price, priceWithDiscount, quantity }) =>
    linePrice({ ...rules, price, quantity, ...(priceWithDiscount === undefined ? {} : { priceWithDiscount }) }),
  );
  return { lines, ...cartTotal(lines) };
};
