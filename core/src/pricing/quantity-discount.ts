import type { Cents } from '../money/cents.ts';
import type { NotApplied, PriceStep } from './price-derivation.ts';

export type QuantityDiscount = {
  readonly priceWithDiscount?: Cents;
  /** Units: pieces. */
  readonly quantity: number;
  /** Units: pieces; absent when the discounted price always applies. */
  readonly quantityDiscountMinItems?: number;
  /** The ticket that an upsell is reduced with is not there; absent where no ticket is needed. */
  readonly lacksTicket?: boolean;
};

const whyNot = (price: Cents, offer: QuantityDiscount): NotApplied | undefined => {
  const { priceWithDiscount, quantity: has, quantityDiscountMinItems: needs = 0, lacksTicket = false } = offer;
  if (priceWithDiscount === undefined) return { reason: 'noDiscountPrice' };
  // A discounted price that is not below the price never raises it (D-NO-RAISE).
  if (priceWithDiscount >= price) return { reason: 'notCheaper' };
  // An upsell whose ticket is gone, or not held any more, costs what it costs alone (D-UPSELL-TICKET).
  if (lacksTicket) return { reason: 'needsTicket' };
  return has < needs ? { reason: 'quantityTooSmall', needs, has } : undefined;
};

/** The discounted price takes the price's place once the line's quantity reaches the minimum (R-VALID-24). */
export const quantityDiscountStep = (price: Cents, offer: QuantityDiscount): PriceStep => {
  const notApplied = whyNot(price, offer);
  const operand = offer.priceWithDiscount ?? price;
  return {
    rule: { rule: 'quantityDiscount', operand, minItems: Math.max(offer.quantityDiscountMinItems ?? 1, 1) },
    before: price,
    after: notApplied === undefined ? operand : price,
    remainder: 0,
    ...(notApplied === undefined ? {} : { notApplied }),
  };
};
