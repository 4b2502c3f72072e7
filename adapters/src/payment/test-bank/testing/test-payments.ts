import { attemptId, orderRef } from '@shop/core/ids';
import { cents } from '@shop/core/money/cents';
import type { PaymentCard } from '@shop/core/ports/provider';
import type { SessionRequest } from '../../client/provider-api.ts';
import { testCards } from '../test-cards.ts';

/** Returns a request to open a session, as a shop sends it. */
export const aSession = (changes: Partial<SessionRequest> = {}): SessionRequest => ({
  attemptId: attemptId('a1'),
  orderRef: orderRef('r1'),
  orderNumber: '2026-000017',
  amount: cents(4400),
  paymentType: 'payment',
  language: 'sl',
  returnUrl: 'http://shop.test/shopPaymentCallback',
  notifyUrl: 'http://shop.test/payments/notification',
  ...changes,
});

export const aCard = (changes: Partial<PaymentCard> = {}): PaymentCard => ({
  number: testCards.paid,
  expiry: '12/27',
  cvc: '123',
  holder: 'Ana Novak',
  challenge: 'confirm',
  ...changes,
});
