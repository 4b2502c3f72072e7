import { isRecord } from '../codec/json-value.ts';

/** Longer texts are not what anybody is asked for. */
const longest = 200;

/** What a shop has said itself, in its answers and its catalog: what is typed as one of these tells nothing of whoever typed it. */
export type SaidWords = {
  /** Takes every text of a value, however deep. */
  learn(value: unknown): void;
  isSaid(text: string): boolean;
};

/** Units of `most`: texts; the first that were learned give way. */
export const saidWords = (most = 100_000): SaidWords => {
  const known = new Set<string>();
  const add = (text: string): void => {
    if (text === '' || text.length > longest || known.has(text)) return;
    known.add(text);
    if (known.size <= most) return;
    const [first = ''] = known;
    known.delete(first);
  };
  const learn = (value: unknown): void => {
    if (typeof value === 'string') add(value);
    else if (Array.isArray(value)) value.forEach(learn);
    else if (isRecord(value)) Object.values(value).forEach(learn);
  };
  return { learn, isSaid: (text) => known.has(text) };
};
