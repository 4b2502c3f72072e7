import { err, ok, type ResultAsync } from 'neverthrow';
import { withCartOf } from '../cart/cart-of-visitor.ts';
import type { Cents } from '../money/cents.ts';
import type { CookiePort } from '../ports/cookie-port.ts';
import type { CheckoutPort, StartPaymentError } from './checkout-port.ts';
import type { PaymentType } from './payment.ts';
import { isPaymentAddress } from './return-url.ts';

type Ports = {
  readonly checkout: Pick<CheckoutPort, 'startPayment'>;
  readonly cookies: Pick<CookiePort, 'cartId' | 'checkoutSession'>;
};

export type StartedPayment = { readonly returnUrl: string };

/** Opens a payment for the visitor's cart, at the total that they were shown where the driver knows it, else `totalChanged`; the browser
 *  then goes to `returnUrl`. An answer without a usable address is `unreachable` (R-ERROR-10); one that does not come in time leaves
 *  open whether a payment began (D-UNCONFIRMED). Other errors: those of the port, `notFound` cart. */
export const makeStartPayment =
  ({ checkout, cookies }: Ports) =>
  (paymentType: PaymentType, shownTotal?: Cents): ResultAsync<StartedPayment, StartPaymentError> =>
    withCartOf(cookies, (cartId) => {
      const session = cookies.checkoutSession();
      return checkout
        .startPayment({
          cartId,
          paymentType,
          ...(shownTotal === undefined ? {} : { shownTotal }),
          ...(session === undefined ? {} : { session }),
        })
        .mapErr(
          (error): StartPaymentError =>
            error.kind === 'unreachable' && error.cause === 'timeout' ? { kind: 'paymentUnconfirmed' } : error,
        )
        .andThen((started) =>
          isPaymentAddress(started.returnUrl)
            ? ok(started)
            : err<StartedPayment, StartPaymentError>({ kind: 'unreachable', cause: 'malformed' }),
        );
    });
