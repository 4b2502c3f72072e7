import type { ResultAsync } from 'neverthrow';
import type { Admission, TakenBack } from '../checkout/admission.ts';
import type {
  OrderHistory,
  OrderReplay,
  PaymentFinding,
  PaymentSettled,
  Resent,
  ToLookAt,
} from '../checkout/order-history.ts';
import type { Instant } from '../dates/instant.ts';
import type { LocalDate } from '../dates/local-date.ts';
import type { AttemptId, PressKey } from '../ids.ts';
import type { Cents } from '../money/cents.ts';
import type { OperatorFailure } from './catalog-port.ts';

/** What staff do at the entrance and on the telephone. An order is named by its number or its reference. `staff` is the
 *  name of the token that they proved themselves with, and stands in the log beside what they did; absent for the
 *  terminal, which opens a data folder or a database itself. */
export interface DeskPort {
  /** Lets a person in with a ticket code, for any number of concurrent doors; scanned, or typed in any case with
   *  look-alikes. From a value card an amount is taken, or all that is left; without an amount the answer says how much
   *  that is. A repeat of `key` takes nothing and is answered as the first time. `on` is the day of a use that is
   *  entered later; today where it is absent or later. */
  admit(
    shown: string,
    key: PressKey,
    amount?: Cents | 'all',
    on?: LocalDate,
    staff?: string,
  ): ResultAsync<Admission, OperatorFailure>;
  /** Puts an amount that was taken by mistake back onto a value card; once per `key`. */
  takeBack(shown: string, key: PressKey, amount: Cents, staff?: string): ResultAsync<TakenBack, OperatorFailure>;
  /** Puts the mail of an order into the outbox again, by the number that its buyer knows. */
  resend(orderNumber: string, staff?: string): ResultAsync<Resent, OperatorFailure>;
  /** `undefined` when there is no such order. That `staff` looked an order up is logged before it is answered; nothing
   *  is where there is none, and the searched text never is. */
  history(name: string, staff?: string): ResultAsync<OrderHistory | undefined, OperatorFailure>;
  /** The order priced again under its own catalog version, or under the version that was sold at `at`. Logged as a
   *  look-up of its history is. */
  replay(name: string, at?: Instant, staff?: string): ResultAsync<OrderReplay | undefined, OperatorFailure>;
  /** Payments and mails that a person has to look at, the longest standing first; before them a payment provider that
   *  does not answer. */
  attention(): ResultAsync<readonly ToLookAt[], OperatorFailure>;
  /** Settles a payment of that list by what a person found at the provider. */
  settlePayment(
    attempt: AttemptId,
    found: PaymentFinding,
    staff?: string,
  ): ResultAsync<PaymentSettled, OperatorFailure>;
}
