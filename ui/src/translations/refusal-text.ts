import { maxPiecesPerLine, quantityRefused } from '@shop/core/availability/pieces';
import { cardValueRange, cardValueRefused } from '@shop/core/catalog/card-value';
import { errorKey } from '@shop/core/errors/error-catalog';
import type { ErrorOf, ShopError } from '@shop/core/errors/shop-error';
import type { Translator } from './use-translator.ts';

const isNearlyFull = (error: ShopError): error is ErrorOf<'capacityFull'> & { readonly left: number } =>
  error.kind === 'capacityFull' && error.left !== undefined && error.left > 0;

/** Returns how many places are left, if the error contains it. */
export const leftText = (error: ShopError, { t }: Pick<Translator, 't'>): string | undefined =>
  isNearlyFull(error) ? t('Ticket.OnlyLeft', { count: error.left }) : undefined;

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

/** Returns the most helpful text for a refusal: how many places are left, which values are valid, else the error's
 *  text. */
export const refusalText = (error: ShopError, words: Pick<Translator, 't' | 'errorText'>): string =>
  leftText(error, words) ?? ruleText(error, words) ?? words.errorText(errorKey(error));
