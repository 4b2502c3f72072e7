import type { ResultAsync } from 'neverthrow';
import type { OrderRef } from '../ids.ts';
import type { CookiePort } from '../ports/cookie-port.ts';
import type { CheckoutPort, ShowOrderError } from './checkout-port.ts';
import type { Order } from './order.ts';

type Ports = {
  readonly checkout: Pick<CheckoutPort, 'showOrder'>;
  readonly cookies: Pick<CookiePort, 'checkoutSession'>;
};

/** The order behind a payment reference, without personal data, and how to cancel it where the visitor bought it.
 *  Errors: `notFound` order. */
export const makeShowOrder =
  ({ checkout, cookies }: Ports) =>
  (ref: OrderRef): ResultAsync<Order, ShowOrderError> =>
    checkout.showOrder(ref, cookies.checkoutSession());
