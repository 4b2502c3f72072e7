import type { Upsell } from '@shop/core/cart/upsell';
import type { Action, Outcome } from '../actions/action.ts';
import { typedUpsell, upsellField, upsellOrder, upsellQuantityId } from './upsell-form.ts';

/** Adds an upsell of the page to the cart. */
export const addUpsell: Action<'addUpsell', { readonly upsells: readonly Upsell[] }> = async (add, fields, page) => {
  const upsell = page.upsells.find(({ id }) => id === fields.get(upsellField));
  if (upsell === undefined) return { kind: 'refused', error: { kind: 'notFound', what: 'upsell' } };
  return add(upsellOrder(upsell, typedUpsell(upsell, fields), page.language), page.intent).match(
    (cart): Outcome => ({ kind: 'added', cart, offered: [] }),
    (error): Outcome => ({
      kind: 'refused',
      error,
      during: 'upsell',
      at: upsellQuantityId(upsell.id),
      cart: error.kind === 'priceChanged' ? 'changed' : undefined,
    }),
  );
};
