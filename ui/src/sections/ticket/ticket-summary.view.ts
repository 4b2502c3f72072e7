import { errorKey } from '@shop/core/errors/error-key';
import type { ShopError } from '@shop/core/errors/shop-error';
import { type Cents, subtract } from '@shop/core/money/cents';
import type { PricedLine } from '../../kit/line-list.tsx';
import { leftText } from '../../translations/refusal-text.ts';
import type { Translator } from '../../translations/use-translator.ts';
import { chosenLines } from './chosen-lines.ts';
import type { SelectionView } from './quantities.view.ts';

/** What step 2 sums up, in words. */
export type TicketSummaryView = {
  readonly lines: readonly PricedLine[];
  readonly total: Cents;
  readonly totalBefore: Cents;
  readonly saving?: string;
  readonly room: { readonly text: string; readonly isFull: boolean };
  readonly action: string;
  /** Why adding was refused; first the words of the error, then how many still fit. */
  readonly problem: readonly string[];
};

type Given = {
  /** Units: persons that still fit, whatever is chosen. */
  readonly available: number;
  readonly isBusy: boolean;
  readonly error: ShopError | undefined;
};

export const ticketSummaryView = (
  selection: Pick<SelectionView, 'chosen' | 'total' | 'soldOut' | 'limit'>,
  { available, isBusy, error }: Given,
  words: Pick<Translator, 't' | 'money' | 'errorText'>,
): TicketSummaryView => {
  const { t, money, errorText } = words;
  const { total, totalWithoutDiscount } = selection.total;
  const left = error === undefined ? undefined : leftText(error, words);
  return {
    lines: chosenLines(selection.chosen, words),
    total,
    totalBefore: totalWithoutDiscount,
    ...(totalWithoutDiscount > total
      ? { saving: t('Cart.Savings', { amount: money(subtract(totalWithoutDiscount, total)) }) }
      : {}),
    room: { text: roomText(selection, available, words), isFull: selection.limit !== undefined },
    action: t(isBusy ? 'Ticket.Adding' : 'Ticket.AddToCart'),
    problem: error === undefined ? [] : [errorText(errorKey(error)), ...(left === undefined ? [] : [left])],
  };
};

const roomText = (
  { soldOut, limit }: Pick<SelectionView, 'soldOut' | 'limit'>,
  count: number,
  { t }: Pick<Translator, 't'>,
): string => {
  if (soldOut) return t('Calendar.SoldOut');
  switch (limit) {
    case 'cart':
      return t('Shop.Cart.TooManyPersons');
    case 'places':
      return t('Ticket.OnlyLeft', { count });
    case undefined:
      return t('Ticket.Available', { count });
  }
};
