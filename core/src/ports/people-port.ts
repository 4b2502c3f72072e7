import type { ResultAsync } from 'neverthrow';
import type { Customer } from '../customer/customer.ts';
import type { OperatorFailure } from './catalog-port.ts';

/** Who buys. Only a database of one's own is asked for it, never a running shop (D-ORDER-HISTORY). */
export interface PeoplePort {
  /** Who bought an order, by its number or its reference; nothing when there is none, or the person is forgotten. */
  buyerOf(orderName: string): ResultAsync<Customer | undefined, OperatorFailure>;
}
