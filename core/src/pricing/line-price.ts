import { type Cents, times, zero } from '../money/cents.ts';
import type { Percent } from '../money/percent.ts';
import { facilityDiscountStep } from './facility-discount.ts';
import type { LinePrice, PriceStep } from './price-derivation.ts';
import { quantityDiscountStep } from './quantity-discount.ts';

export type LinePriceInput = {
  /** The catalog's price of one piece, or the value chosen for a value gift card; not negative. */
  readonly price: Cents;
  readonly priceWithDiscount?: Cents;
  /** Units: pieces; a whole number, not negative. */
  readonly quantity: number;
  /** Units: pieces; absent when the discounted price always applies. */
  readonly quantityDiscountMinItems?: number;
  /** Of an upsell: the ticket that it is reduced with is not in the cart, or not held. */
  readonly lacksTicket?: boolean;
  readonly facilityDiscount?: Percent;
};

/** Price of one line with every step that led to it: list price, quantity discount, the day's facility percent, quantity.
 *  Only the unit price is rounded, so unit times quantity is the line to the cent (D-PRICE-ORDER, D-ROUNDING).
 *  Errors: none; a quantity that is no whole number from 0 on is a bug and throws. */
export const linePrice = (input: LinePriceInput): LinePrice => {
  const { price, quantity } = input;
  if (!Number.isSafeInteger(quantity) || quantity < 0) throw new RangeError(`not a quantity: ${quantity}`);
  const listed: PriceStep = { rule: { rule: 'listPrice', operand: price }, before: zero, after: price, remainder: 0 };
  const discounted = quantityDiscountStep(price, input);
  const reduced = facilityDiscountStep(discounted.after, input.facilityDiscount);
  const unitPrice = reduced.after;
  const amount = times(unitPrice, quantity);
  const multiplied: PriceStep = {
    rule: { rule: 'quantity', operand: quantity },
    before: unitPrice,
    after: amount,
    remainder: 0,
  };
  return {
    quantity,
    unitPrice,
    amount,
    amountWithoutDiscount: times(price, quantity),
    steps: [listed, discounted, reduced, multiplied],
  };
};
