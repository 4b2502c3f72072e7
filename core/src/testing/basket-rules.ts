import * as fc from 'fast-check';
import type { Basket, BasketLine, PriceRules } from '../pricing/basket-price.ts';

const linesOf = (lines: readonly BasketLine[]): fc.Arbitrary<readonly BasketLine[]> => {
  // A catalog without prices gives empty baskets.
  if (lines.length === 0) return fc.constant([]);
  const line = fc
    .tuple(fc.constantFrom(...lines), fc.nat(30), fc.boolean())
    .map(([of, quantity, isEligible]) => ({ ...of, quantity, isEligible: of.isEligible && isEligible }));
  return fc.array(line, { maxLength: 6 });
};

/** Baskets of the rules' prices in any quantity, with or without one of their promo codes, which applies to any of the
 *  lines. */
export const basketsOf = ({ lines, promos }: PriceRules): fc.Arbitrary<Basket> =>
  fc.record(
    { lines: linesOf(lines), ...(promos.length === 0 ? {} : { promo: fc.constantFrom(...promos) }) },
    { requiredKeys: ['lines'] },
  );
