import type { ResultAsync } from 'neverthrow';
import type { OrderOutcome } from '../checkout/order.ts';
import type { Customer } from '../customer/customer.ts';
import type { Instant } from '../dates/instant.ts';
import type { Member } from '../member/member.ts';
import type { OperatorFailure } from './catalog-port.ts';

/** An order of a person, with the personal data stored in it. */
export type PersonOrder = {
  readonly number: string;
  readonly placedAt: Instant;
  readonly outcome: OrderOutcome;
  readonly customer: Customer;
  /** Whether a payment or refund of the order is undecided. */
  readonly isUnderWay: boolean;
  /** The data on its invoice that remains after erasure; absent when no money was captured. */
  readonly kept?: Customer | undefined;
  /** Text of the office about why the order was canceled. */
  readonly cancelNote?: string | undefined;
};

/** All data stored under an e-mail address. */
export type PersonRecords = {
  readonly orders: readonly PersonOrder[];
  /** Data saved for carts (`entries`), and number of drafts typed but not saved (`drafts`). */
  readonly entries: readonly Customer[];
  readonly drafts: number;
  readonly account?: Member | undefined;
};

/** The result of erasing a person. */
export type PersonErased =
  | {
      readonly type: 'erased';
      /** Numbers of the orders whose buyer was erased. */
      readonly forgotten: readonly string[];
      /** Numbers of the orders that retain the data required by law. */
      readonly reduced: readonly string[];
      readonly entries: number;
      readonly drafts: number;
      readonly account: boolean;
      /** Number of deleted mail files, and of queued or failed mails that will not be sent. */
      readonly mails: number;
      readonly unsent: number;
    }
  /** Nothing was erased: these orders have an undecided payment or refund. */
  | { readonly type: 'underWay'; readonly orders: readonly string[] }
  /** Nothing was erased: a running payment page of our own contains data of the person. `reason` names it for the
   *  operator. */
  | { readonly type: 'paymentsInUse'; readonly reason: string };

/** Personal data of buyers, in a shop of our own. `staff` is the name of the access token, which is logged with each
 *  order whose buyer is looked up or erased; absent in a terminal that opens a data folder or a database itself. */
export interface PeoplePort {
  /** Returns the buyer of an order, by its number or reference; `undefined` when there is no such order or its buyer is
   *  erased. */
  buyerOf(orderName: string, staff?: string): ResultAsync<Customer | undefined, OperatorFailure>;
  /** Returns all data stored under an e-mail address. */
  recordsOf(email: string, staff?: string): ResultAsync<PersonRecords, OperatorFailure>;
  /** Erases the person with an e-mail address, except data required by law. Erases nothing while one of the person's
   *  orders has an undecided payment or refund, or a payment page with their data is running. */
  erase(email: string, staff?: string): ResultAsync<PersonErased, OperatorFailure>;
}
