import type { CartLine } from '@shop/core/cart/cart-line';
import type { ShopError } from '@shop/core/errors/shop-error';
import { type CartItemId, cartItemId } from '@shop/core/ids';
import type { Fields, PostedAnswer } from '../../page-data/posted-answer.ts';

/** The form field with the line of the cart. */
export const lineField = 'line';

/** The line that a form names. */
export const lineIn = (fields: Fields): CartItemId => cartItemId(fields.get(lineField) ?? '');

/** Name and id of the field with a line's quantity. */
export const quantityFieldId = ({ cartItemId: id }: Pick<CartLine, 'cartItemId'>): string => `quantity-${id}`;

/** The fields of a form that sets a line to a quantity. */
export const lineFields = (cartItemId: CartItemId, quantity: number): Fields =>
  new Map([
    [lineField, cartItemId],
    [quantityFieldId({ cartItemId }), String(quantity)],
  ]);

/** Why a posted change of this line came back, if one did. */
export const refusedFor = (id: CartItemId, posted: PostedAnswer | undefined): ShopError | undefined =>
  posted?.fields[lineField] === id ? posted.error : undefined;

/** Why a posted change came back, where the cart has no such line to say it beside. */
export const refusedForNone = (
  items: readonly Pick<CartLine, 'cartItemId'>[],
  posted: PostedAnswer | undefined,
): ShopError | undefined =>
  items.some(({ cartItemId: id }) => posted?.fields[lineField] === id) ? undefined : posted?.error;

/** The field of the form that applies a promo code; the one that takes it off has none. */
export const promoField = 'promoCode';

/** Its place on the page. */
export const promoFieldId = 'promo-code';
