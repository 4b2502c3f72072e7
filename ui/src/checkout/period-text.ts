import { type CartLine, periodOfLine } from '@shop/core/cart/cart-line';
import type { Translator } from '../translations/use-translator.ts';

/** What a line is for: its day in words, its season, or nothing. */
export const periodText = (line: CartLine, { longDay }: Pick<Translator, 'longDay'>): string | undefined => {
  const period = periodOfLine(line);
  if (period === undefined) return undefined;
  return period.type === 'day' ? longDay(period.date) : period.name;
};
