import type { Action, Outcome } from '../../actions/action.ts';
import { lineIn } from './line-form.ts';

/** Removes a line from the cart. */
export const removeItem: Action<'removeItem'> = async (remove, fields, { language }) =>
  remove({ cartItemId: lineIn(fields), language }).match(
    (cart): Outcome => ({ kind: 'done', cart, message: 'DeleteCartItemSuccess' }),
    (error): Outcome => ({ kind: 'refused', error, during: 'cartLine', cart: 'changed' }),
  );
