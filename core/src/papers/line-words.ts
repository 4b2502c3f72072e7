import { type CartLine, type LinePeriod, periodOfLine } from '../cart/cart-line.ts';
import { type Cents, zero } from '../money/cents.ts';
import type { PapersWords } from './papers-words.ts';

/** Returns the name of a line: product and price title. */
export const lineName = ({ productTitle, priceTitle }: Pick<CartLine, 'productTitle' | 'priceTitle'>): string =>
  priceTitle === '' ? productTitle : `${productTitle}, ${priceTitle}`;

/** Returns the text of a period: the date with its weekday, or the season's name. */
export const linePeriodText = (period: LinePeriod, { weekdayAndDay }: Pick<PapersWords, 'weekdayAndDay'>): string =>
  period.type === 'day' ? weekdayAndDay(period.date) : period.name;

/** Returns the text of a line's day or season; `undefined` when it has neither. */
export const periodText = (line: CartLine, words: Pick<PapersWords, 'weekdayAndDay'>): string | undefined => {
  const period = periodOfLine(line);
  return period === undefined ? undefined : linePeriodText(period, words);
};

/** Returns the text of a price, "free" for 0. */
const costText = (amount: Cents, { t, money }: Pick<PapersWords, 't' | 'money'>): string =>
  amount === zero ? t('Order.Free') : money(amount);

/** A line of a cart or an order as text. */
export type WordedLine = {
  readonly key: string;
  readonly text: string;
  readonly note: string | undefined;
  readonly amount: string;
};

/** Returns lines of a cart or an order as text: quantity and name, period, amount. */
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
