import type { Cart } from '@shop/core/cart/cart';
import type { GiftCardOrder, ItemRemoval, QuantityChange, TicketOrder, UpsellOrder } from '@shop/core/cart/orders';
import type { GiftCard } from '@shop/core/catalog/gift-card';
import type { ProductCategory, ProductPage, ProductQuery } from '@shop/core/catalog/product-list';
import type { Ticket, TicketQuote } from '@shop/core/catalog/ticket';
import type { Order } from '@shop/core/checkout/order';
import type { Media } from '@shop/core/content/media';
import type { Page } from '@shop/core/content/page';
import type { RouteKey, Translations } from '@shop/core/content/route-key';
import type { ShopError } from '@shop/core/errors/shop-error';
import type { CancelId, CartId, MediaId, OrderRef } from '@shop/core/ids';
import type { Language } from '@shop/core/languages/language';
import type { Member } from '@shop/core/member/member';
import type { CustomerEntry, CustomerForm, CustomerQuery, PaymentRequest } from '@shop/core/ports/checkout-port';
import type { AddedTicket, CartQuery, TicketQuoteQuery } from '@shop/core/ports/shop-port';
import type { Codec, WireRecord } from '../codec/codec.ts';

/** Log-in data; the environment value is added where it is known, never in a browser (spec 6). */
export type LogInRequest = { readonly email: string; readonly password: string; readonly environment?: number };

type Call<Request, Answer> = { readonly request: Request; readonly answer: Answer };

/** Every call of spec 7 in core's terms. Sessions and keys travel beside the request, see CallContext. */
export interface Calls {
  readonly listProducts: Call<ProductQuery, ProductPage>;
  readonly showProduct: Call<{ readonly language: Language; readonly url: string }, GiftCard | Ticket>;
  readonly listCategories: Call<{ readonly language: Language }, readonly ProductCategory[]>;
  readonly quoteTicket: Call<TicketQuoteQuery, TicketQuote>;
  readonly loadCart: Call<CartQuery, Cart>;
  readonly addTicket: Call<TicketOrder, AddedTicket>;
  readonly addGiftCard: Call<GiftCardOrder, { readonly cartId: CartId }>;
  readonly addUpsell: Call<UpsellOrder, Cart>;
  readonly changeQuantity: Call<QuantityChange, Cart>;
  readonly removeItem: Call<ItemRemoval, Cart>;
  readonly applyPromoCode: Call<{ readonly cartId: CartId; readonly code: string }, Done>;
  readonly loadCustomer: Call<Omit<CustomerQuery, 'session'>, CustomerForm>;
  readonly saveCustomer: Call<Omit<CustomerEntry, 'session'>, Done>;
  readonly checkReservation: Call<{ readonly cartId: CartId }, boolean>;
  readonly startPayment: Call<Omit<PaymentRequest, 'session'>, { readonly returnUrl: string }>;
  readonly showOrder: Call<{ readonly ref: OrderRef }, Order>;
  readonly cancelOrder: Call<{ readonly id: CancelId }, Done>;
  readonly logIn: Call<LogInRequest, { readonly token?: string }>;
  readonly loadMember: Call<NoFields, { readonly member?: Member }>;
  readonly loadPage: Call<{ readonly language: Language; readonly path: string }, Page>;
  readonly loadMedia: Call<{ readonly language: Language; readonly id: MediaId }, Media>;
  readonly loadTranslations: Call<{ readonly language: Language }, Translations>;
  readonly loadRouteKeys: Call<{ readonly site: string }, readonly RouteKey[]>;
}

export type NoFields = Readonly<Record<never, never>>;

/** The answer of a call that has nothing to tell but that it was done. */
export type Done = 'done';

export type CallName = keyof Calls;
export type RequestOf<Name extends CallName> = Calls[Name]['request'];
export type AnswerOf<Name extends CallName> = Calls[Name]['answer'];

/** What a repeat does: nothing at all, the same thing again, the same thing when the key is the same, or harm. */
export type Repeat = 'safe' | 'natural' | 'key' | 'never';

/** One call: where it goes, how both sides read and write it, and whether it may be sent again. */
export type Endpoint<Request, Answer> = {
  readonly method: 'GET' | 'POST';
  /** `{name}` stands for a member of the wire request; a last one that ends in `*` may hold slashes. */
  readonly path: `/${string}`;
  /** Members of the wire request that travel as headers; the rest is query (GET) or body (POST). */
  readonly headers?: readonly string[];
  readonly request: Codec<Request, WireRecord>;
  readonly answer: Codec<Answer>;
  readonly repeat: Repeat;
  /** Whether it changes anything, whatever its method. */
  readonly changes: boolean;
  /** What a provider means that says no without a code: a bare 404, or `success: false`. */
  readonly without?: ShopError;
  readonly summary: string;
};

export type EndpointOf<Name extends CallName> = Endpoint<RequestOf<Name>, AnswerOf<Name>>;
export type Endpoints = { readonly [Name in CallName]: EndpointOf<Name> };
