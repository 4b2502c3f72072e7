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
import { given } from '../codec/codec.ts';
import type { CallOfMethod } from './call.ts';
import {
  adding,
  answerItself,
  changing,
  done,
  no,
  reading,
  requestItself,
  requestWithKey,
  unexplained,
} from './call-parts.ts';
import {
  giftCardOrder,
  holdExtension,
  itemRemoval,
  type PromoEntry,
  promoCode,
  quantityChange,
  upsellOrder,
} from './cart-change-codec.ts';
import { addedGiftCard, addedTicket, cartInCart, cartInItem, cartQuery } from './cart-codec.ts';
import { ticketOrder } from './ticket-codec.ts';

export const loadCart: CallOfMethod<ShopPort['loadCart']> = {
  of: ({ shop }) => shop.loadCart,
  ...requestItself,
  ...answerItself,
  errors: loadCartErrors,
  ...reading,
  path: '/Shop/GetCart/{cartId}/{language}/{withItems}',
  request: cartQuery,
  answer: cartInItem,
  without: no('cart'),
  summary: 'A cart with its lines, prices and total',
};

export const changeQuantity: CallOfMethod<ShopPort['changeQuantity']> = {
  of: ({ shop }) => shop.changeQuantity,
  toRequest: ({ client, ...request }) => ({ request, context: given({ visitor: client }) }),
  toArguments: (request, { visitor }) => [{ ...request, ...given({ client: visitor }) }],
  ...answerItself,
  errors: changeQuantityErrors,
  ...changing,
  path: '/Shop/UpdateCartItem',
  request: quantityChange,
  answer: cartInItem,
  without: unexplained,
  summary: 'Sets the quantity of a line',
};

export const removeItem: CallOfMethod<ShopPort['removeItem']> = {
  of: ({ shop }) => shop.removeItem,
  ...requestItself,
  ...answerItself,
  errors: removeItemErrors,
  ...changing,
  path: '/Shop/RemoveFromCart',
  request: itemRemoval,
  answer: cartInItem,
  without: unexplained,
  summary: 'Removes a line',
};

/** A call of ours: no other one moves the end of a hold (D-EXTEND-CALL). */
export const extendHold: CallOfMethod<ShopPort['extendHold']> = {
  of: ({ shop }) => shop.extendHold,
  ...requestItself,
  ...answerItself,
  errors: extendHoldErrors,
  ...changing,
  path: '/Shop/ExtendHold',
  request: holdExtension,
  answer: cartInItem,
  without: unexplained,
  summary: 'Keeps the places of a cart for another while',
};

export const applyPromoCode: CallOfMethod<ShopPort['applyPromoCode'], PromoEntry> = {
  of: ({ shop }) => shop.applyPromoCode,
  toRequest: (cartId, code, visitor) => ({ request: { cartId, code }, context: given({ visitor }) }),
  toArguments: ({ cartId, code }, { visitor }) => (visitor === undefined ? [cartId, code] : [cartId, code, visitor]),
  ...answerItself,
  errors: applyPromoCodeErrors,
  ...changing,
  path: '/shopCheckOut/checkPromoCode',
  request: promoCode,
  answer: done,
  without: { kind: 'promoCodeInvalid' },
  summary: 'Applies a promo code to a cart',
};

export const addTicket: CallOfMethod<ShopPort['addTicket']> = {
  of: ({ shop }) => shop.addTicket,
  toRequest: ({ client: from, ...request }, key, client) => {
    const keyed = requestWithKey.toRequest(request, key, client);
    return { ...keyed, context: { ...keyed.context, ...given({ visitor: from }) } };
  },
  toArguments: (request, context) =>
    requestWithKey.toArguments({ ...request, ...given({ client: context.visitor }) }, context),
  ...answerItself,
  errors: addTicketErrors,
  ...adding,
  path: '/Shop/AddTicketToCart',
  request: ticketOrder,
  answer: addedTicket,
  without: unexplained,
  summary: 'Takes places and puts tickets into a cart, or into a new one',
};

export const addGiftCard: CallOfMethod<ShopPort['addGiftCard']> = {
  of: ({ shop }) => shop.addGiftCard,
  ...requestWithKey,
  ...answerItself,
  errors: addGiftCardErrors,
  ...adding,
  path: '/Shop/AddToCart',
  request: giftCardOrder,
  answer: addedGiftCard,
  without: unexplained,
  summary: 'Puts gift cards into a cart, or into a new one',
};

export const addUpsell: CallOfMethod<ShopPort['addUpsell']> = {
  of: ({ shop }) => shop.addUpsell,
  ...requestWithKey,
  ...answerItself,
  errors: addUpsellErrors,
  ...adding,
  path: '/Shop/AddUpsellToCart',
  request: upsellOrder,
  answer: cartInCart,
  without: unexplained,
  summary: 'Puts upsells into a cart',
};
