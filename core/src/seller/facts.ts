import type { Fact } from '../checkout/fact.ts';

/** The facts that a decision has recorded so far, in the order of recording. */
export type Facts = { readonly facts: readonly Fact[] };

/** Returns the case with facts appended. */
export const withFact = <Of extends Facts>(of: Of, ...added: readonly Fact[]): Of => ({
  ...of,
  facts: [...of.facts, ...added],
});
