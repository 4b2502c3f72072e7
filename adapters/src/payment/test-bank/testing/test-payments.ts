import { attemptId, orderRef } from '@shop/core/ids';
import { cents } from '@shop/core/money/cents';
import type { PaymentSessionRequest } from '@shop/core/ports/payment-provider-port';
import type { PaymentCard } from '@shop/core/ports/provider';
import { testCards } from '../test-cards.ts';

export const aSession = (changes: Partial<PaymentSessionRequest> = {}): PaymentSessionRequest => ({
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
