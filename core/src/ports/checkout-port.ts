import type { ResultAsync } from 'neverthrow';
import type { Order } from '../checkout/order.ts';
import type { PaymentType } from '../checkout/payment.ts';
import type { Country, Customer, CustomerDraft } from '../customer/customer.ts';
import type { ShopError } from '../errors/shop-error.ts';
import type { CancelId, CartId, CheckoutSession, MemberToken, OrderRef } from '../ids.ts';
import type { Language } from '../languages/language.ts';

export type CustomerQuery = {
  readonly cartId: CartId;
  readonly language: Language;
  /** Without the session that saved them, saved personal data are not told (design 4, decision 11). */
  readonly session?: CheckoutSession;
  readonly memberToken?: MemberToken;
};

export type CustomerForm = {
  readonly countries: readonly Country[];
  /** Present when there is something to pre-fill the form with. */
  readonly draft?: CustomerDraft;
};

export type CustomerEntry = {
  readonly cartId: CartId;
  readonly customer: Customer;
  readonly language: Language;
  readonly memberHashId?: string;
  /** Marketing id of the visitor, -1 when there is none (spec 7). */
  readonly mtcId: number;
  readonly session?: CheckoutSession;
};

/** Where the data live now. The session is absent where the transport keeps it itself, as a browser's cookie jar does. */
export type SavedCustomer = { readonly session?: CheckoutSession };

export type PaymentRequest = {
  readonly cartId: CartId;
  readonly paymentType: PaymentType;
  readonly session?: CheckoutSession;
};

/** From personal data to the finished order (spec 2, steps 2 to 4). */
export interface CheckoutPort {
  /** Errors: `notFound` cart, `expiredTicketsDeleted`. */
  loadCustomer(query: CustomerQuery): ResultAsync<CustomerForm, ShopError>;
  /** Errors: `invalidCustomer`, `notFound` cart, `cartFrozen`. */
  saveCustomer(entry: CustomerEntry): ResultAsync<SavedCustomer, ShopError>;
  /** Whether the tickets may be reserved with a card as guarantee. Errors: `notFound` cart. */
  checkReservation(cartId: CartId): ResultAsync<boolean, ShopError>;
  /** Fixes the amount, freezes the cart and opens a payment session; a repeat answers the same address.
   *  Errors: `cartEmpty`, `customerMissing`, `expiredTicketsDeleted`, `reservationNotPossible`, `orderAlreadyPaid`,
   *  `paymentRefused`, `unreachable`. */
  startPayment(request: PaymentRequest): ResultAsync<{ readonly returnUrl: string }, ShopError>;
  /** Errors: `notFound` order. */
  showOrder(ref: OrderRef): ResultAsync<Order, ShopError>;
  /** A repeat answers the same. Errors: `cancelIdMissing`, `cancelFailed`. */
  cancelOrder(id: CancelId): ResultAsync<void, ShopError>;
}
