import { type Cents, sum } from '../money/cents.ts';
import { amountToPay, type LinePrice } from './price-derivation.ts';

/** What is to pay, and what it would be without any discount: the struck-out figure when it is larger. */
export type Total = { readonly total: Cents; readonly totalWithoutDiscount: Cents };

/** What the lines' derivations end with, added up; never below zero, as no line is. Amounts in cents. */
export const cartTotal = (lines: readonly LinePrice[]): Total => ({
  total: sum(lines.map(amountToPay)),
  totalWithoutDiscount: sum(lines.map((line) => line.amountWithoutDiscount)),
});
