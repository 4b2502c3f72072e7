import { addGiftCardErrors, addTicketErrors, addUpsellErrors, type ShopPort } from '@shop/core/ports/shop-port';
import type { CallOfMethod } from './call.ts';
import { answerItself, besideClient, byClient, requestWithKey, unexplained } from './call-parts.ts';
import { giftCardOrder, upsellOrder } from './cart-change-codec.ts';
import { addedGiftCard, addedTicket, cartInCart } from './cart-codec.ts';
import { cartPrivacy, upsellPrivacy } from './cart-privacy.ts';
import { publicMembers, typedMembers } from './privacy.ts';
import { ticketOrder } from './ticket-codec.ts';

export const addTicket: CallOfMethod<ShopPort['addTicket']> = {
  of: ({ shop }) => shop.addTicket,
  toRequest: ({ client: from, ...request }, key, client) => {
    const asked = requestWithKey.toRequest(request, key, client);
    return { ...asked, context: { ...asked.context, ...besideClient(from) } };
  },
  toArguments: (request, context) => requestWithKey.toArguments({ ...request, ...byClient(context) }, context),
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
      ...typedMembers('CartId', 'ProductId', 'SeasonId'),
      ...publicMembers('Language', 'Dates'),
      Items: { ...typedMembers('PriceListId', 'CategoryId'), ...publicMembers('Quantity') },
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
      ...typedMembers('CartId', 'ProductId'),
      ...publicMembers('Language'),
      Items: { ...typedMembers('PriceListId', 'Price'), ...publicMembers('Quantity') },
    },
    answer: publicMembers('success', 'cartId'),
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
      ...typedMembers('CartId'),
      ...publicMembers('Language', 'ReloadCart'),
      Items: { ...typedMembers('Id', 'ParentProductIds'), ...publicMembers('Quantity', 'Date') },
    },
    answer: { ...publicMembers('cartId'), cart: cartPrivacy },
  },
  summary: 'Puts upsells into a cart',
};
