import {
  addGiftCardErrors,
  addTicketErrors,
  addUpsellErrors,
  applyPromoCodeErrors,
  changeQuantityErrors,
  loadCartErrors,
  removeItemErrors,
  type ShopPort,
} from '@shop/core/ports/shop-port';
import type { CallOfMethod } from './call.ts';
import { answerItself, no, requestItself, requestWithKey, unexplained } from './call-parts.ts';
import {
  giftCardOrder,
  itemRemoval,
  type PromoEntry,
  promoCode,
  quantityChange,
  upsellOrder,
} from './cart-change-codec.ts';
import { addedGiftCard, addedTicket, cartInCart, cartInItem, cartQuery } from './cart-codec.ts';
import { cartPrivacy, upsellPrivacy } from './cart-privacy.ts';
import { done } from './checkout-codec.ts';
import { publicMembers } from './privacy.ts';
import { ticketOrder } from './ticket-codec.ts';

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
  privacy: { request: publicMembers('cartId', 'language', 'withItems'), answer: { item: cartPrivacy } },
  summary: 'A cart with its lines, prices and total',
};

export const addTicket: CallOfMethod<ShopPort['addTicket']> = {
  of: ({ shop }) => shop.addTicket,
  ...requestWithKey,
  ...answerItself,
  errors: addTicketErrors,
  method: 'POST',
  path: '/Shop/AddTicketToCart',
  request: ticketOrder,
  answer: addedTicket,
  repeat: 'key',
  changes: true,
  without: unexplained,
  privacy: {
    request: {
      ...publicMembers('CartId', 'ProductId', 'SeasonId', 'Language', 'Dates'),
      Items: publicMembers('PriceListId', 'Quantity', 'CategoryId'),
    },
    answer: { ...publicMembers('cartId'), upsells: upsellPrivacy },
  },
  summary: 'Takes places and puts tickets into a cart, or into a new one',
};

export const addGiftCard: CallOfMethod<ShopPort['addGiftCard']> = {
  of: ({ shop }) => shop.addGiftCard,
  ...requestWithKey,
  ...answerItself,
  errors: addGiftCardErrors,
  method: 'POST',
  path: '/Shop/AddToCart',
  request: giftCardOrder,
  answer: addedGiftCard,
  repeat: 'key',
  changes: true,
  without: unexplained,
  privacy: {
    request: {
      ...publicMembers('CartId', 'ProductId', 'Language'),
      Items: publicMembers('PriceListId', 'Quantity', 'Price'),
    },
    answer: publicMembers('cartId'),
  },
  summary: 'Puts gift cards into a cart, or into a new one',
};

export const addUpsell: CallOfMethod<ShopPort['addUpsell']> = {
  of: ({ shop }) => shop.addUpsell,
  ...requestWithKey,
  ...answerItself,
  errors: addUpsellErrors,
  method: 'POST',
  path: '/Shop/AddUpsellToCart',
  request: upsellOrder,
  answer: cartInCart,
  repeat: 'key',
  changes: true,
  without: unexplained,
  privacy: {
    request: {
      ...publicMembers('CartId', 'Language', 'ReloadCart'),
      Items: publicMembers('Id', 'Quantity', 'ParentProductIds', 'Date'),
    },
    answer: { ...publicMembers('cartId'), cart: cartPrivacy },
  },
  summary: 'Puts upsells into a cart',
};

export const changeQuantity: CallOfMethod<ShopPort['changeQuantity']> = {
  of: ({ shop }) => shop.changeQuantity,
  ...requestItself,
  ...answerItself,
  errors: changeQuantityErrors,
  method: 'POST',
  path: '/Shop/UpdateCartItem',
  request: quantityChange,
  answer: cartInItem,
  repeat: 'natural',
  changes: true,
  without: unexplained,
  privacy: { request: publicMembers('CartId', 'CartItemId', 'Quantity', 'Language'), answer: { item: cartPrivacy } },
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
    request: publicMembers('CartId', 'CartItemId', 'Language', 'LoadUpsells'),
    answer: { item: cartPrivacy },
  },
  summary: 'Removes a line',
};

export const applyPromoCode: CallOfMethod<ShopPort['applyPromoCode'], PromoEntry> = {
  of: ({ shop }) => shop.applyPromoCode,
  toRequest: (cartId, code) => ({ request: { cartId, code } }),
  toArguments: ({ cartId, code }) => [cartId, code],
  ...answerItself,
  errors: applyPromoCodeErrors,
  method: 'POST',
  path: '/shopCheckOut/checkPromoCode',
  request: promoCode,
  answer: done,
  repeat: 'natural',
  changes: true,
  without: { kind: 'promoCodeInvalid' },
  privacy: { request: publicMembers('CartId', 'PromoCode'), answer: publicMembers('success') },
  summary: 'Applies a promo code to a cart',
};
