import type { CartItem } from '@shop/core/cart/cart';
import type { PricedLine } from '../../kit/line-list.tsx';
import { useWords } from '../../translations/use-words.ts';
import { useValidityText } from './validity-text.view.ts';

/** Lines of a cart or an order in words: how many of what, when it is valid, what it costs. */
export const useOrderLines = () => {
  const { t, money } = useWords();
  const validity = useValidityText();
  return (items: readonly CartItem[]): readonly PricedLine[] =>
    items.map((item) => ({
      key: item.id,
      text: t('Added.Line', { quantity: item.price.quantity, name: `${item.productTitle}, ${item.priceTitle}` }),
      note: validity(item),
      amount: money(item.price.amount),
    }));
};
