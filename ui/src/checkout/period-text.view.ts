import { type CartLine, periodOfLine } from '@shop/core/cart/cart-line';
import { useWords } from '../translations/use-words.ts';

/** What a line is for: its day in words, its season, or nothing. */
export const usePeriodText = () => {
  const { longDay } = useWords();
  return (line: CartLine): string | undefined => {
    const period = periodOfLine(line);
    if (period === undefined) return undefined;
    return period.type === 'day' ? longDay(period.date) : period.name;
  };
};
