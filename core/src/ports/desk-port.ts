import type { ResultAsync } from 'neverthrow';
import type { Admission, TakeBackResult } from '../checkout/admission.ts';
import type {
  AttentionItem,
  OrderHistory,
  OrderReplay,
  PaymentFinding,
  ResendResult,
  SettlePaymentResult,
} from '../checkout/order-history.ts';
import type { Instant } from '../dates/instant.ts';
import type { LocalDate } from '../dates/local-date.ts';
import type { AttemptId, PressKey } from '../ids.ts';
import type { Cents } from '../money/cents.ts';
import type { OperatorFailure } from './catalog-port.ts';

/** The calls of staff at the entrance and on the telephone. An order is named by its number or its reference. `staff`
 *  is the name of the access token and is logged with the call; absent in a terminal that opens a data folder or a
 *  database itself. */
export interface DeskPort {
  /** Admits a person with a ticket code, scanned or typed in any case and with similar-looking characters; any number
   *  of doors may call at once. From a value card it redeems `amount`, or the whole balance; without an amount it
   *  answers the balance. A repeated `key` changes nothing and gets the first answer. `on`: the day of a use that is
   *  entered later; today when absent or later than today. */
  admit(
    shown: string,
    key: PressKey,
    amount?: Cents | 'all',
    on?: LocalDate,
    staff?: string,
  ): ResultAsync<Admission, OperatorFailure>;
  /** Puts an amount back onto a value card after a wrong redemption, once per `key`. */
  takeBack(shown: string, key: PressKey, amount: Cents, staff?: string): ResultAsync<TakeBackResult, OperatorFailure>;
  /** Queues the mail of an order again, by its number. */
  resend(orderNumber: string, staff?: string): ResultAsync<ResendResult, OperatorFailure>;
  /** Returns an order's history; `undefined` when there is no such order. The look-up is logged before the answer. A
   *  search without result, and the search text, are not logged. */
  history(name: string, staff?: string): ResultAsync<OrderHistory | undefined, OperatorFailure>;
  /** Prices an order again with its own catalog version, or with the version on sale at `at`. The look-up is logged as
   *  for `history`. */
  replay(name: string, at?: Instant, staff?: string): ResultAsync<OrderReplay | undefined, OperatorFailure>;
  /** Returns the payments and mails that need attention, the oldest first; before them a payment provider that does not
   *  answer. */
  attention(): ResultAsync<readonly AttentionItem[], OperatorFailure>;
  /** Settles a payment that needs attention, by what a person found at the provider. */
  settlePayment(
    attempt: AttemptId,
    finding: PaymentFinding,
    staff?: string,
  ): ResultAsync<SettlePaymentResult, OperatorFailure>;
}
