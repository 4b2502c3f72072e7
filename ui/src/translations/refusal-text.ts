import { maxPiecesPerLine, quantityRefused } from '@shop/core/availability/pieces';
import { cardValueRange, cardValueRefused } from '@shop/core/catalog/card-value';
import { errorKey } from '@shop/core/errors/error-catalog';
import type { ShopError } from '@shop/core/errors/shop-error';
import type { Translator } from './use-translator.ts';

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

/** Returns the message of a refusal; of an invalid value, which values are valid. */
export const refusalText = (error: ShopError, words: Pick<Translator, 't' | 'errorText'>): string =>
  ruleText(error, words) ?? words.errorText(errorKey(error));
