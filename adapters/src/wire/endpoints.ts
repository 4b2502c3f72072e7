import type { Missing, ShopError } from '@shop/core/errors/shop-error';
import { giftCardOrder, itemRemoval, promoCode, quantityChange, upsellOrder } from './cart-change-wire.ts';
import { addedGiftCard, addedTicket, cartInCart, cartInItem, cartQuery } from './cart-wire.ts';
import { categories, productPage, productQuery } from './catalog-wire.ts';
import {
  cancelRequest,
  done,
  orderRequest,
  paymentRequest,
  paymentStart,
  reservation,
  reservationRequest,
} from './checkout-wire.ts';
import { languageRequest, mediaRequest, pageRequest, siteRequest } from './content-request-wire.ts';
import { customerEntry, customerForm, customerQuery } from './customer-wire.ts';
import type { CallName, Endpoints } from './endpoint.ts';
import { media } from './media-wire.ts';
import { order } from './order-wire.ts';
import { page } from './page-wire.ts';
import { product, productRequest } from './product-wire.ts';
import { loggedIn, logInRequest, memberRequest, shownMember } from './profile-wire.ts';
import { routeKeys } from './route-key-wire.ts';
import { ticketOrder, ticketQuote, ticketQuoteQuery } from './ticket-wire.ts';
import { translations } from './translations-wire.ts';

const no = (what: Missing): ShopError => ({ kind: 'notFound', what });

/** A provider that says no without saying why: shown with the generic words (spec 8). */
const unexplained: ShopError = { kind: 'refusedByProvider', code: 'Error' };

const content = '/umbraco/delivery/api/v2';

/** Every call of the shop (spec 7), in one place for client, server and document.
 *  Decision: calls whose path the spec does not show use the listed ones (design 4, decision 10). */
export const endpoints: Endpoints = {
  listProducts: {
    method: 'GET',
    path: '/Shop/GetProducts/{language}/{group}',
    request: productQuery,
    answer: productPage,
    repeat: 'safe',
    changes: false,
    without: unexplained,
    summary: 'Products of a page, by category, sorted and paged',
  },
  showProduct: {
    method: 'GET',
    path: '/Shop/GetProductByUrl/{language}/{url}',
    request: productRequest,
    answer: product,
    repeat: 'safe',
    changes: false,
    without: no('product'),
    summary: 'One gift card or ticket product by its address',
  },
  listCategories: {
    method: 'GET',
    path: '/Shop/GetProductCategories/{language}',
    request: languageRequest,
    answer: categories,
    repeat: 'safe',
    changes: false,
    without: unexplained,
    summary: 'Category tags of the gift cards',
  },
  quoteTicket: {
    method: 'POST',
    path: '/Shop/GetTicketPrices',
    request: ticketQuoteQuery,
    answer: ticketQuote,
    repeat: 'safe',
    changes: false,
    without: no('product'),
    summary: 'Price groups and places left of a ticket product for a day or season',
  },
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
    summary: 'Puts extras into a cart',
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
  loadCustomer: {
    method: 'POST',
    path: '/shopCheckOut/initializeOrder',
    request: customerQuery,
    answer: customerForm,
    repeat: 'natural',
    changes: true,
    without: unexplained,
    summary: 'Opens the order of a cart: countries, and the personal data known so far',
  },
  saveCustomer: {
    method: 'POST',
    path: '/shopCheckOut/saveOrderData',
    request: customerEntry,
    answer: done,
    repeat: 'natural',
    changes: true,
    without: unexplained,
    summary: 'Saves the personal data of a cart',
  },
  checkReservation: {
    method: 'GET',
    path: '/ShopCheckOut/GetAvailablePaymentTypes/{id}',
    request: reservationRequest,
    answer: reservation,
    repeat: 'safe',
    changes: false,
    summary: 'Whether the tickets of a cart may be reserved and paid at the till',
  },
  startPayment: {
    method: 'POST',
    path: '/shopCheckOut/PaymentStart',
    request: paymentRequest,
    answer: paymentStart,
    repeat: 'natural',
    changes: true,
    without: unexplained,
    summary: 'Fixes the amount and opens a payment session',
  },
  showOrder: {
    method: 'GET',
    path: '/shopCheckOut/paymentThankYouPage/{id}',
    request: orderRequest,
    answer: order,
    repeat: 'safe',
    changes: false,
    without: no('order'),
    summary: 'The order behind a payment reference, without personal data',
  },
  cancelOrder: {
    method: 'GET',
    path: '/shopCheckOut/CancelTransaction/{id}',
    request: cancelRequest,
    answer: done,
    repeat: 'natural',
    changes: true,
    without: { kind: 'cancelFailed' },
    summary: 'Cancels an order and gives the money back',
  },
  logIn: {
    method: 'POST',
    path: '/Account/Login',
    request: logInRequest,
    answer: loggedIn,
    repeat: 'never',
    changes: true,
    without: { kind: 'loginFailed', message: '' },
    summary: 'Logs a member in',
  },
  loadMember: {
    method: 'GET',
    path: '/Profile/GetUser',
    request: memberRequest,
    answer: shownMember,
    repeat: 'safe',
    changes: false,
    summary: 'The member of a token, or nobody',
  },
  loadPage: {
    method: 'GET',
    path: `${content}/content/item/{path*}`,
    headers: ['Accept-Language'],
    request: pageRequest,
    answer: page,
    repeat: 'safe',
    changes: false,
    without: no('page'),
    summary: 'A page of the content system by its path; an empty path is the home page',
  },
  loadMedia: {
    method: 'GET',
    path: `${content}/media/item/{id}`,
    headers: ['Accept-Language'],
    request: mediaRequest,
    answer: media,
    repeat: 'safe',
    changes: false,
    without: no('media'),
    summary: 'An image with its texts and focal point',
  },
  loadTranslations: {
    method: 'GET',
    path: `${content}/translations/{language}`,
    request: languageRequest,
    answer: translations,
    repeat: 'safe',
    changes: false,
    summary: 'Message texts of a language',
  },
  loadRouteKeys: {
    method: 'GET',
    path: `${content}/routes/{site}`,
    request: siteRequest,
    answer: routeKeys,
    repeat: 'safe',
    changes: false,
    summary: 'Stored page keys of a site and their paths per language',
  },
};

const isCallName = (name: string): name is CallName => Object.hasOwn(endpoints, name);

export const callNames: readonly CallName[] = Object.keys(endpoints).filter(isCallName);
