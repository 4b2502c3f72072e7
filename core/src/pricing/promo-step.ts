import { type Cents, subtract, zero } from '../money/cents.ts';
import type { LinePrice, NotApplied, PriceStep } from './price-derivation.ts';
import { type Promo, promoDiscount } from './promo-discount.ts';

/** A line's price before the promo code, and whether the code may reduce it. */
export type PromoLine = { readonly price: LinePrice; readonly isEligible: boolean };

const stepOf = (amount: Cents, share: Cents, notApplied: NotApplied | undefined): PriceStep => ({
  rule: { rule: 'promoCode', operand: share },
  before: amount,
  after: subtract(amount, share),
  remainder: 0,
  notApplied,
});

const whyNot = (isEligible: boolean, share: Cents): NotApplied | undefined => {
  if (!isEligible) return { reason: 'promoNotForLine' };
  return share === 0 ? { reason: 'promoTakesNothing' } : undefined;
};

/** Returns the lines, in order, with a promo code as the last step of each derivation. The shares of the eligible lines
 *  add up to the code's reduction. */
export const withPromo = (promo: Promo, lines: readonly PromoLine[]): readonly LinePrice[] => {
  const { shares } = promoDiscount(
    promo,
    lines.map(({ price, isEligible }) => (isEligible ? price.amount : zero)),
  );
  return lines.map(({ price, isEligible }, index) => {
    const share = shares[index] ?? zero;
    return { ...price, steps: [...price.steps, stepOf(price.amount, share, whyNot(isEligible, share))] };
  });
};
