import { type Cents, min, subtract, sum, zero } from '../money/cents.ts';
import { type Percent, percentOff } from '../money/percent.ts';
import { sharesOf } from '../money/shares.ts';

/** The reduction of a promo code: a percent of the eligible lines, or a fixed amount. */
export type Promo =
  | { readonly type: 'percent'; readonly percent: Percent }
  | { readonly type: 'amount'; readonly amount: Cents };

/** `shares` are in the order of the lines; their sum is `amount`. */
export type PromoShares = { readonly amount: Cents; readonly shares: readonly Cents[] };

/** Returns the reduction for a total. For a percent the remaining price is rounded once, half a cent up; a fixed amount
 *  reduces at most the whole total. */
const reductionOf = (promo: Promo, total: Cents): Cents => {
  switch (promo.type) {
    case 'percent':
      return subtract(total, percentOff(total, promo.percent).reduced);
    case 'amount':
      return promo.amount > 0 ? min(promo.amount, total) : zero;
  }
};

/** Returns the reduction of a promo code for eligible lines, and its share for each. Amounts in cents, lines not
 *  negative. */
export const promoDiscount = (promo: Promo, lineAmounts: readonly Cents[]): PromoShares => {
  const total = sum(lineAmounts);
  const amount = reductionOf(promo, total);
  return { amount, shares: sharesOf(amount, lineAmounts) };
};
