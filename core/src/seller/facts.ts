import type { Fact } from '../checkout/fact.ts';

/** What a decision has found out so far, in its order. */
export type Facts = { readonly facts: readonly Fact[] };

/** The case with one more fact. */
export const withFact = <Of extends Facts>(of: Of, ...found: readonly Fact[]): Of => ({
  ...of,
  facts: [...of.facts, ...found],
});
