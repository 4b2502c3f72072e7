import { leavesOf } from './wire-leaves.ts';

/** Units: characters. Requests hold no longer texts. */
const longest = 200;

/** Texts of a shop's own answers and catalog: a visitor who types the same text gives nothing away. */
export type ShopWords = {
  /** Takes every text of a value, however deep. */
  learn(value: unknown): void;
  isKnown(text: string): boolean;
};

/** Units of `most`: texts; the first that were learned give way. */
export const shopWords = (most = 100_000): ShopWords => {
  const known = new Set<string>();
  const add = (text: unknown): void => {
    if (typeof text !== 'string' || text === '' || text.length > longest || known.has(text)) return;
    known.add(text);
    if (known.size <= most) return;
    const [first = ''] = known;
    known.delete(first);
  };
  return {
    learn: (value) => {
      for (const leaf of leavesOf(value)) add(leaf.value);
    },
    isKnown: (text) => known.has(text),
  };
};
