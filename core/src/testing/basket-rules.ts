import * as fc from 'fast-check';
import type { Basket, BasketLine, PriceRules } from '../pricing/basket-price.ts';

const linesOf = (lines: readonly BasketLine[]): fc.Arbitrary<readonly BasketLine[]> => {
  // What sells nothing is no mistake, only an empty basket.
  if (lines.length === 0) return fc.constant([]);
  const line = fc
    .tuple(fc.constantFrom(...lines), fc.nat(30), fc.boolean())
    .map(([of, quantity, isEligible]) => ({ ...of, quantity, isEligible: of.isEligible && isEligible }));
  return fc.array(line, { maxLength: 6 });
};

/** Baskets of what is sold: any of its prices in any quantity, with one of its codes or none, which is good for any of the lines. */
export const basketsOf = ({ lines, promos }: PriceRules): fc.Arbitrary<Basket> =>
  fc.record(
    { lines: linesOf(lines), ...(promos.length === 0 ? {} : { promo: fc.constantFrom(...promos) }) },
    { requiredKeys: ['lines'] },
  );
