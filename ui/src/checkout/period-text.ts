import { type CartLine, type LinePeriod, periodOfLine } from '@shop/core/cart/cart-line';
import type { Translator } from '../translations/use-translator.ts';

/** A day in figures with its weekday beside, or the season's name. */
export const linePeriodText = (period: LinePeriod, { weekdayAndDay }: Pick<Translator, 'weekdayAndDay'>): string =>
  period.type === 'day' ? weekdayAndDay(period.date) : period.name;

/** What a line is for: its day, its season, or nothing. */
export const periodText = (line: CartLine, words: Pick<Translator, 'weekdayAndDay'>): string | undefined => {
  const period = periodOfLine(line);
  return period === undefined ? undefined : linePeriodText(period, words);
};
