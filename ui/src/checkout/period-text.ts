import { type CartLine, periodOfLine } from '@shop/core/cart/cart-line';
import type { Words } from '../translations/use-words.ts';

/** What a line is for: its day in words, its season, or nothing. */
export const periodText = (line: CartLine, { longDay }: Pick<Words, 'longDay'>): string | undefined => {
  const period = periodOfLine(line);
  if (period === undefined) return undefined;
  return period.type === 'day' ? longDay(period.date) : period.name;
};
