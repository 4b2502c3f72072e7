import type { CallName } from './call-table.ts';

/** A one-line summary of each call. In a module of its own, because browsers do not need it. */
export const callSummaries: Readonly<Record<CallName, string>> = {
  listProducts: 'Products of a page, by category, sorted and paged',
  showProduct: 'One gift card or ticket product by its address',
  listCategories: 'Category tags of the gift cards',
  quoteTicket: 'Price groups and places left of a ticket product for a day or season',
  loadCart: 'A cart with its lines, prices and total',
  changeQuantity: 'Sets the quantity of a line',
  removeItem: 'Removes a line',
  extendHold: 'Keeps the places of a cart for another while',
  applyPromoCode: 'Applies a promo code to a cart',
  addTicket: 'Takes places and puts tickets into a cart, or into a new one',
  addGiftCard: 'Puts gift cards into a cart, or into a new one',
  addUpsell: 'Puts upsells into a cart',
  loadCustomer: 'Opens the order of a cart: countries, and the personal data known so far',
  saveCustomer: 'Saves the personal data of a cart',
  checkReservation: 'Whether the tickets of a cart may be reserved and paid at the till',
  startPayment: 'Fixes the amount and opens a payment session',
  stopPayment: 'Closes the payment that runs for a cart, which can be changed then',
  showOrder: 'The order behind a payment reference, without personal data',
  showPapers: "What an order's key opens: the order, its buyer's name, and a code for each ticket",
  cancelOrder: 'Cancels an order and refunds it',
  logIn: 'Logs a member in',
  loadMember: 'The member of a token, if any',
  logOut: 'Ends the token of a member',
  loadPage:
    'A page by its path, else the list page that a product of that path stands below; an empty path is the home page',
  loadMedia: 'An image with its texts and focal point',
  loadSite: 'What all pages of a language share: name, roots and footer',
  loadTranslations: 'Message texts of a language',
  loadRouteKeys: 'Stored page keys of the site and their paths per language',
};

/** Credentials with which a call returns more to its owner. */
export const callProofs: { readonly [Name in CallName]?: readonly ('session' | 'member')[] } = {
  loadCustomer: ['session', 'member'],
  saveCustomer: ['session', 'member'],
  loadMember: ['member'],
  logOut: ['member'],
  startPayment: ['session'],
  stopPayment: ['session'],
  showOrder: ['session'],
};
