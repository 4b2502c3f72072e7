import { loaded } from '../../../page-data/loaded.ts';
import { typedUpsell, upsellField, upsellOrder, upsellQuantityId } from '../../../upsells/upsell-form.ts';
import type { ActionOutcome, PostedAction } from '../posted-action.ts';

/** Puts an upsell that the cart offers beside its tickets. */
export const addUpsell: PostedAction = async ({ useCases, language, fields, isStep, intent }) => {
  if (isStep) return { kind: 'typed' };
  const cart = await loaded(useCases.loadCart(language));
  if (!cart.ok) return { kind: 'refused', error: cart.error };
  const upsell = cart.value?.upsells.find(({ id }) => id === fields.get(upsellField));
  if (upsell === undefined) return { kind: 'refused', error: { kind: 'notFound', what: 'upsell' } };
  return useCases.addUpsell(upsellOrder(upsell, typedUpsell(upsell, fields), language), intent).match(
    (): ActionOutcome => ({ kind: 'done', said: 'Added.Title' }),
    (error): ActionOutcome => ({ kind: 'refused', error, during: 'upsell', at: upsellQuantityId(upsell.id) }),
  );
};
