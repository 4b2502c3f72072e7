import { maxPiecesPerLine, quantityRefused } from '@shop/core/availability/pieces';
import { errorKey } from '@shop/core/errors/error-catalog';
import type { ErrorOf, ShopError } from '@shop/core/errors/shop-error';
import type { Translator } from './use-translator.ts';

const isNearlyFull = (error: ShopError): error is ErrorOf<'capacityFull'> & { readonly left: number } =>
  error.kind === 'capacityFull' && error.left !== undefined && error.left > 0;

/** How many still fit, if the error says so. */
export const leftText = (error: ShopError, { t }: Pick<Translator, 't'>): string | undefined =>
  isNearlyFull(error) ? t('Ticket.OnlyLeft', { count: error.left }) : undefined;

/** The new total and the one shown before, if the error says so. */
export const totalsText = (error: ShopError, { t, money }: Pick<Translator, 't' | 'money'>): string | undefined =>
  error.kind === 'totalChanged'
    ? t('Payment.TotalChanged', { shown: money(error.shown), now: money(error.now) })
    : undefined;

/** What a quantity may be, if the error is about one. */
const quantityText = (error: ShopError, { t }: Pick<Translator, 't'>): string | undefined =>
  error.kind === 'invalidInput' && error.field === quantityRefused.field
    ? t('Quantity.Invalid', { max: maxPiecesPerLine })
    : undefined;

/** Why something was refused, in the most helpful words: how many still fit, what a quantity may be, else the words of
 *  the error. */
export const refusalText = (error: ShopError, words: Pick<Translator, 't' | 'errorText'>): string =>
  leftText(error, words) ?? quantityText(error, words) ?? words.errorText(errorKey(error));
