import { ticketTitle } from '@shop/core/catalog/price-list';
import type { PricedLine } from '../../kit/line-list.tsx';
import type { Translator } from '../../translations/use-translator.ts';
import type { Chosen } from './quantities.view.ts';

/** What was chosen, in words: how many of what, and what it costs. */
export const chosenLines = (
  chosen: readonly Chosen[],
  { t, money }: Pick<Translator, 't' | 'money'>,
): readonly PricedLine[] =>
  chosen.map(({ group, list, price }) => ({
    key: list.id,
    text: t('Added.Line', { quantity: price.quantity, name: ticketTitle(group.name, list.name) }),
    amount: money(price.amount),
  }));
