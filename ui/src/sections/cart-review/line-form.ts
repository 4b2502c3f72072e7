import type { CartLine } from '@shop/core/cart/cart-line';
import type { ShopError } from '@shop/core/errors/shop-error';
import { type CartItemId, cartItemId } from '@shop/core/ids';
import type { Fields, PostedAnswer } from '../../page-data/posted-answer.ts';

/** The form field with the id of a cart's line. */
export const lineField = 'line';

/** Returns the id of the line in a form's fields. */
export const lineIn = (fields: Fields): CartItemId => cartItemId(fields.get(lineField) ?? '');

/** Returns the name and id of the field with a line's quantity. */
export const quantityFieldId = ({ cartItemId: id }: Pick<CartLine, 'cartItemId'>): string => `quantity-${id}`;

/** Returns the fields of a form that sets the quantity of a line. */
export const lineFields = (cartItemId: CartItemId, quantity: number): Fields =>
  new Map([
    [lineField, cartItemId],
    [quantityFieldId({ cartItemId }), String(quantity)],
  ]);

/** Returns the error of a posted change of this line; `undefined` when there is none. */
export const refusedFor = (id: CartItemId, posted: PostedAnswer | undefined): ShopError | undefined =>
  posted?.fields[lineField] === id ? posted.error : undefined;

/** Returns the error of a posted change whose line is no longer in the cart; `undefined` when there is none. */
export const refusedForNone = (
  items: readonly Pick<CartLine, 'cartItemId'>[],
  posted: PostedAnswer | undefined,
): ShopError | undefined =>
  items.some(({ cartItemId: id }) => posted?.fields[lineField] === id) ? undefined : posted?.error;

/** The field of the form that applies a promo code; the form that removes a code lacks it. */
export const promoField = 'promoCode';

/** Id of the field on the page. */
export const promoFieldId = 'promo-code';
