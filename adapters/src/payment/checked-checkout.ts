import type { CheckoutPort, StartPaymentError } from '@shop/core/checkout/checkout-port';
import { leadsToPay } from '@shop/core/checkout/return-url';
import { err, ok } from 'neverthrow';

/** A checkout that sends buyers only to these origins or our own paths; others are malformed. */
export const checkedCheckout = (checkout: CheckoutPort, addresses: readonly string[]): CheckoutPort => ({
  ...checkout,
  startPayment: (request) =>
    checkout
      .startPayment(request)
      .andThen((started) =>
        leadsToPay(started.returnUrl, addresses)
          ? ok(started)
          : err<typeof started, StartPaymentError>({ kind: 'unreachable', cause: 'malformed' }),
      ),
});
