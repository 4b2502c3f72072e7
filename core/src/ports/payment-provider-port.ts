import type { ResultAsync } from 'neverthrow';
import type { AttemptState } from '../checkout/attempt-state.ts';
import type { PaymentType } from '../checkout/payment.ts';
import type { Instant } from '../dates/instant.ts';
import type { ShopError } from '../errors/shop-error.ts';
import type { AttemptId, OrderRef, RefundKey } from '../ids.ts';
import type { Language } from '../languages/language.ts';
import { type Cents, cents } from '../money/cents.ts';

/** A stored attempt to pay. Everything in a request to the provider comes from here, so that a repeat equals the first
 *  request. The attempt id is the idempotency key. */
export type PaymentAttempt = {
  readonly attemptId: AttemptId;
  readonly orderRef: OrderRef;
  readonly orderNumber: string;
  readonly amount: Cents;
  readonly paymentType: PaymentType;
  readonly language: Language;
  readonly createdAt: Instant;
  /** The time at which the shop ends an unpaid session; absent when the provider ends it. */
  readonly endAt?: Instant | undefined;
  /** The origin of the shop for the browser and the provider, without a trailing slash. */
  readonly origin: string;
  /** Whether the attempt was made in the provider's test mode. */
  readonly isTest: boolean;
  /** The provider's own id of the session; absent before its answer is stored, and for providers that use the attempt
   *  id. */
  readonly sessionId?: string | undefined;
};

export type PaymentSession = {
  readonly redirectUrl: string;
  readonly expiresAt: Instant;
  /** The provider's own id of the session, if it has one. */
  readonly sessionId?: string | undefined;
};

/** A part or all of an attempt's money. The key is the idempotency key: a repeat refunds nothing more. */
export type RefundRequest = { readonly key: RefundKey; readonly amount: Cents };

/** What a provider allows. */
export type PaymentTerms = {
  /** The minimum amount of a payment. */
  readonly leastAmount: Cents;
  /** Days for which an authorization is guaranteed; absent when it does not end. */
  readonly authorizationDays?: number | undefined;
  /** Milliseconds from the creation of an attempt until the shop ends its unpaid session; absent when the provider ends
   *  it. */
  readonly endAfter?: number | undefined;
  /** Whether the provider is in its test mode, in which no money is paid. */
  readonly isTest: boolean;
};

/** The terms of a provider without limits, which ends its sessions itself. */
export const plainTerms: PaymentTerms = { leastAmount: cents(1), isTest: false };

/** Whether terms are those of a provider without limits. */
export const arePlain = (terms: PaymentTerms): boolean =>
  terms.leastAmount === plainTerms.leastAmount &&
  terms.authorizationDays === undefined &&
  terms.endAfter === undefined &&
  !terms.isTest;

/** The payment provider, called by the shop's server. Every call may be repeated; calls about an attempt return its
 *  state after them. Errors: `paymentRefused` when the provider refuses, `unreachable` without a usable answer. */
export interface PaymentProviderPort {
  readonly terms: PaymentTerms;
  openSession(attempt: PaymentAttempt): ResultAsync<PaymentSession, ShopError>;
  queryAttempt(attempt: PaymentAttempt): ResultAsync<AttemptState, ShopError>;
  /** Ends an open session or voids an authorization. Captured money stays: the returned state then reports it. */
  endAttempt(attempt: PaymentAttempt): ResultAsync<AttemptState, ShopError>;
  /** Refunds captured money, or voids an authorization of this amount. Error: `paymentRefused` also when less money is
   *  left. */
  refund(attempt: PaymentAttempt, refund: RefundRequest): ResultAsync<AttemptState, ShopError>;
}
