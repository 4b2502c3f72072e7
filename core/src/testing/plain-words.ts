import type { PapersWords } from '../papers/papers-words.ts';

/** Words that show their inputs: the key and its values, amounts in cents, days unchanged. */
export const plainWords: PapersWords = {
  language: 'sl',
  t: (key, values) => [key, ...Object.values(values ?? {})].join(' '),
  money: (amount) => `${amount} c`,
  day: String,
  weekdayAndDay: String,
};
