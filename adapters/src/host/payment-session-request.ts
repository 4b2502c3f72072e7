import { statusNumber } from '@shop/core/checkout/payment';
import type { HostAttempt, HostOrder } from '@shop/core/host/checkout/host-order';
import type { PaymentSessionRequest } from '@shop/core/ports/payment-provider-port';

/** Where the payment provider reports to, and where it sends the browser back to (R-ROUTE-1). */
const callbackPath = '/shopPaymentCallback';
const notificationPath = '/payments/notification';

/** What the provider is asked to open for an attempt, keyed by it. `origin` is the shop's own, without a slash at the end. */
export const sessionRequest = (origin: string, order: HostOrder, attempt: HostAttempt): PaymentSessionRequest => ({
  attemptId: attempt.id,
  orderRef: order.ref,
  orderNumber: order.number,
  amount: attempt.amount,
  paymentType: order.paymentType,
  language: order.language,
  returnUrl: `${origin}${callbackPath}`,
  notifyUrl: `${origin}${notificationPath}`,
});

/** Where a buyer goes whose order costs nothing: straight to what the payment page would send them back to. */
export const addressAfterPayment = (origin: string, { ref, language }: HostOrder): string => {
  const query = new URLSearchParams({ ref, status: String(statusNumber('completed')), lang: language });
  return `${origin}${callbackPath}?${query}`;
};
