import type { Instant } from '../dates/instant.ts';
import type { AttemptId, OrderRef } from '../ids.ts';
import type { Language } from '../languages/language.ts';
import type { Cents } from '../money/cents.ts';
import type { PaymentType } from './payment.ts';

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
