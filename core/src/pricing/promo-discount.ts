import { add, type Cents, cents, min, subtract, sum, zero } from '../money/cents.ts';
import { type Percent, percentOff } from '../money/percent.ts';

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

// In BigInt, because the product of two large amounts exceeds the safe integers.
const exactShare = (amount: Cents, line: Cents, total: Cents) => {
  const product = BigInt(amount) * BigInt(line);
  const divisor = BigInt(total);
  return { line, whole: cents(Number(product / divisor)), remainder: Number(product % divisor) };
};

/** Splits an amount by largest remainder. Among equal remainders the larger line comes first, so that the order of the
 *  lines does not matter. No share exceeds its line. */
const split = (amount: Cents, lines: readonly Cents[], total: Cents): readonly Cents[] => {
  if (total === 0) return lines.map(() => zero);
  const exact = lines.map((line) => exactShare(amount, line, total));
  const undistributed = subtract(amount, sum(exact.map((share) => share.whole)));
  const inTurn = [...exact].sort((a, b) => b.remainder - a.remainder || b.line - a.line);
  const roundedUp = new Set(inTurn.slice(0, undistributed));
  return exact.map((share) => (roundedUp.has(share) ? add(share.whole, cents(1)) : share.whole));
};

/** Returns the reduction of a promo code for eligible lines, and its share for each. Amounts in cents, lines not
 *  negative. */
export const promoDiscount = (promo: Promo, lineAmounts: readonly Cents[]): PromoShares => {
  const total = sum(lineAmounts);
  const amount = reductionOf(promo, total);
  return { amount, shares: split(amount, lineAmounts, total) };
};
