import type { CallFailure } from '@shop/core/errors/named-error';
import type { ErrorOf, ShopError } from '@shop/core/errors/shop-error';
import type { Result, ResultAsync } from 'neverthrow';
import type * as z from 'zod/mini';
import type { Reading } from '../codec/codec.ts';
import type { Html } from '../codec/texts.ts';
import type { Call, CallContext, Reply } from './call.ts';
import * as cart from './cart-calls.ts';
import * as catalog from './catalog-calls.ts';
import * as checkout from './checkout-calls.ts';
import * as content from './content-calls.ts';
import * as customer from './customer-calls.ts';
import * as profile from './profile-calls.ts';

/** Every call, by the name of its port's method. */
const rows = {
  listProducts: catalog.listProducts,
  showProduct: catalog.showProduct,
  listCategories: catalog.listCategories,
  quoteTicket: catalog.quoteTicket,
  loadCart: cart.loadCart,
  changeQuantity: cart.changeQuantity,
  removeItem: cart.removeItem,
  extendHold: cart.extendHold,
  applyPromoCode: cart.applyPromoCode,
  addTicket: cart.addTicket,
  addGiftCard: cart.addGiftCard,
  addUpsell: cart.addUpsell,
  loadCustomer: customer.loadCustomer,
  saveCustomer: customer.saveCustomer,
  checkReservation: checkout.checkReservation,
  startPayment: checkout.startPayment,
  stopPayment: checkout.stopPayment,
  showOrder: checkout.showOrder,
  showPapers: checkout.showPapers,
  cancelOrder: checkout.cancelOrder,
  logIn: profile.logIn,
  loadMember: profile.loadMember,
  logOut: profile.logOut,
  loadPage: content.loadPage,
  loadMedia: content.loadMedia,
  loadSite: content.loadSite,
  loadTranslations: content.loadTranslations,
  loadRouteKeys: content.loadRouteKeys,
};

type Rows = typeof rows;

/** The types of each row. */
type Calls = {
  readonly [Name in keyof Rows]: {
    readonly args: Parameters<Rows[Name]['toRequest']>;
    readonly value: Parameters<Rows[Name]['toReply']>[0];
    readonly kind: Rows[Name]['errors'][number];
    readonly request: z.output<Rows[Name]['request']>;
    readonly answer: Rows[Name]['answer'] extends Reading<infer Answer> ? Answer : never;
  };
};

export type CallName = keyof Calls;
export type ArgsOf<Name extends CallName> = Calls[Name]['args'];
export type RequestOf<Name extends CallName> = Calls[Name]['request'];
export type AnswerOf<Name extends CallName> = Calls[Name]['answer'];
export type CallOf<Name extends CallName> = Call<
  ArgsOf<Name>,
  Calls[Name]['value'],
  Calls[Name]['kind'],
  RequestOf<Name>,
  AnswerOf<Name>
>;

/** A port's method as its row describes it. */
export type MethodOf<Name extends CallName> = (
  ...args: ArgsOf<Name>
) => ResultAsync<Calls[Name]['value'], ErrorOf<Calls[Name]['kind']> | CallFailure>;

/** The ports' methods, by the names of their calls. */
export type Methods = { readonly [Name in CallName]: MethodOf<Name> };

export type CallTable = { readonly [Name in CallName]: CallOf<Name> };

/** The table of all calls. Client, server, traces and the OpenAPI document are derived from its rows. */
export const callTable: CallTable = rows;

/** Returns the calls of a provider whose rich text is converted by `html`; that of the shop's own server is trusted. */
export const callTableWith = (html: Html): CallTable => ({
  ...callTable,
  ...catalog.withRichText(html),
  ...content.withRichText(html),
});

const isCallName = (name: string): name is CallName => Object.hasOwn(callTable, name);

export const callNames: readonly CallName[] = Object.keys(callTable).filter(isCallName);

/** Result of a call. */
export type Replied<Name extends CallName> = Result<Reply<AnswerOf<Name>>, ShopError>;

/** Sends a request of a call to its server, and returns the answer as core's value. */
export interface Transport {
  call<Name extends CallName>(
    name: Name,
    request: RequestOf<Name>,
    context?: CallContext,
  ): ResultAsync<Reply<AnswerOf<Name>>, ShopError>;
}
