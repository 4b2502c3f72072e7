import type { BasketLine } from '../pricing/basket-price.ts';
import { percentRules } from '../pricing/price-derivation.ts';
import type { Promo } from '../pricing/promo-discount.ts';

/** Returns the price of a piece, computed from the rules in whole numbers, without the code under test. */
export const unitByHand = (line: BasketLine): bigint => {
  const { price, quantity, quantityDiscountMinItems = 0, lacksTicket = false } = line;
  const offer = line.priceWithDiscount ?? price;
  const isReduced = offer < price && quantity >= quantityDiscountMinItems && !lacksTicket;
  const percents = percentRules.map((rule) => BigInt(line[rule] ?? 0));
  return percents.reduce((unit, off) => (unit * (100n - off) + 50n) / 100n, BigInt(isReduced ? offer : price));
};

/** Returns the reduction of a promo code, computed in the same way. */
export const codeByHand = (promo: Promo, eligible: bigint): bigint => {
  if (promo.type === 'amount') return BigInt(promo.amount) < eligible ? BigInt(promo.amount) : eligible;
  return eligible - (eligible * BigInt(100 - promo.percent) * 2n + 100n) / 200n;
};
