import type { OrderOutcome } from '../checkout/order.ts';
import type { Customer } from '../customer/customer.ts';
import type { Instant } from '../dates/instant.ts';
import type { Member } from './member.ts';

/** An order that somebody placed, with what is kept of them. */
export type PersonOrder = {
  readonly number: string;
  readonly placedAt: Instant;
  readonly outcome: OrderOutcome;
  readonly customer: Customer;
  /** Whether a payment or a refund of it is still to be done. */
  readonly isUnderWay: boolean;
  /** What its invoice keeps of them when they are erased; nothing where no money was taken (D-PERSON-ERASED). */
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

/** What came of erasing somebody. */
export type PersonErased =
  | {
      readonly type: 'erased';
      /** Numbers of the orders that nobody knows the buyer of any more. */
      readonly forgotten: readonly string[];
      /** Numbers of those that keep what the law asks for (D-PERSON-ERASED). */
      readonly reduced: readonly string[];
      readonly entries: number;
      readonly drafts: number;
      readonly account: boolean;
      /** Mails that were kept as files, and those that were still to be sent or could not be: nobody is written any more. */
      readonly mails: number;
      readonly unsent: number;
    }
  /** Nothing was erased: these orders are still under way. */
  | { readonly type: 'underWay'; readonly orders: readonly string[] }
  /** Nothing was erased: a payment page of our own knows of theirs and is running; which one, for the operator. */
  | { readonly type: 'paymentsInUse'; readonly reason: string };
