import {
  addGiftCardErrors,
  addTicketErrors,
  addUpsellErrors,
  applyPromoCodeErrors,
  changeQuantityErrors,
  extendHoldErrors,
  loadCartErrors,
  removeItemErrors,
  type ShopPort,
} from '@shop/core/cart/shop-port';
import type { ClientSecret, IdempotencyKey } from '@shop/core/ids';
import type * as z from 'zod/mini';
import { given } from '../codec/codec.ts';
import type { CallContext, CallOfMethod } from './call.ts';
import { addition, change, done, no, query, unexplained } from './call-parts.ts';
import {
  giftCardOrder,
  holdExtension,
  itemRemoval,
  promoCode,
  quantityChange,
  upsellOrder,
} from './cart-change-codec.ts';
import { addedGiftCard, addedTicket, cartInCart, cartInItem, cartQuery } from './cart-codec.ts';
import { ticketOrder } from './ticket-codec.ts';

export const loadCart: CallOfMethod<ShopPort['loadCart']> = {
  of: ({ shop }) => shop.loadCart,
  ...query,
  errors: loadCartErrors,
  path: '/Shop/GetCart/{cartId}/{language}/{withItems}',
  request: cartQuery,
  answer: cartInItem,
  without: no('cart'),
  summary: 'A cart with its lines, prices and total',
};

export const changeQuantity: CallOfMethod<ShopPort['changeQuantity']> = {
  of: ({ shop }) => shop.changeQuantity,
  ...change,
  toRequest: ({ client, ...request }) => ({ request, context: given({ visitor: client }) }),
  toArguments: (request, { visitor }) => [{ ...request, ...given({ client: visitor }) }],
  errors: changeQuantityErrors,
  path: '/Shop/UpdateCartItem',
  request: quantityChange,
  answer: cartInItem,
  without: unexplained,
  summary: 'Sets the quantity of a line',
};

export const removeItem: CallOfMethod<ShopPort['removeItem']> = {
  of: ({ shop }) => shop.removeItem,
  ...change,
  errors: removeItemErrors,
  path: '/Shop/RemoveFromCart',
  request: itemRemoval,
  answer: cartInItem,
  without: unexplained,
  summary: 'Removes a line',
};

/** A call of ours: no other one moves the end of a hold. */
export const extendHold: CallOfMethod<ShopPort['extendHold']> = {
  of: ({ shop }) => shop.extendHold,
  ...change,
  errors: extendHoldErrors,
  path: '/Shop/ExtendHold',
  request: holdExtension,
  answer: cartInItem,
  without: unexplained,
  summary: 'Keeps the places of a cart for another while',
};

export const applyPromoCode: CallOfMethod<ShopPort['applyPromoCode'], z.output<typeof promoCode>> = {
  of: ({ shop }) => shop.applyPromoCode,
  ...change,
  toRequest: (cartId, code, visitor) => ({ request: { cartId, code }, context: given({ visitor }) }),
  toArguments: ({ cartId, code }, { visitor }) => (visitor === undefined ? [cartId, code] : [cartId, code, visitor]),
  errors: applyPromoCodeErrors,
  path: '/shopCheckOut/checkPromoCode',
  request: promoCode,
  answer: done,
  without: { kind: 'promoCodeInvalid' },
  summary: 'Applies a promo code to a cart',
};

/** An addition that is limited by client, as it may open a cart. */
const limitedAddition = {
  ...addition,
  toRequest: <Request>(
    { client: from, ...request }: Request & { readonly client?: string },
    key: IdempotencyKey,
    client?: ClientSecret,
  ) => {
    const keyed = addition.toRequest(request, key, client);
    return { ...keyed, context: { ...keyed.context, ...given({ visitor: from }) } };
  },
  toArguments: <Request>(request: Request, context: CallContext) =>
    addition.toArguments({ ...request, ...given({ client: context.visitor }) }, context),
};

export const addTicket: CallOfMethod<ShopPort['addTicket']> = {
  of: ({ shop }) => shop.addTicket,
  ...limitedAddition,
  errors: addTicketErrors,
  path: '/Shop/AddTicketToCart',
  request: ticketOrder,
  answer: addedTicket,
  without: unexplained,
  summary: 'Takes places and puts tickets into a cart, or into a new one',
};

export const addGiftCard: CallOfMethod<ShopPort['addGiftCard']> = {
  of: ({ shop }) => shop.addGiftCard,
  ...limitedAddition,
  errors: addGiftCardErrors,
  path: '/Shop/AddToCart',
  request: giftCardOrder,
  answer: addedGiftCard,
  without: unexplained,
  summary: 'Puts gift cards into a cart, or into a new one',
};

export const addUpsell: CallOfMethod<ShopPort['addUpsell']> = {
  of: ({ shop }) => shop.addUpsell,
  ...addition,
  errors: addUpsellErrors,
  path: '/Shop/AddUpsellToCart',
  request: upsellOrder,
  answer: cartInCart,
  without: unexplained,
  summary: 'Puts upsells into a cart',
};
