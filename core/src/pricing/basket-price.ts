import { cartTotal, type Total } from './cart-total.ts';
import { type LinePriceInput, linePrice } from './line-price.ts';
import type { LinePrice } from './price-derivation.ts';
import type { Promo } from './promo-discount.ts';
import { withPromo } from './promo-step.ts';

/** The input of a line's price, and whether a promo code may reduce it. */
export type BasketLine = LinePriceInput & { readonly isEligible: boolean };

/** Everything on which the common price of lines depends, independent of shop, day and places. */
export type Basket = { readonly lines: readonly BasketLine[]; readonly promo?: Promo };

export type BasketPrice = Total & { readonly lines: readonly LinePrice[] };

/** Returns the price of each line, in order, and their total with a promo code. Amounts in cents. Throws like
 *  `linePrice`. */
export const basketPrice = ({ lines, promo }: Basket): BasketPrice => {
  const own = lines.map((line) => ({ price: linePrice(line), isEligible: line.isEligible }));
  const prices = promo === undefined ? own.map(({ price }) => price) : withPromo(promo, own);
  return { lines: prices, ...cartTotal(prices) };
};

/** All prices of a list or a catalog as lines of one piece, and all its promo codes. The pricing laws are checked on
 *  it. */
export type PriceRules = { readonly lines: readonly BasketLine[]; readonly promos: readonly Promo[] };
