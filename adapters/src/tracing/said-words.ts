import { leavesOf } from './wire-leaves.ts';

/** Units: characters. Requests hold no longer texts. */
const longest = 200;

/** What a shop has said itself, in its answers and its catalog: a visitor who types the same text gives nothing away. */
export type SaidWords = {
  /** Takes every text of a value, however deep. */
  learn(value: unknown): void;
  isSaid(text: string): boolean;
};

/** Units of `most`: texts; the first that were learned give way. */
export const saidWords = (most = 100_000): SaidWords => {
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
    isSaid: (text) => known.has(text),
  };
};
