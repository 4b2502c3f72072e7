import { giftCardOrder, itemRemoval, promoCode, quantityChange, upsellOrder } from './cart-change-codec.ts';
import { addedGiftCard, addedTicket, cartInCart, cartInItem, cartQuery } from './cart-codec.ts';
import { done } from './checkout-codec.ts';
import type { Endpoints } from './endpoint.ts';
import { no, unexplained } from './plain-refusal.ts';
import { ticketOrder } from './ticket-codec.ts';

/** What the visitor is about to buy (spec 7). */
export const cartEndpoints: Pick<
  Endpoints,
  'loadCart' | 'addTicket' | 'addGiftCard' | 'addUpsell' | 'changeQuantity' | 'removeItem' | 'applyPromoCode'
> = {
  loadCart: {
    method: 'GET',
    path: '/Shop/GetCart/{cartId}/{language}/{withItems}',
    request: cartQuery,
    answer: cartInItem,
    repeat: 'safe',
    changes: false,
    without: no('cart'),
    summary: 'A cart with its lines, prices and total',
  },
  addTicket: {
    method: 'POST',
    path: '/Shop/AddTicketToCart',
    request: ticketOrder,
    answer: addedTicket,
    repeat: 'key',
    changes: true,
    without: unexplained,
    summary: 'Takes places and puts tickets into a cart, or into a new one',
  },
  addGiftCard: {
    method: 'POST',
    path: '/Shop/AddToCart',
    request: giftCardOrder,
    answer: addedGiftCard,
    repeat: 'key',
    changes: true,
    without: unexplained,
    summary: 'Puts gift cards into a cart, or into a new one',
  },
  addUpsell: {
    method: 'POST',
    path: '/Shop/AddUpsellToCart',
    request: upsellOrder,
    answer: cartInCart,
    repeat: 'key',
    changes: true,
    without: unexplained,
    summary: 'Puts upsells into a cart',
  },
  changeQuantity: {
    method: 'POST',
    path: '/Shop/UpdateCartItem',
    request: quantityChange,
    answer: cartInItem,
    repeat: 'natural',
    changes: true,
    without: unexplained,
    summary: 'Sets the quantity of a line',
  },
  removeItem: {
    method: 'POST',
    path: '/Shop/RemoveFromCart',
    request: itemRemoval,
    answer: cartInItem,
    repeat: 'natural',
    changes: true,
    without: unexplained,
    summary: 'Removes a line',
  },
  applyPromoCode: {
    method: 'POST',
    path: '/shopCheckOut/checkPromoCode',
    request: promoCode,
    answer: done,
    repeat: 'natural',
    changes: true,
    without: { kind: 'promoCodeInvalid' },
    summary: 'Applies a promo code to a cart',
  },
};
