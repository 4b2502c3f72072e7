import type { Words } from '../translations/use-words.ts';

/** Words that show what they were asked for: the key and its values, amounts in cents, days and moments as they are. */
export const plainWords: Words = {
  language: 'sl',
  t: (key, values) => [key, ...Object.values(values ?? {})].join(' '),
  errorText: (key) => key,
  money: (amount) => `${amount} c`,
  day: String,
  longDay: String,
  time: String,
};
