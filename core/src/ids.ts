import type { Brand } from './brand.ts';

/** Ids are opaque texts: compared, stored and passed on, never parsed. */
export type CartId = Brand<string, 'CartId'>;
export type CartItemId = Brand<string, 'CartItemId'>;
export type ProductId = Brand<string, 'ProductId'>;
/** A pool area or another facility, whose places all its products share. */
export type FacilityId = Brand<string, 'FacilityId'>;
export type PriceListId = Brand<string, 'PriceListId'>;
export type PriceGroupId = Brand<string, 'PriceGroupId'>;
/** A person category: adult or child. */
export type CategoryId = Brand<string, 'CategoryId'>;
export type SeasonId = Brand<string, 'SeasonId'>;
export type UpsellId = Brand<string, 'UpsellId'>;
export type CountryId = Brand<string, 'CountryId'>;
export type OrderRef = Brand<string, 'OrderRef'>;
/** The key in a cancellation link, known only to the buyer. */
export type CancelId = Brand<string, 'CancelId'>;
/** The key of an order's page, which contains names and ticket codes; known only to the buyer. */
export type OrderKey = Brand<string, 'OrderKey'>;
/** Identifies one refund at the payment provider. */
export type RefundKey = Brand<string, 'RefundKey'>;
/** Identifies a person's ticket, or a gift card, at the door. */
export type TicketCode = Brand<string, 'TicketCode'>;
/** Made by a terminal once per press, so that a repeated check changes nothing. */
export type PressKey = Brand<string, 'PressKey'>;
export type MediaId = Brand<string, 'MediaId'>;
/** Identifies one attempt to pay an order, also at the payment provider. */
export type AttemptId = Brand<string, 'AttemptId'>;
/** Identifies a lease: one host has a due task until the lease ends. */
export type LeaseId = Brand<string, 'LeaseId'>;
/** A secret that proves that a browser entered the personal data of a cart. */
export type CheckoutSession = Brand<string, 'CheckoutSession'>;
export type MemberToken = Brand<string, 'MemberToken'>;
/** A secret of a visitor's browser or program, the owner of keys without a cart. */
export type ClientSecret = Brand<string, 'ClientSecret'>;
/** One per user intent, used again for every retry of it. */
export type IdempotencyKey = Brand<string, 'IdempotencyKey'>;

const make =
  <Id extends string>() =>
  (text: string): Id =>
    text as Id;

export const cartId = make<CartId>();
export const cartItemId = make<CartItemId>();
export const productId = make<ProductId>();
export const facilityId = make<FacilityId>();
export const priceListId = make<PriceListId>();
export const priceGroupId = make<PriceGroupId>();
export const categoryId = make<CategoryId>();
export const seasonId = make<SeasonId>();
export const upsellId = make<UpsellId>();
export const countryId = make<CountryId>();
export const orderRef = make<OrderRef>();
export const cancelId = make<CancelId>();
export const orderKey = make<OrderKey>();
export const refundKey = make<RefundKey>();
export const ticketCode = make<TicketCode>();
export const pressKey = make<PressKey>();
export const leaseId = make<LeaseId>();
export const mediaId = make<MediaId>();
export const attemptId = make<AttemptId>();
export const checkoutSession = make<CheckoutSession>();
export const memberToken = make<MemberToken>();
export const clientSecret = make<ClientSecret>();
export const idempotencyKey = make<IdempotencyKey>();

/** Whether an editor or operator wrote this id: for a numeric id such as `.17` they write `17`. */
export const isIdWrittenAs = (id: string, written: string): boolean => id === written || id === `.${written}`;
