import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { cents } from '../money/cents.ts';
import { basketPrice } from '../pricing/basket-price.ts';
import { anyBasket } from './arbitraries.ts';
import { aPriceList } from './builders.ts';
import { tryLaw } from './law-trial.ts';
import { type Pricer, pricingLaws } from './pricing-laws.ts';

/** A pricer of another shop with a fault: every line is one cent too cheap. */
const generous: Pricer = (basket) => {
  const price = basketPrice(basket);
  return { ...price, lines: price.lines.map((line) => ({ ...line, amount: cents(line.amount - 1) })) };
};

it('the laws of prices hold another shop to account, and show it the smallest basket that it gets wrong', () => {
  const trials = pricingLaws.map((law) => tryLaw(law, generous, { baskets: anyBasket, runs: 200, seed: 1 }));
  const [first] = trials.flatMap(({ law, broken }) => (broken === undefined ? [] : [{ law: law.name, ...broken }]));
  expect(first).toMatchObject({ law: 'unit-times-quantity', how: expect.stringMatching(/^line 1 costs -1, not 0$/) });
  expect(first?.basket.lines).toHaveLength(1);
});

it('whoever has a rule of their own writes it as a property over the same baskets', () => {
  const pieces = fc.integer({ min: 1, max: 30 });
  const { price } = aPriceList();
  fc.assert(
    fc.property(pieces, (quantity) => {
      const { total } = basketPrice({ lines: [{ price, quantity, isEligible: true }] });
      expect(total).toBe(quantity * 22_00);
    }),
  );
});
