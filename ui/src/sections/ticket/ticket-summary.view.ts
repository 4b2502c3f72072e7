import { maxPersonsPerCart } from '@shop/core/availability/capacity';
import type { TicketQuote } from '@shop/core/catalog/ticket';
import { reactionTo } from '@shop/core/errors/error-reaction';
import type { ShopError } from '@shop/core/errors/shop-error';
import { subtract } from '@shop/core/money/cents';
import { refusalText } from '../../translations/refusal-text.ts';
import type { Translator } from '../../translations/use-translator.ts';
import { chosenLines, type SelectionView } from './quantities.view.ts';

type SummaryInput = {
  readonly quote: Pick<TicketQuote, 'ticketsAvailable' | 'personsInCart'>;
  readonly isBusy: boolean;
  readonly error: ShopError | undefined;
};

/** Returns the texts of the summary in step 2. */
export const ticketSummaryView = (
  selection: Pick<SelectionView, 'chosen' | 'total' | 'soldOut' | 'endedAt' | 'limit'>,
  { quote: { ticketsAvailable, personsInCart }, isBusy, error }: SummaryInput,
  words: Pick<Translator, 't' | 'money' | 'errorText'>,
) => {
  const { t, money } = words;
  const { total, totalWithoutDiscount } = selection.total;
  return {
    lines: chosenLines(selection.chosen, words),
    total,
    totalBefore: totalWithoutDiscount,
    saving:
      totalWithoutDiscount > total
        ? t('Cart.Savings', { amount: money(subtract(totalWithoutDiscount, total)) })
        : undefined,
    room: { text: roomText(selection, ticketsAvailable, words), isFull: selection.limit !== undefined },
    /** Persons that are already in the cart, which count towards its limit. */
    inCart: personsInCart ? t('Ticket.InCart', { count: personsInCart, max: maxPersonsPerCart }) : undefined,
    action: t(isBusy ? 'Ticket.Adding' : 'Ticket.AddToCart'),
    /** Why adding was refused; `undefined` when a toast says why, as the room is shown anyway. */
    problem: error !== undefined && reactionTo(error).type !== 'toast' ? refusalText(error, words) : undefined,
  };
};

const roomText = (
  { soldOut, endedAt, limit }: Pick<SelectionView, 'soldOut' | 'endedAt' | 'limit'>,
  count: number,
  { t }: Pick<Translator, 't'>,
): string => {
  if (soldOut) return t(endedAt === undefined ? 'Calendar.SoldOut' : 'Calendar.SaleEnded');
  switch (limit) {
    case 'cart':
      return t('Ticket.MaxPersons', { max: maxPersonsPerCart });
    case 'places':
      return t('Ticket.OnlyLeft', { count });
    case undefined:
      return t('Ticket.Available', { count });
  }
};
