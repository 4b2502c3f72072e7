import * as fc from 'fast-check';
import type { Basket } from '../pricing/basket-price.ts';
import type { Pricer, PricingLaw } from './pricing-laws.ts';

export type LawTrial = {
  readonly law: PricingLaw;
  /** The seed that repeats the trial. */
  readonly seed: number;
  /** The smallest basket that breaks the law, and how; absent when the law held in every run. */
  readonly broken?: { readonly basket: Basket; readonly how: string };
};

type Trial = { readonly baskets: fc.Arbitrary<Basket>; readonly runs: number; readonly seed?: number };

/** Tries a law on `runs` baskets, and reduces one that breaks it to the smallest that still does. */
export const tryLaw = (law: PricingLaw, price: Pricer, { baskets, runs, seed }: Trial): LawTrial => {
  const holds = fc.property(baskets, (basket) => law.broken(basket, price) === undefined);
  const result = fc.check(holds, { numRuns: runs, ...(seed === undefined ? {} : { seed }) });
  const [basket] = result.counterexample ?? [];
  if (basket === undefined) return { law, seed: result.seed };
  return { law, seed: result.seed, broken: { basket, how: law.broken(basket, price) ?? 'it throws' } };
};
