import type { Translator } from '../translations/use-translator.ts';

/** A translator that returns its input: the key and its values, amounts in cents, days and instants unchanged. */
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
