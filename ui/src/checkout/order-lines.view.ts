import type { CartLine } from '@shop/core/cart/cart-line';
import type { PricedLine } from '../kit/line-list.tsx';
import type { Translator } from '../translations/use-translator.ts';
import { periodText } from './period-text.ts';

/** What a line sells: its product and the kind of price. */
export const lineName = ({ productTitle, priceTitle }: Pick<CartLine, 'productTitle' | 'priceTitle'>): string =>
  priceTitle === '' ? productTitle : `${productTitle}, ${priceTitle}`;

/** Lines of a cart or an order in words: how many of what, when it is valid, what it costs. */
export const orderLines = (
  lines: readonly CartLine[],
  words: Pick<Translator, 't' | 'money' | 'weekdayAndDay'>,
): readonly PricedLine[] =>
  lines.map((line) => ({
    key: line.id,
    text: words.t('Added.Line', { quantity: line.price.quantity, name: lineName(line) }),
    note: periodText(line, words),
    amount: words.money(line.price.amount),
  }));
