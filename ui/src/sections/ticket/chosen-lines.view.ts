import type { PricedLine } from '../../kit/line-list.tsx';
import { useWords } from '../../translations/use-words.ts';
import type { Chosen } from './quantities.view.ts';

/** What was chosen, in words: how many of what, and what it costs. */
export const useChosenLines = () => {
  const { t, money } = useWords();
  return (chosen: readonly Chosen[]): readonly PricedLine[] =>
    chosen.map(({ group, list, price }) => ({
      key: list.id,
      text: t('Added.Line', { quantity: price.quantity, name: `${group.name}, ${list.name}` }),
      amount: money(price.amount),
    }));
};
