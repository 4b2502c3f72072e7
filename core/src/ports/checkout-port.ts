import type { ResultAsync } from 'neverthrow';
import type { Order } from '../checkout/order.ts';
import type { OrderPapers } from '../checkout/order-papers.ts';
import type { PaymentType } from '../checkout/payment.ts';
import type { Country, Customer, CustomerDraft } from '../customer/customer.ts';
import { type Answer, type AnyOf, callFailures } from '../errors/named-error.ts';
import type { CancelId, CartId, CheckoutSession, MemberToken, OrderKey, OrderRef } from '../ids.ts';
import type { Language } from '../languages/language.ts';
import type { Cents } from '../money/cents.ts';

export type CustomerQuery = {
  readonly cartId: CartId;
  readonly language: Language;
  /** The session that saved personal data; only this session can read them. */
  readonly session?: CheckoutSession;
  readonly memberToken?: MemberToken;
  /** The client's network address, set by the server and never read from the request itself. */
  readonly client?: string;
};

export type CustomerForm = {
  readonly countries: readonly Country[];
  /** True when the mail server does not accept addresses with letters beyond ASCII before the @. */
  readonly asciiEmail?: boolean | undefined;
  /** Data for filling in the form; absent when there is none. */
  readonly draft?: CustomerDraft;
};

export type CustomerEntry = {
  readonly cartId: CartId;
  readonly customer: Customer;
  readonly language: Language;
  /** The logged-in member, verified with the profile and never read from the request itself. */
  readonly memberHashId?: string;
  readonly memberToken?: MemberToken;
  /** Marketing id of the visitor, -1 when there is none. */
  readonly mtcId: number;
  readonly session?: CheckoutSession;
};

/** The session under which the data were saved. Absent when the transport keeps the session itself, as a browser's
 *  cookie jar does. */
export type SavedCustomer = { readonly session?: CheckoutSession };

export type PaymentRequest = {
  readonly cartId: CartId;
  readonly paymentType: PaymentType;
  /** The total displayed to the buyer; without it the host uses the total that it last returned to this session. Units:
   *  cents. */
  readonly shownTotal?: Cents;
  readonly session?: CheckoutSession;
  /** The client's network address, set by the server and never read from the request itself. */
  readonly client?: string;
};

/** A payment that has started: where the buyer pays, or the shop's own address for a free order. */
export type StartedPayment = { readonly returnUrl: string };

export type StopRequest = { readonly cartId: CartId; readonly session?: CheckoutSession };

/** Errors when expired places and an expired code of a cart are taken again. */
const retakeFailures = [
  'expiredTicketsDeleted',
  'ticketsOver',
  'ticketsPartlyFree',
  'holdAtLimit',
  'promoCodeInvalid',
  'promoCodeExpired',
  'promoCodeUsedUp',
  'tooManyUnpaidPlaces',
] as const;

export const loadCustomerErrors = [...callFailures, ...retakeFailures, 'notFound'] as const;
export const saveCustomerErrors = [...callFailures, 'invalidCustomer', 'cartFrozen', 'notFound'] as const;
export const checkReservationErrors = [...callFailures, 'notFound'] as const;
export const startPaymentErrors = [
  ...callFailures,
  'cartEmpty',
  'customerMissing',
  ...retakeFailures,
  'reservationNotPossible',
  'amountTooSmall',
  'orderAlreadyPaid',
  'totalChanged',
  'paymentRefused',
  'paymentUnconfirmed',
  'notFound',
] as const;
export const stopPaymentErrors = [
  ...callFailures,
  'cartFrozen',
  'orderAlreadyPaid',
  'paymentUnconfirmed',
  'notFound',
] as const;
export const showOrderErrors = [...callFailures, 'notFound'] as const;
export const showPapersErrors = [...callFailures, 'notFound'] as const;
export const cancelOrderErrors = [...callFailures, 'cancelIdMissing', 'cancelFailed', 'cancelUnconfirmed'] as const;

export type LoadCustomerError = AnyOf<typeof loadCustomerErrors>;
export type SaveCustomerError = AnyOf<typeof saveCustomerErrors>;
export type StartPaymentError = AnyOf<typeof startPaymentErrors>;
export type StopPaymentError = AnyOf<typeof stopPaymentErrors>;
export type ShowPapersError = AnyOf<typeof showPapersErrors>;
export type CancelOrderError = AnyOf<typeof cancelOrderErrors>;

/** The calls from personal data to the completed order. */
export interface CheckoutPort {
  /** Returns the data for the buyer's form. Errors: `notFound` cart. */
  loadCustomer(query: CustomerQuery): ResultAsync<CustomerForm, LoadCustomerError>;
  /** Stores the buyer's data. Errors: `notFound` cart. */
  saveCustomer(entry: CustomerEntry): ResultAsync<SavedCustomer, SaveCustomerError>;
  /** Returns whether the tickets can be reserved with a card as guarantee. Errors: `notFound` cart. */
  checkReservation(cartId: CartId): Answer<boolean, typeof checkReservationErrors>;
  /** Fixes the amount, freezes the cart and opens a payment session. A repeat returns the same address. */
  startPayment(request: PaymentRequest): ResultAsync<StartedPayment, StartPaymentError>;
  /** Closes the payment that freezes a cart, first at the provider. A repeat returns the same answer. Errors:
   *  `notFound` cart, `cartFrozen` for another session's payment, `orderAlreadyPaid` when the payment was faster,
   *  `paymentUnconfirmed` while the provider does not answer. */
  stopPayment(request: StopRequest): ResultAsync<void, StopPaymentError>;
  /** Returns an order. Only the session that bought it gets the id for canceling. Errors: `notFound` order. */
  showOrder(ref: OrderRef, session?: CheckoutSession): Answer<Order, typeof showOrderErrors>;
  /** Returns everything that an order's key gives access to. Errors: `notFound` order for every key without an
   *  order. */
  showPapers(key: OrderKey, language?: Language): ResultAsync<OrderPapers, ShowPapersError>;
  /** Cancels an order. A repeat returns the same answer, and tries an unconfirmed refund again. */
  cancelOrder(id: CancelId): ResultAsync<void, CancelOrderError>;
}
