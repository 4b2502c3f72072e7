import type { ResultAsync } from 'neverthrow';
import type { OrderOutcome } from '../checkout/order.ts';
import type { Customer } from '../customer/customer.ts';
import type { Instant } from '../dates/instant.ts';
import type { Member } from '../member/member.ts';
import type { OperatorFailure } from './catalog-port.ts';

/** A person's order, with what is stored of them in it. */
export type PersonOrder = {
  readonly number: string;
  readonly placedAt: Instant;
  readonly outcome: OrderOutcome;
  readonly customer: Customer;
  /** Whether a payment or a refund of it is still to be done. */
  readonly isUnderWay: boolean;
  /** What its invoice keeps of them when they are erased; nothing where no money was taken. */
  readonly kept?: Customer;
};

/** All that is kept under an e-mail address. */
export type PersonRecords = {
  readonly orders: readonly PersonOrder[];
  /** What was saved for a cart, and what was typed and not saved. */
  readonly entries: readonly Customer[];
  readonly drafts: number;
  readonly account?: Member;
};

/** Result of erasing a person. */
export type PersonErased =
  | {
      readonly type: 'erased';
      /** Numbers of the orders whose buyer was erased. */
      readonly forgotten: readonly string[];
      /** Numbers of those that keep what the law requires. */
      readonly reduced: readonly string[];
      readonly entries: number;
      readonly drafts: number;
      readonly account: boolean;
      /** Kept mail files, and mails still to be sent or given up: none is sent any more. */
      readonly mails: number;
      readonly unsent: number;
    }
  /** Nothing was erased: these orders are still under way. */
  | { readonly type: 'underWay'; readonly orders: readonly string[] }
  /** Nothing was erased: a payment page of our own knows of theirs and is running; which one, for the operator. */
  | { readonly type: 'paymentsInUse'; readonly reason: string };

/** Buyers. Only of one's own database, never of a running shop. */
export interface PeoplePort {
  /** Who bought an order, by its number or its reference; nothing when there is none, or the person is forgotten. */
  buyerOf(orderName: string): ResultAsync<Customer | undefined, OperatorFailure>;
  /** All that is kept under an e-mail address. */
  recordsOf(email: string): ResultAsync<PersonRecords, OperatorFailure>;
  /** Erases the person with an e-mail address, except what the law requires; all, or nothing while an order of theirs
   *  is under way or a payment page that knows of it is running. */
  erase(email: string): ResultAsync<PersonErased, OperatorFailure>;
}
