import type { BasketLine } from '../pricing/basket-price.ts';
import type { Promo } from '../pricing/promo-discount.ts';

/** What a piece costs, worked out from the rules again, in whole hundredths of a cent and without the code under test. */
export const unitByHand = (line: BasketLine): bigint => {
  const { price, quantity, quantityDiscountMinItems = 0, facilityDiscount = 0, lacksTicket = false } = line;
  const offer = line.priceWithDiscount ?? price;
  const isReduced = offer < price && quantity >= quantityDiscountMinItems && !lacksTicket;
  const hundredths = BigInt(isReduced ? offer : price) * BigInt(100 - facilityDiscount);
  return (hundredths + 50n) / 100n;
};

/** What a code takes off, worked out again. */
export const codeByHand = (promo: Promo, eligible: bigint): bigint => {
  if (promo.type === 'amount') return BigInt(promo.amount) < eligible ? BigInt(promo.amount) : eligible;
  return eligible - (eligible * BigInt(100 - promo.percent) * 2n + 100n) / 200n;
};
