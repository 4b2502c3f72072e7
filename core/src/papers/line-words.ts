import { type CartLine, type LinePeriod, periodOfLine } from '../cart/cart-line.ts';
import { type Cents, zero } from '../money/cents.ts';
import type { PapersWords } from './papers-words.ts';

/** What a line sells: its product and the kind of price. */
export const lineName = ({ productTitle, priceTitle }: Pick<CartLine, 'productTitle' | 'priceTitle'>): string =>
  priceTitle === '' ? productTitle : `${productTitle}, ${priceTitle}`;

/** A day in figures with its weekday beside, or the season's name. */
export const linePeriodText = (period: LinePeriod, { weekdayAndDay }: Pick<PapersWords, 'weekdayAndDay'>): string =>
  period.type === 'day' ? weekdayAndDay(period.date) : period.name;

/** What a line is for: its day, its season, or nothing. */
export const periodText = (line: CartLine, words: Pick<PapersWords, 'weekdayAndDay'>): string | undefined => {
  const period = periodOfLine(line);
  return period === undefined ? undefined : linePeriodText(period, words);
};

/** What a line costs; what costs nothing is called so. */
const costText = (amount: Cents, { t, money }: Pick<PapersWords, 't' | 'money'>): string =>
  amount === zero ? t('Order.Free') : money(amount);

/** A line of a cart or an order in words. */
export type WordedLine = {
  readonly key: string;
  readonly text: string;
  readonly note: string | undefined;
  readonly amount: string;
};

/** Lines of a cart or an order in words: how many of what, when it is valid, what it costs. */
export const orderLines = (
  lines: readonly CartLine[],
  words: Pick<PapersWords, 't' | 'money' | 'weekdayAndDay'>,
): readonly WordedLine[] =>
  lines.map((line) => ({
    key: line.cartItemId,
    text: words.t('Added.Line', { quantity: line.price.quantity, name: lineName(line) }),
    note: periodText(line, words),
    amount: costText(line.price.amount, words),
  }));
