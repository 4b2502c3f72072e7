import type { ResultAsync } from 'neverthrow';
import type { AttemptState } from '../checkout/attempt-state.ts';
import type { PaymentType } from '../checkout/payment.ts';
import type { Instant } from '../dates/instant.ts';
import type { ShopError } from '../errors/shop-error.ts';
import type { AttemptId, OrderRef } from '../ids.ts';
import type { Language } from '../languages/language.ts';
import type { Cents } from '../money/cents.ts';

/** A session that the payment page opens. The attempt id is the key: a repeat opens nothing new. */
export type PaymentSessionRequest = {
  readonly attemptId: AttemptId;
  readonly orderRef: OrderRef;
  readonly orderNumber: string;
  readonly amount: Cents;
  readonly paymentType: PaymentType;
  readonly language: Language;
  /** Where the browser comes back to; the page adds ref, status and lang. */
  readonly returnUrl: string;
  /** Where the signed server notification goes. */
  readonly notifyUrl: string;
};

export type PaymentSession = { readonly redirectUrl: string; readonly expiresAt: Instant };

/** The payment provider, seen from the shop's server. Every call may be repeated. */
export interface PaymentProviderPort {
  openSession(request: PaymentSessionRequest): ResultAsync<PaymentSession, ShopError>;
  queryAttempt(id: AttemptId): ResultAsync<AttemptState, ShopError>;
  /** Refunds everything: voids an authorization, refunds a capture, closes an open session. */
  refund(id: AttemptId): ResultAsync<AttemptState, ShopError>;
}
