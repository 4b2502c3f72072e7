import type { Instant } from '@shop/core/dates/instant';

/** Calls of one cart that were not kept. */
export type Missed<Whose> = Whose & { readonly at: Instant; readonly count: number };

/** More carts than that do not wait to be told. */
const most = 10_000;

/** Counts calls that could not be kept, by cart, until that is told. */
export const missedCalls = <Whose>(keyOf: (whose: Whose) => string) => {
  const missed = new Map<string, Missed<Whose>>();
  return {
    add: (whose: Whose, at: Instant): void => {
      const key = keyOf(whose);
      const known = missed.get(key);
      if (known === undefined && missed.size >= most) return;
      missed.set(key, known === undefined ? { ...whose, at, count: 1 } : { ...known, count: known.count + 1 });
    },
    /** Takes so many, those that have waited longest. */
    take: (count: number): readonly Missed<Whose>[] => {
      const first = [...missed].slice(0, count);
      for (const [key] of first) missed.delete(key);
      return first.map(([, one]) => one);
    },
    count: (): number => missed.size,
  };
};
