import type { PaymentAttempt } from '../../checkout/payment-attempt.ts';
import type { AttemptCase } from './order-records.ts';

/** Returns a stored attempt as its provider is called about it. `origin`: for an attempt of an earlier release, which
 *  did not store one. */
export const providerAttempt = ({ order, attempt }: AttemptCase, origin: string): PaymentAttempt => ({
  attemptId: attempt.attemptId,
  orderRef: order.ref,
  orderNumber: order.number,
  amount: attempt.amount,
  paymentType: order.paymentType,
  language: order.language,
  createdAt: attempt.createdAt,
  endAt: attempt.endAt,
  origin: attempt.origin ?? origin,
  isTest: order.isTest ?? false,
  sessionId: attempt.sessionId,
});
