import type { PaymentAttempt } from '../checkout/payment-attempt.ts';
import { instant } from '../dates/instant.ts';
import { attemptId, orderRef } from '../ids.ts';
import { cents } from '../money/cents.ts';

/** Returns an attempt to pay as its provider is called about it. */
export const aPaymentAttempt = (changes: Partial<PaymentAttempt> = {}): PaymentAttempt => ({
  attemptId: attemptId('a1'),
  orderRef: orderRef('r1'),
  orderNumber: '2026-000017',
  amount: cents(4400),
  paymentType: 'payment',
  language: 'sl',
  createdAt: instant(Date.UTC(2027, 0, 12, 8)),
  origin: 'http://shop.test',
  isTest: false,
  ...changes,
});
