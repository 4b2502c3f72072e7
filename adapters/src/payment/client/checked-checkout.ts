import { leadsToPay } from '@shop/core/checkout/return-url';
import type { CheckoutPort, StartPaymentError } from '@shop/core/ports/checkout-port';
import { err, ok } from 'neverthrow';

/** Wraps a checkout that may send buyers only to these origins or the shop's own paths. Any other address is
 *  malformed, and its origin is reported. */
export const checkedCheckout = (
  checkout: CheckoutPort,
  addresses: readonly string[],
  onRefused: (origin: string) => void = () => undefined,
): CheckoutPort => ({
  ...checkout,
  startPayment: (request) =>
    checkout.startPayment(request).andThen((started) => {
      if (leadsToPay(started.returnUrl, addresses)) return ok(started);
      onRefused(URL.parse(started.returnUrl)?.origin ?? 'what is no address');
      return err<typeof started, StartPaymentError>({ kind: 'unreachable', cause: 'malformed' });
    }),
});
