import { cartItemId } from '@shop/core/ids';
import { typedNumber } from '../../../kit/typed-number.ts';
import { lineField, quantityFieldId } from '../../../sections/cart-review/line-form.ts';
import type { ActionOutcome, PostedAction, PostedForm } from '../posted-action.ts';

const lineIn = (fields: PostedForm) => cartItemId(fields.get(lineField) ?? '');

const removed: ActionOutcome = { kind: 'done', said: 'DeleteCartItemSuccess' };

/** Sets a line of the cart to the quantity that was typed; what is no number changes nothing, as with script. */
export const changeQuantity: PostedAction = async ({ useCases, language, fields }) => {
  const itemId = lineIn(fields);
  const at = quantityFieldId({ id: itemId });
  const quantity = typedNumber(fields.get(at) ?? '');
  if (quantity === undefined || quantity < 0) return { kind: 'done' };
  return useCases.changeQuantity({ itemId, quantity, language }).match(
    (): ActionOutcome => (quantity === 0 ? removed : { kind: 'done' }),
    (error): ActionOutcome => ({ kind: 'refused', error, during: 'cartLine', at }),
  );
};

/** Takes a line out of the cart. */
export const removeItem: PostedAction = async ({ useCases, language, fields }) =>
  useCases.removeItem({ itemId: lineIn(fields), language }).match(
    () => removed,
    (error): ActionOutcome => ({ kind: 'refused', error, during: 'cartLine' }),
  );
