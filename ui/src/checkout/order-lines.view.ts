import type { CartLine } from '@shop/core/cart/cart-line';
import type { PricedLine } from '../kit/line-list.tsx';
import { useWords } from '../translations/use-words.ts';
import { usePeriodText } from './period-text.view.ts';

/** Lines of a cart or an order in words: how many of what, when it is valid, what it costs. */
export const useOrderLines = () => {
  const { t, money } = useWords();
  const periodText = usePeriodText();
  return (items: readonly CartLine[]): readonly PricedLine[] =>
    items.map((item) => ({
      key: item.id,
      text: t('Added.Line', { quantity: item.price.quantity, name: `${item.productTitle}, ${item.priceTitle}` }),
      note: periodText(item),
      amount: money(item.price.amount),
    }));
};
