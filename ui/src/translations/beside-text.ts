import { maxPiecesPerLine, piecesRefused } from '@shop/core/availability/pieces';
import { type Activity, reactionTo } from '@shop/core/errors/error-reaction';
import type { ShopError } from '@shop/core/errors/shop-error';
import { refusalText } from './refusal-text.ts';
import type { Translator } from './use-translator.ts';

/** Returns the limit behind a refusal, such as how many places are left; `undefined` for other errors. */
export const limitText = (error: ShopError, { t, money }: Pick<Translator, 't' | 'money'>): string | undefined => {
  switch (error.kind) {
    case 'capacityFull':
      return error.left === undefined || error.left <= 0 ? undefined : t('Ticket.OnlyLeft', { count: error.left });
    case 'cartTooLarge':
      return t('Ticket.MaxPersons', { max: error.max });
    case 'tooManyGiftCards':
      return t('GiftCard.MaxCards', { max: error.max });
    case 'giftCardsWorthTooMuch':
      return t('GiftCard.MaxWorth', { amount: money(error.max) });
    case 'invalidInput':
      return error.field === piecesRefused.field ? t('Cart.MaxQuantity', { count: maxPiecesPerLine }) : undefined;
  }
  return undefined;
};

/** Returns what stands beside the refused control: the message, or the limit alone when a toast shows the message. */
export const besideText = (
  error: ShopError,
  during: Activity,
  words: Pick<Translator, 't' | 'errorText' | 'money'>,
): string | undefined =>
  reactionTo(error, during).type === 'toast' ? limitText(error, words) : refusalText(error, words);
