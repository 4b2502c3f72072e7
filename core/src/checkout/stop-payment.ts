import type { ResultAsync } from 'neverthrow';
import { withCartOf } from '../cart/cart-of-visitor.ts';
import type { CookiePort } from '../ports/cookie-port.ts';
import type { CheckoutPort, StopPaymentError } from './checkout-port.ts';

type Ports = {
  readonly checkout: Pick<CheckoutPort, 'stopPayment'>;
  readonly cookies: Pick<CookiePort, 'cartId' | 'checkoutSession'>;
};

/** Closes the payment that runs for the visitor's cart, which can be changed then. An answer that does not come in time leaves
 *  open whether it is closed (D-STOP-PAYMENT). Errors: those of the port, `notFound` cart. */
export const makeStopPayment =
  ({ checkout, cookies }: Ports) =>
  (): ResultAsync<void, StopPaymentError> =>
    withCartOf(cookies, (cartId) => {
      const session = cookies.checkoutSession();
      return checkout
        .stopPayment({ cartId, ...(session === undefined ? {} : { session }) })
        .mapErr(
          (error): StopPaymentError =>
            error.kind === 'unreachable' && error.cause === 'timeout' ? { kind: 'paymentUnconfirmed' } : error,
        );
    });
