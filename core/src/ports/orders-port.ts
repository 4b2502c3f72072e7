import type { ResultAsync } from 'neverthrow';
import type { OrderHistory, OrderReplay, ToLookAt } from '../checkout/order-history.ts';
import type { Instant } from '../dates/instant.ts';
import type { OperatorFailure } from './catalog-port.ts';

/** Orders, for whoever looks after the shop (D-ORDER-HISTORY). An order is named by its number or its reference. */
export interface OrdersPort {
  /** Nothing when there is no such order. */
  history(name: string): ResultAsync<OrderHistory | undefined, OperatorFailure>;
  /** The order worked out again under the catalog that it was made under, or under what was sold at another moment. */
  replay(name: string, at?: Instant): ResultAsync<OrderReplay | undefined, OperatorFailure>;
  /** Payments and mails that a person has to look at, the longest standing first. */
  attention(): ResultAsync<readonly ToLookAt[], OperatorFailure>;
}
