import * as fc from 'fast-check';
import type { Basket } from '../pricing/basket-price.ts';
import type { Pricer, PricingLaw } from './pricing-laws.ts';

export type LawTrial = {
  readonly law: PricingLaw;
  /** Repeats the trial. */
  readonly seed: number;
  /** The smallest basket that was found to break the law, and how; none where it held in every run. */
  readonly broken?: { readonly basket: Basket; readonly how: string };
};

type Trial = { readonly baskets: fc.Arbitrary<Basket>; readonly runs: number; readonly seed?: number };

/** Tries a law on so many baskets; one that breaks it is made as small as it stays broken. */
export const tryLaw = (law: PricingLaw, price: Pricer, { baskets, runs, seed }: Trial): LawTrial => {
  const holds = fc.property(baskets, (basket) => law.broken(basket, price) === undefined);
  const found = fc.check(holds, { numRuns: runs, ...(seed === undefined ? {} : { seed }) });
  const [basket] = found.counterexample ?? [];
  if (basket === undefined) return { law, seed: found.seed };
  return { law, seed: found.seed, broken: { basket, how: law.broken(basket, price) ?? 'it throws' } };
};
