import type { Action, Outcome } from '../../actions/action.ts';
import { promoField, promoFieldId } from './line-form.ts';

/** Applies a typed promo code to the cart; a form without its field removes the cart's code. */
export const applyPromoCode: Action<'applyPromoCode'> = async (apply, fields) => {
  const code = fields.get(promoField);
  if (code?.trim() === '') return { kind: 'unchanged' };
  return apply(code ?? '').match(
    (): Outcome => ({
      kind: 'done',
      cart: 'changed',
      message: code === undefined ? 'Promo.Removed' : 'PromoCodeValid',
    }),
    (error): Outcome => ({ kind: 'refused', error, during: 'promoCode', at: promoFieldId, cart: 'changed' }),
  );
};
