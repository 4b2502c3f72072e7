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
  /** Saved personal data need the session that saved them. */
  readonly session?: CheckoutSession;
  readonly memberToken?: MemberToken;
  /** Where it comes from, as the server knows it; never a visitor's own word. */
  readonly client?: string;
};

export type CustomerForm = {
  readonly countries: readonly Country[];
  /** True where no mail reaches an address with letters beyond ASCII before the @. */
  readonly asciiEmail?: boolean | undefined;
  /** Present when there is something to pre-fill the form with. */
  readonly draft?: CustomerDraft;
};

export type CustomerEntry = {
  readonly cartId: CartId;
  readonly customer: Customer;
  readonly language: Language;
  /** The logged-in member, verified with the profile; never the visitor's own claim. */
  readonly memberHashId?: string;
  readonly memberToken?: MemberToken;
  /** Marketing id of the visitor, -1 when there is none. */
  readonly mtcId: number;
  readonly session?: CheckoutSession;
};

/** Where the data live now. The session is absent where the transport keeps it, as a browser's cookie jar does. */
export type SavedCustomer = { readonly session?: CheckoutSession };

export type PaymentRequest = {
  readonly cartId: CartId;
  readonly paymentType: PaymentType;
  /** The total that the buyer was shown; without it the host uses what it last returned to this session. Units:
   *  cents. */
  readonly shownTotal?: Cents;
  readonly session?: CheckoutSession;
  /** Where it comes from, as the server knows it; never a visitor's own word. */
  readonly client?: string;
};

export type StartedPayment = { readonly returnUrl: string };

export type StopRequest = { readonly cartId: CartId; readonly session?: CheckoutSession };

/** Places and the code of a cart whose time was over are taken again, or not. */
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

/** From personal data to the finished order. */
export interface CheckoutPort {
  /** `notFound` cart. */
  loadCustomer(query: CustomerQuery): ResultAsync<CustomerForm, LoadCustomerError>;
  /** `notFound` cart. */
  saveCustomer(entry: CustomerEntry): ResultAsync<SavedCustomer, SaveCustomerError>;
  /** Whether the tickets may be reserved with a card as guarantee. `notFound` cart. */
  checkReservation(cartId: CartId): Answer<boolean, typeof checkReservationErrors>;
  /** Fixes the amount, freezes the cart and opens a payment session; a repeat answers the same address. */
  startPayment(request: PaymentRequest): ResultAsync<StartedPayment, StartPaymentError>;
  /** Closes the payment that freezes a cart, at the provider first; a repeat answers the same. Errors: `notFound` cart,
   *  `cartFrozen` for another session's payment, `orderAlreadyPaid` if paid first, `paymentUnconfirmed` while the
   *  provider does not answer. */
  stopPayment(request: StopRequest): ResultAsync<void, StopPaymentError>;
  /** Returns the cancellation id only to the session that bought. `notFound` order. */
  showOrder(ref: OrderRef, session?: CheckoutSession): Answer<Order, typeof showOrderErrors>;
  /** What an order's key opens. `notFound` order, whatever the key is that opens nothing. */
  showPapers(key: OrderKey, language?: Language): ResultAsync<OrderPapers, ShowPapersError>;
  /** A repeat answers the same, and retries an unconfirmed refund. */
  cancelOrder(id: CancelId): ResultAsync<void, CancelOrderError>;
}
