import { typedNumber } from '@shop/core/text/typed-number';
import type { Action, Outcome } from '../../actions/action.ts';
import { lineIn, quantityFieldId } from './line-form.ts';

/** Sets a line of the cart to the typed quantity; an empty field requests nothing. */
export const changeQuantity: Action<'changeQuantity'> = async (change, fields, { language }) => {
  const cartItemId = lineIn(fields);
  const at = quantityFieldId({ cartItemId });
  const quantity = typedNumber(fields.get(at) ?? '');
  if (quantity === undefined) return { kind: 'unchanged' };
  return change({ cartItemId, quantity, language }).match(
    (cart): Outcome => ({ kind: 'done', cart, message: quantity === 0 ? 'DeleteCartItemSuccess' : undefined }),
    (error): Outcome => ({ kind: 'refused', error, during: 'cartLine', at, cart: 'changed' }),
  );
};
