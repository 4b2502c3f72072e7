import type { BasketPrice } from './basket-price.ts';
import { cartTotal } from './cart-total.ts';
import { type LinePriceInput, linePrice } from './line-price.ts';
import type { PriceConditions } from './price-conditions.ts';

/** A chosen price list with its quantity. For a value card the price is the chosen value. */
export type ChosenPrice = Pick<LinePriceInput, 'price' | 'priceWithDiscount' | 'quantity'>;

/** The rules of the whole product or day. */
export type SelectionRules = Pick<LinePriceInput, 'quantityDiscountMinItems'> & Partial<PriceConditions>;

/** Returns the prices of a selection before it is in the cart: lines in order, their total, and the total without
 *  discounts. A quantity of 0 gives an amount of 0. */
export const selectionTotal = (chosen: readonly ChosenPrice[], rules: SelectionRules): BasketPrice => {
  const lines = chosen.map((list) => linePrice({ ...rules, ...list }));
  return { lines, ...cartTotal(lines) };
};
