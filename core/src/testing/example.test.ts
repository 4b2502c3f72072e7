import { expect, it } from 'vitest';
import { cents } from '../money/cents.ts';
import { basketPrice } from '../pricing/basket-price.ts';
import { anyBasket } from './arbitraries.ts';
import { tryLaw } from './law-trial.ts';
import { type Pricer, pricingLaws } from './pricing-laws.ts';

/** A pricer of another shop with a fault: every line is one cent too cheap. */
const generous: Pricer = (basket) => {
  const price = basketPrice(basket);
  return { ...price, lines: price.lines.map((line) => ({ ...line, amount: cents(line.amount - 1) })) };
};

it('a law of prices that another shop breaks is reported with the smallest basket', () => {
  const trials = pricingLaws.map((law) => tryLaw(law, generous, { baskets: anyBasket, runs: 200, seed: 1 }));
  const [first] = trials.flatMap(({ law, broken }) => (broken === undefined ? [] : [{ law: law.name, ...broken }]));
  expect(first).toMatchObject({ law: 'unit-times-quantity', how: expect.stringMatching(/^line 1 costs -1, not 0$/) });
  expect(first?.basket.lines).toHaveLength(1);
});
