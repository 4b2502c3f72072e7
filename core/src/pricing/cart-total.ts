import { type Cents, sum } from '../money/cents.ts';
import { amountToPay, type LinePrice } from './price-derivation.ts';

/** The amount to pay, and the amount without any discount: displayed struck out when it is larger. */
export type Total = { readonly total: Cents; readonly totalWithoutDiscount: Cents };

/** Returns the sums over the lines: amounts to pay after the last price step, and amounts without discount. Never
 *  negative, because no line is. Amounts in cents. */
export const cartTotal = (lines: readonly LinePrice[]): Total => ({
  total: sum(lines.map(amountToPay)),
  totalWithoutDiscount: sum(lines.map((line) => line.amountWithoutDiscount)),
});
