import type { ResultAsync } from 'neverthrow';
import type { AttemptState } from '../checkout/attempt-state.ts';
import type { PaymentType } from '../checkout/payment.ts';
import type { Instant } from '../dates/instant.ts';
import type { ShopError } from '../errors/shop-error.ts';
import type { AttemptId, OrderRef, RefundKey } from '../ids.ts';
import type { Language } from '../languages/language.ts';
import type { Cents } from '../money/cents.ts';

/** A request for a session with a payment page. The attempt id is the idempotency key: a repeat opens no second
 *  session. */
export type PaymentSessionRequest = {
  readonly attemptId: AttemptId;
  readonly orderRef: OrderRef;
  readonly orderNumber: string;
  readonly amount: Cents;
  readonly paymentType: PaymentType;
  readonly language: Language;
  /** The address to which the browser returns; the payment page adds ref, status and lang. */
  readonly returnUrl: string;
  /** The address for the provider's signed notification. */
  readonly notifyUrl: string;
};

export type PaymentSession = { readonly redirectUrl: string; readonly expiresAt: Instant };

/** A request to refund a part or all of an attempt's money. The key is the idempotency key: a repeat refunds nothing
 *  more. */
export type RefundRequest = { readonly attemptId: AttemptId; readonly key: RefundKey; readonly amount: Cents };

/** The payment provider, called by the shop's server. Every call may be repeated; calls about an attempt return its
 *  state after them. Errors: `paymentRefused` when the provider refuses, `unreachable` without a usable answer. */
export interface PaymentProviderPort {
  openSession(request: PaymentSessionRequest): ResultAsync<PaymentSession, ShopError>;
  queryAttempt(id: AttemptId): ResultAsync<AttemptState, ShopError>;
  /** Ends an open session or voids an authorization. Captured money stays: the returned state then reports it. */
  endAttempt(id: AttemptId): ResultAsync<AttemptState, ShopError>;
  /** Refunds captured money, or voids an authorization of this amount. Error: `paymentRefused` also when less money is
   *  left. */
  refund(request: RefundRequest): ResultAsync<AttemptState, ShopError>;
}
