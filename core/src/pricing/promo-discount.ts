import { add, type Cents, cents, min, subtract, sum, zero } from '../money/cents.ts';
import { type Percent, percentOff } from '../money/percent.ts';

/** What a promo code is worth: a share of the lines it is good for, or a fixed amount. */
export type Promo =
  | { readonly type: 'percent'; readonly percent: Percent }
  | { readonly type: 'amount'; readonly amount: Cents };

/** `shares` stand in the order of the lines and add up to `amount`. */
export type PromoShares = { readonly amount: Cents; readonly shares: readonly Cents[] };

/** What remains after a percent is rounded once, half a cent up; a fixed amount takes at most
 *  everything and never adds. */
const worth = (promo: Promo, total: Cents): Cents => {
  switch (promo.type) {
    case 'percent':
      return subtract(total, percentOff(total, promo.percent).reduced);
    case 'amount':
      return promo.amount > 0 ? min(promo.amount, total) : zero;
  }
};

// In BigInt, as the product of two large amounts leaves the whole numbers that a number can hold.
const exactShare = (amount: Cents, line: Cents, total: Cents) => {
  const product = BigInt(amount) * BigInt(line);
  const divisor = BigInt(total);
  return { line, whole: cents(Number(product / divisor)), remainder: Number(product % divisor) };
};

/** Splits by largest remainder, the larger line first among equals, so that the order of the lines does not matter;
 *  no share exceeds its line. */
const split = (amount: Cents, lines: readonly Cents[], total: Cents): readonly Cents[] => {
  if (total === 0) return lines.map(() => zero);
  const exact = lines.map((line) => exactShare(amount, line, total));
  const left = subtract(amount, sum(exact.map((share) => share.whole)));
  const inTurn = [...exact].sort((a, b) => b.remainder - a.remainder || b.line - a.line);
  const raised = new Set(inTurn.slice(0, left));
  return exact.map((share) => (raised.has(share) ? add(share.whole, cents(1)) : share.whole));
};

/** What a promo takes off lines that it is good for. Amounts in cents, lines not negative. */
export const promoDiscount = (promo: Promo, lineAmounts: readonly Cents[]): PromoShares => {
  const total = sum(lineAmounts);
  const amount = worth(promo, total);
  return { amount, shares: split(amount, lineAmounts, total) };
};
