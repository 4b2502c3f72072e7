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
} from '@shop/core/ports/shop-port';
import type * as z from 'zod/mini';
import type { CallOfMethod } from './call.ts';
import { addition, change, done, keyed, no, query, unexplained } from './call-parts.ts';
import {
  cartQuery,
  giftCardOrder,
  holdExtension,
  itemRemoval,
  promoCode,
  quantityChange,
  upsellOrder,
} from './cart-requests.ts';
import { addedGiftCard, addedTicket, cartInCart, cartInItem } from './cart-wire.ts';
import { readTicketOrder, ticketOrder, writeTicketOrder } from './ticket-wire.ts';

export const loadCart: CallOfMethod<ShopPort['loadCart'], z.output<typeof cartQuery>> = {
  ...query,
  toRequest: ({ cartId, language }) => ({ request: { cartId, language, withItems: true } }),
  toArguments: ({ cartId, language }) => [{ cartId, language }],
  errors: loadCartErrors,
  path: '/Shop/GetCart/{cartId}/{language}/{withItems}',
  request: cartQuery,
  answer: cartInItem,
  without: no('cart'),
};

export const changeQuantity: CallOfMethod<ShopPort['changeQuantity'], z.output<typeof quantityChange>> = {
  ...change,
  toRequest: ({ client: visitor, ...request }) => ({ request, context: { visitor } }),
  toArguments: (request, { visitor: client }) => [{ ...request, client }],
  errors: changeQuantityErrors,
  path: '/Shop/UpdateCartItem',
  isPascalCase: true,
  request: quantityChange,
  answer: cartInItem,
  without: unexplained,
};

export const removeItem: CallOfMethod<ShopPort['removeItem'], z.output<typeof itemRemoval>> = {
  ...change,
  toRequest: ({ cartId, cartItemId, language }) => ({ request: { cartId, cartItemId, language, loadUpsells: true } }),
  toArguments: ({ cartId, cartItemId, language }) => [{ cartId, cartItemId, language }],
  errors: removeItemErrors,
  path: '/Shop/RemoveFromCart',
  isPascalCase: true,
  request: itemRemoval,
  answer: cartInItem,
  without: unexplained,
};

/** An extension of this shop: no call of the original API extends a hold. */
export const extendHold: CallOfMethod<ShopPort['extendHold']> = {
  ...change,
  errors: extendHoldErrors,
  path: '/Shop/ExtendHold',
  isPascalCase: true,
  request: holdExtension,
  answer: cartInItem,
  without: unexplained,
};

export const applyPromoCode: CallOfMethod<ShopPort['applyPromoCode'], z.output<typeof promoCode>> = {
  ...change,
  toRequest: (cartId, code, visitor) => ({ request: { cartId, promoCode: code }, context: { visitor } }),
  toArguments: ({ cartId, promoCode: code }, { visitor }) => [cartId, code, visitor],
  errors: applyPromoCodeErrors,
  path: '/shopCheckOut/checkPromoCode',
  isPascalCase: true,
  request: promoCode,
  answer: done,
  without: { kind: 'promoCodeInvalid' },
};

export const addTicket: CallOfMethod<ShopPort['addTicket'], z.output<typeof ticketOrder>> = {
  ...addition,
  toRequest: ({ client: visitor, ...order }, key, client) => ({
    request: writeTicketOrder(order),
    context: { key, client, visitor },
  }),
  toArguments: (request, context) => {
    const keys = keyed(context);
    return keys && [{ ...readTicketOrder(request), client: context.visitor }, ...keys];
  },
  errors: addTicketErrors,
  path: '/Shop/AddTicketToCart',
  isPascalCase: true,
  request: ticketOrder,
  answer: addedTicket,
  without: unexplained,
};

export const addGiftCard: CallOfMethod<ShopPort['addGiftCard'], z.output<typeof giftCardOrder>> = {
  ...addition,
  toRequest: ({ client: visitor, ...request }, key, client) => ({ request, context: { key, client, visitor } }),
  toArguments: (request, context) => {
    const keys = keyed(context);
    return keys && [{ ...request, client: context.visitor }, ...keys];
  },
  errors: addGiftCardErrors,
  path: '/Shop/AddToCart',
  isPascalCase: true,
  request: giftCardOrder,
  answer: addedGiftCard,
  without: unexplained,
};

export const addUpsell: CallOfMethod<ShopPort['addUpsell'], z.output<typeof upsellOrder>> = {
  ...addition,
  toRequest: (order, key, client) => ({ request: { ...order, reloadCart: true }, context: { key, client } }),
  toArguments: ({ reloadCart: _, ...order }, context) => {
    const keys = keyed(context);
    return keys && [order, ...keys];
  },
  errors: addUpsellErrors,
  path: '/Shop/AddUpsellToCart',
  isPascalCase: true,
  request: upsellOrder,
  answer: cartInCart,
  without: unexplained,
};
