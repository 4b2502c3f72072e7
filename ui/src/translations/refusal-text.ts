import { maxPiecesPerLine, piecesRefused, quantityRefused } from '@shop/core/availability/pieces';
import { cardValueRange, cardValueRefused } from '@shop/core/catalog/card-value';
import { errorKey } from '@shop/core/errors/error-catalog';
import { type Activity, reactionTo } from '@shop/core/errors/error-reaction';
import type { ShopError } from '@shop/core/errors/shop-error';
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

/** Returns the new total and the one shown before, if the error contains them. */
export const totalsText = (error: ShopError, { t, money }: Pick<Translator, 't' | 'money'>): string | undefined =>
  error.kind === 'totalChanged'
    ? t('Payment.TotalChanged', { shown: money(error.shown), now: money(error.now) })
    : undefined;

/** Returns the range of a quantity or of the amount of a value card, if the error is about one. */
const ruleText = (error: ShopError, { t }: Pick<Translator, 't'>): string | undefined => {
  if (error.kind !== 'invalidInput') return undefined;
  const { min, max, step } = cardValueRange;
  switch (error.field) {
    case quantityRefused.field:
      return t('Quantity.Invalid', { max: maxPiecesPerLine });
    case cardValueRefused.field:
      return t('GiftCard.ValueInvalid', { min: min / 100, max: max / 100, step: step / 100 });
    default:
      return undefined;
  }
};

type Words = Pick<Translator, 't' | 'errorText'>;

/** Returns the message of a refusal; of an invalid value, which values are valid. */
export const refusalText = (error: ShopError, words: Words): string =>
  ruleText(error, words) ?? words.errorText(errorKey(error));

/** Returns what stands beside the refused control: the message, or the limit alone when a toast shows the message. */
export const besideText = (
  error: ShopError,
  during: Activity,
  words: Words & Pick<Translator, 'money'>,
): string | undefined =>
  reactionTo(error, during).type === 'toast' ? limitText(error, words) : refusalText(error, words);
