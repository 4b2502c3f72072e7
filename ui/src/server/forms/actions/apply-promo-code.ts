import { promoField, promoFieldId } from '../../../sections/cart-review/promo-form.ts';
import type { ActionOutcome, PostedAction } from '../posted-action.ts';

/** Applies the promo code that was typed to the cart; the form that takes it off posts an empty one. */
export const applyPromoCode: PostedAction = async ({ useCases, fields, isStep }) => {
  const code = fields.get(promoField) ?? '';
  if (isStep && code.trim() === '') return { kind: 'done' };
  return useCases.applyPromoCode(code).match(
    (): ActionOutcome => ({ kind: 'done', said: code.trim() === '' ? 'Promo.Removed' : 'PromoCodeValid' }),
    (error): ActionOutcome => ({ kind: 'refused', error, during: 'promoCode', at: promoFieldId }),
  );
};
