import type { Translator } from '../translations/use-translator.ts';

/** A translator that shows what it was asked for: the key and its values, amounts in cents, days and moments as they are. */
export const plainTranslator: Translator = {
  language: 'sl',
  t: (key, values) => [key, ...Object.values(values ?? {})].join(' '),
  errorText: (key) => key,
  money: (amount) => `${amount} c`,
  day: String,
  dayAndMonth: String,
  longDay: String,
  weekdayAndDay: String,
  time: String,
};
