import type { ResultAsync } from 'neverthrow';
import type { OrderRef } from '../ids.ts';
import type { CheckoutPort, ShowOrderError } from '../ports/checkout-port.ts';
import type { Order } from './order.ts';

/** The order behind a payment reference, without personal data. Errors: `notFound` order. */
export const makeShowOrder =
  ({ checkout }: { readonly checkout: Pick<CheckoutPort, 'showOrder'> }) =>
  (ref: OrderRef): ResultAsync<Order, ShowOrderError> =>
    checkout.showOrder(ref);
