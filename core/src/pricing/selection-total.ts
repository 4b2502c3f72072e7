import type { BasketPrice } from './basket-price.ts';
import { cartTotal } from './cart-total.ts';
import { type LinePriceInput, linePrice } from './line-price.ts';
import type { PriceConditions } from './price-conditions.ts';

/** A chosen price list with its quantity; for a value card the price is the chosen value. */
export type ChosenPrice = Pick<LinePriceInput, 'price' | 'priceWithDiscount' | 'quantity'>;

/** What holds for the whole product or day. */
export type SelectionRules = Pick<LinePriceInput, 'quantityDiscountMinItems'> & Partial<PriceConditions>;

/** What the ticket and gift-card pages show before anything is in the cart: lines in order, their sum, and the sum
 *  without discounts. A quantity of 0 gives a line of 0. */
export const selectionTotal = (chosen: readonly ChosenPrice[], rules: SelectionRules): BasketPrice => {
  const lines = chosen.map((list) => linePrice({ ...rules, ...list }));
  return { lines, ...cartTotal(lines) };
};
