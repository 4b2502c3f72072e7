import type { ResultAsync } from 'neverthrow';
import type { AttemptState } from '../checkout/attempt-state.ts';
import type { PaymentAttempt } from '../checkout/payment-attempt.ts';
import type { PaymentTerms } from '../checkout/payment-terms.ts';
import type { Instant } from '../dates/instant.ts';
import type { ShopError } from '../errors/shop-error.ts';
import type { RefundKey } from '../ids.ts';
import type { Cents } from '../money/cents.ts';

export type PaymentSession = {
  readonly redirectUrl: string;
  readonly expiresAt: Instant;
  /** The provider's own id of the session, if it has one. */
  readonly sessionId?: string | undefined;
};

/** A part or all of an attempt's money. The key is the idempotency key: a repeat refunds nothing more. */
export type RefundRequest = { readonly key: RefundKey; readonly amount: Cents };

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
