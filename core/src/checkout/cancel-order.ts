import type { ResultAsync } from 'neverthrow';
import type { CancelId } from '../ids.ts';
import type { CancelOrderError, CheckoutPort } from './checkout-port.ts';

/** Cancels the order that a cancellation's id is for; a repeat answers the same. Errors: `cancelIdMissing`, `cancelFailed`,
 *  `cancelUnconfirmed`; `outcomeOfError` says which of them are a no. */
export const makeCancelOrder =
  ({ checkout }: { readonly checkout: Pick<CheckoutPort, 'cancelOrder'> }) =>
  (id: CancelId): ResultAsync<void, CancelOrderError> =>
    checkout.cancelOrder(id);
