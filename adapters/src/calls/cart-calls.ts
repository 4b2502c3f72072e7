import {
  applyPromoCodeErrors,
  changeQuantityErrors,
  extendHoldErrors,
  loadCartErrors,
  removeItemErrors,
  type ShopPort,
} from '@shop/core/ports/shop-port';
import type { CallOfMethod } from './call.ts';
import { answerItself, besideClient, byClient, no, requestItself, unexplained } from './call-parts.ts';
import { holdExtension, itemRemoval, type PromoEntry, promoCode, quantityChange } from './cart-change-codec.ts';
import { cartInItem, cartQuery } from './cart-codec.ts';
import { cartPrivacy } from './cart-privacy.ts';
import { done } from './checkout-codec.ts';
import { publicMembers, typedMembers } from './privacy.ts';

export const loadCart: CallOfMethod<ShopPort['loadCart']> = {
  of: ({ shop }) => shop.loadCart,
  ...requestItself,
  ...answerItself,
  errors: loadCartErrors,
  method: 'GET',
  path: '/Shop/GetCart/{cartId}/{language}/{withItems}',
  request: cartQuery,
  answer: cartInItem,
  repeat: 'safe',
  changes: false,
  without: no('cart'),
  privacy: {
    request: { ...typedMembers('cartId'), ...publicMembers('language', 'withItems') },
    answer: { item: cartPrivacy },
  },
  summary: 'A cart with its lines, prices and total',
};

export const changeQuantity: CallOfMethod<ShopPort['changeQuantity']> = {
  of: ({ shop }) => shop.changeQuantity,
  toRequest: ({ client, ...request }) => ({ request, context: besideClient(client) }),
  toArguments: (request, context) => [{ ...request, ...byClient(context) }],
  ...answerItself,
  errors: changeQuantityErrors,
  method: 'POST',
  path: '/Shop/UpdateCartItem',
  request: quantityChange,
  answer: cartInItem,
  repeat: 'natural',
  changes: true,
  without: unexplained,
  privacy: {
    request: { ...typedMembers('CartId', 'CartItemId'), ...publicMembers('Quantity', 'Language') },
    answer: { item: cartPrivacy },
  },
  summary: 'Sets the quantity of a line',
};

export const removeItem: CallOfMethod<ShopPort['removeItem']> = {
  of: ({ shop }) => shop.removeItem,
  ...requestItself,
  ...answerItself,
  errors: removeItemErrors,
  method: 'POST',
  path: '/Shop/RemoveFromCart',
  request: itemRemoval,
  answer: cartInItem,
  repeat: 'natural',
  changes: true,
  without: unexplained,
  privacy: {
    request: { ...typedMembers('CartId', 'CartItemId'), ...publicMembers('Language', 'LoadUpsells') },
    answer: { item: cartPrivacy },
  },
  summary: 'Removes a line',
};

/** A call of ours: no other one moves the end of a hold (D-EXTEND-CALL). */
export const extendHold: CallOfMethod<ShopPort['extendHold']> = {
  of: ({ shop }) => shop.extendHold,
  ...requestItself,
  ...answerItself,
  errors: extendHoldErrors,
  method: 'POST',
  path: '/Shop/ExtendHold',
  request: holdExtension,
  answer: cartInItem,
  repeat: 'natural',
  changes: true,
  without: unexplained,
  privacy: { request: { ...typedMembers('CartId'), ...publicMembers('Language') }, answer: { item: cartPrivacy } },
  summary: 'Keeps the places of a cart for another while',
};

export const applyPromoCode: CallOfMethod<ShopPort['applyPromoCode'], PromoEntry> = {
  of: ({ shop }) => shop.applyPromoCode,
  toRequest: (cartId, code, visitor) => ({
    request: { cartId, code },
    context: besideClient(visitor),
  }),
  toArguments: ({ cartId, code }, { visitor }) => (visitor === undefined ? [cartId, code] : [cartId, code, visitor]),
  ...answerItself,
  errors: applyPromoCodeErrors,
  method: 'POST',
  path: '/shopCheckOut/checkPromoCode',
  request: promoCode,
  answer: done,
  repeat: 'natural',
  changes: true,
  without: { kind: 'promoCodeInvalid' },
  privacy: { request: { ...typedMembers('CartId'), PromoCode: 'code' }, answer: publicMembers('success') },
  summary: 'Applies a promo code to a cart',
};
