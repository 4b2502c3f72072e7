import { type Cents, subtract, sum, zero } from '../money/cents.ts';
import type { LinePrice } from './price-derivation.ts';

/** What is to pay, and what it would be without any discount: the struck-out figure when it is larger. */
export type Total = { readonly total: Cents; readonly totalWithoutDiscount: Cents };

/** Lines less what a promo code took off, never below zero (design 4, decision 1). Amounts in cents. */
export const cartTotal = (lines: readonly LinePrice[], promo: Cents = zero): Total => {
  const before = sum(lines.map((line) => line.amount));
  return {
    total: promo < before ? subtract(before, promo) : zero,
    totalWithoutDiscount: sum(lines.map((line) => line.amountWithoutDiscount)),
  };
};
