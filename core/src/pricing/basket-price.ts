import { cartTotal, type Total } from './cart-total.ts';
import { type LinePriceInput, linePrice } from './line-price.ts';
import type { LinePrice } from './price-derivation.ts';
import type { Promo } from './promo-discount.ts';
import { withPromo } from './promo-step.ts';

/** A line as prices see it, with whether a code may lower it. */
export type BasketLine = LinePriceInput & { readonly isEligible: boolean };

/** Everything that decides what lines cost together; no shop, no day and no places. */
export type Basket = { readonly lines: readonly BasketLine[]; readonly promo?: Promo };

export type BasketPrice = Total & { readonly lines: readonly LinePrice[] };

/** What lines and a code cost together, in the order of the lines. Amounts in cents. Errors: none; see `linePrice`. */
export const basketPrice = ({ lines, promo }: Basket): BasketPrice => {
  const own = lines.map((line) => ({ price: linePrice(line), isEligible: line.isEligible }));
  const prices = promo === undefined ? own.map(({ price }) => price) : withPromo(promo, own);
  return { lines: prices, ...cartTotal(prices) };
};

/** What prices a list or a catalog has, a piece each, and what its codes take off. */
export type PriceRules = { readonly lines: readonly BasketLine[]; readonly promos: readonly Promo[] };
