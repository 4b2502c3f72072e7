import type { ResultAsync } from 'neverthrow';
import type { AttemptState } from '../checkout/attempt-state.ts';
import type { PaymentType } from '../checkout/payment.ts';
import type { Instant } from '../dates/instant.ts';
import type { ShopError } from '../errors/shop-error.ts';
import type { AttemptId, OrderRef } from '../ids.ts';
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

/** The payment provider, called by the shop's server. Every call may be repeated. */
export interface PaymentProviderPort {
  openSession(request: PaymentSessionRequest): ResultAsync<PaymentSession, ShopError>;
  queryAttempt(id: AttemptId): ResultAsync<AttemptState, ShopError>;
  /** Refunds everything: voids an authorization, refunds a capture, closes an open session. */
  refund(id: AttemptId): ResultAsync<AttemptState, ShopError>;
}
