import type { ResultAsync } from 'neverthrow';
import { withCartOf } from '../cart/cart-of-visitor.ts';
import type { CookiePort } from '../ports/cookie-port.ts';
import type { CheckoutPort, CheckReservationError } from './checkout-port.ts';

type Ports = {
  readonly checkout: Pick<CheckoutPort, 'checkReservation'>;
  readonly cookies: Pick<CookiePort, 'cartId'>;
};

/** Whether the reserve tab may be shown for the visitor's cart (R-METHOD-4). Errors: `notFound` cart. */
export const makeCheckReservation =
  ({ checkout, cookies }: Ports) =>
  (): ResultAsync<boolean, CheckReservationError> =>
    withCartOf(cookies, (cartId) => checkout.checkReservation(cartId));
