import { writeDone } from './call-parts.ts';
import type { AnswerOf, CallName, RequestOf } from './call-table.ts';
import { writeAddedGiftCard, writeAddedTicket, writeCartInCart, writeCartInItem } from './cart-wire.ts';
import { writeCategories, writeProductPage } from './catalog-calls.ts';
import { writePaymentStart, writeReservation } from './checkout-calls.ts';
import { writeRouteKeys, writeTranslations } from './content-calls.ts';
import { writePage, writeSite } from './content-wire.ts';
import { writeCustomerForm } from './customer-calls.ts';
import { writeMedia } from './media-wire.ts';
import { writeOrder, writePapers } from './order-wire.ts';
import { writeProduct } from './product-wire.ts';
import { writeLoggedIn, writeMember } from './profile-calls.ts';
import { writeTicketQuote } from './ticket-wire.ts';

type Writer<Name extends CallName> = (answer: AnswerOf<Name>, request: Partial<RequestOf<Name>>) => object;

/** How the answer of each call is written as JSON. */
export const answerWriters: { readonly [Name in CallName]: Writer<Name> } = {
  listProducts: writeProductPage,
  showProduct: writeProduct,
  listCategories: writeCategories,
  quoteTicket: writeTicketQuote,
  loadCart: writeCartInItem,
  changeQuantity: writeCartInItem,
  removeItem: writeCartInItem,
  extendHold: writeCartInItem,
  applyPromoCode: writeDone,
  addTicket: writeAddedTicket,
  addGiftCard: writeAddedGiftCard,
  addUpsell: writeCartInCart,
  loadCustomer: writeCustomerForm,
  saveCustomer: writeDone,
  checkReservation: writeReservation,
  startPayment: writePaymentStart,
  stopPayment: writeDone,
  showOrder: writeOrder,
  showPapers: writePapers,
  cancelOrder: writeDone,
  logIn: writeLoggedIn,
  loadMember: writeMember,
  logOut: writeDone,
  loadPage: writePage,
  loadMedia: writeMedia,
  loadSite: writeSite,
  loadTranslations: writeTranslations,
  loadRouteKeys: writeRouteKeys,
};

/** Returns an answer of the shop's own server as JSON, each member listed by name; JSON text omits `undefined` ones.
 *  `request` selects parts and language; by default everything, in sl. In a module of its own, because browsers do
 *  not need it. */
export const writeAnswer = <Name extends CallName>(
  name: Name,
  answer: AnswerOf<Name>,
  request: Partial<RequestOf<Name>> = {},
): object => {
  const write: Writer<Name> = answerWriters[name];
  return write(answer, request);
};
